import type { CampaignGiven } from "@citelens/contract/visibility/campaigns";
import { rivals } from "./fictional-answer.ts";
import { tovelume } from "./web/tovelume.ts";

interface DemoCampaign {
  /** The day of the fictional web on which it is launched. */
  readonly launched: number;
  readonly given: CampaignGiven;
}

const common = {
  brand: { name: tovelume.name, aliases: [], domains: [domainOf(tovelume.host)] },
  competitors: rivals.map(({ name, host }) => ({ name, aliases: [], domains: [domainOf(host)] })),
  operator_models: ["local-index"],
  language: "en",
};

/** The campaigns that the demo runs, with questions that its fictional web has something to say about. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    launched: 0,
    given: {
      ...common,
      name: "Tovelume among desk lamps",
      campaign_type: "BRAND",
      frequency: "WEEKLY",
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
        "Which desk lamp reaches furthest?",
      ),
    },
  },
  {
    launched: 5,
    given: {
      ...common,
      name: "Tovelume Arc",
      campaign_type: "PRODUCT",
      frequency: "DAILY",
      queries: asked(
        "What does the Tovelume Arc cost?",
        "What does a dimmable desk lamp cost?",
        "Best repairable desk lamps",
        "Does a desk lamp have a replaceable bulb?",
        "Best smart desk lamp for a home office",
        "Is the Tovelume Arc a good desk lamp?",
        "Which desk lamp fits a small desk?",
        "Which desk lamp is dimmed by an app?",
        "Who repairs lamps of any age?",
      ),
    },
  },
  {
    launched: 35,
    given: {
      ...common,
      name: "Home office lighting, first look",
      campaign_type: "PRE_AUDIT",
      queries: asked(
        "How should a home office be lit?",
        "How bright should a desk lamp be against eye strain?",
        "What does home office lighting cost?",
        "How long is the warranty of Tovelume?",
        "Who repairs desk lamps?",
      ),
    },
  },
];

function asked(...texts: readonly string[]): { readonly text: string }[] {
  return texts.map((text) => ({ text }));
}

function domainOf(host: string): string {
  return host.replace(/^www\./, "");
}
