import type { CampaignGiven } from "@citelens/contract/visibility/campaigns";
import { rivals } from "../web/fictional-answer.ts";
import { tovelume } from "../web/tovelume.ts";

interface DemoCampaign {
  /** The day of the fictional web on which it is launched. */
  readonly launched: number;
  readonly given: CampaignGiven & { readonly name: string };
  /** A question that takes the place of another one, from a day on. */
  readonly replaced?: { readonly on: number; readonly text: string; readonly by: string };
}

const assistants = ["demo-recent", "demo-guides", "demo-reviews", "demo-memory"];

/** A rival that nobody names when the campaigns begin: the answers do, and it is suggested. */
const unnoticed = "Fenglow";

const common: CampaignGiven = {
  brand: { name: tovelume.name, aliases: [], domains: [domainOf(tovelume.host)] },
  competitors: rivals
    .filter(({ name }) => name !== unnoticed)
    .map(({ name, host }) => ({ name, aliases: [], domains: [domainOf(host)] })),
  language: "en",
};

/** Questions asked about the demo's product. */
export const arcQuestions: readonly string[] = [
  "What does the Tovelume Arc cost?",
  "Is the Tovelume Arc a good desk lamp?",
  "Tovelume Arc vs Quilbeam Orbit",
  "What does a dimmable desk lamp cost?",
  "Does a desk lamp have a replaceable bulb?",
  "Best smart desk lamp for a home office",
  "Which desk lamp fits a small desk?",
  "Which desk lamp is dimmed by an app?",
  "Best desk lamps for wide desks",
  "Best desk lamps under 100 euros",
  "Best desk lamp for two screens",
  "Which desk lamp is gentle on the eyes?",
];

/** The campaigns that the demo runs, with questions that its fictional web has something to say about. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    launched: 0,
    given: {
      ...common,
      name: "Tovelume among desk lamps",
      campaign_type: "BRAND",
      frequency: "WEEKLY",
      operator_models: assistants,
      queries: asked(
        "What are the best desk lamps for a home office?",
        "Best desk lamp against eye strain",
        "Best floor lamps for reading",
        "Alternatives to Brightwren desk lamps",
        "Alternatives to Halvorix floor lamps",
        "Which are the most sustainable lamps?",
        "Tovelume vs Brightwren desk lamps",
        "Is Tovelume a good brand?",
        "Which desk lamp has the longest warranty?",
        "Which lamp is flicker-free on video calls?",
        "Which lamp shines longest without a cable?",
        "Which desk lamp has the longest reach?",
        "Best repairable desk lamps",
        "Best lamps for small rooms",
        "Who repairs lamps of any age?",
        "Best lamp for video calls",
        "Which lamp charges a phone?",
        "Best desk lamps for drawing and design",
        "Light for a home office with little daylight",
        "Which floor lamp is the most beautiful?",
        "Best cheap desk lamps",
        "How long is the warranty of Tovelume?",
        "How bright should a desk lamp be?",
        "What do people say about the delivery of Tovelume?",
      ),
    },
    replaced: {
      on: 66,
      text: "Which lamp shines longest without a cable?",
      by: "Best lamps with a battery",
    },
  },
  {
    launched: 30,
    given: {
      ...common,
      name: "Tovelume Arc",
      campaign_type: "PRODUCT",
      frequency: "DAILY",
      operator_models: [...assistants, "local-index"],
      queries: asked(...arcQuestions),
    },
  },
];

function asked(...texts: readonly string[]): { readonly text: string }[] {
  return texts.map((text) => ({ text }));
}

function domainOf(host: string): string {
  return host.replace(/^www\./, "");
}
