import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import type { AnswersWorld, Home } from "#test/answers-world.ts";
import { addCampaign, type PastAnswer } from "#test/history.ts";

/** A campaign of the brand Acme against Beta and Gamma with these answers alone. */
export async function campaignOf(
  open: AnswersWorld,
  answers: readonly PastAnswer[],
  parts: object = {},
): Promise<{ home: Home; campaignId: string }> {
  const home = await open.home();
  const campaignId = await addCampaign(open, home, { answers, parts });
  return { home, campaignId };
}

/** `past("q1 grok 2026-03-10", "Beta Acme", "acme wiki", "POSITIVE")`: who is named, what is cited, Acme's label. */
export function past(of: string, named: string, cited: string, label?: SentimentLabel): PastAnswer {
  const [query = "", model = "", day = "2026-03-10"] = of.split(" ");
  const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
  return {
    day,
    query,
    model,
    named: words(named),
    cited: words(cited).map((domain) => `${domain}.example`),
    ...(label && { labels: { Acme: label } }),
  };
}
