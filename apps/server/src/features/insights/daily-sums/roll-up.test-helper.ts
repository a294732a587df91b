import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import { type CountedAnswer, type RollUp, rollUp } from "./roll-up.rules.ts";

export const day = "2026-11-18";
const kinds = { "acme.com": "OWNED", "beta.io": "COMPETITOR" } as const;

/** An answer that names these brands in this order and cites these domains in this order. */
export function answer(
  named: readonly string[],
  cited: readonly string[],
  rest: Partial<CountedAnswer> & { readonly label?: SentimentLabel } = {},
): CountedAnswer {
  const { label = "UNKNOWN", ...fields } = rest;
  return {
    workspace_id: "w",
    campaign_id: "c",
    query_id: "q1",
    query_text: "best shoes",
    operator_model: "m1",
    country: null,
    language: "en",
    status: "OK",
    created: new Date("2026-11-18T09:00:00Z"),
    answered_at: new Date("2026-11-18T09:01:00Z"),
    model_id: "m1-2026",
    analyser_version: 2,
    branded: false,
    mentions: named.map((brand_id, index) => ({
      brand_id,
      is_client: brand_id === "acme",
      position: index + 1,
      sentiment: brand_id === "acme" ? label : "UNKNOWN",
      is_judged: false,
    })),
    unknown_to_model: false,
    citations: cited.map((domain) => ({
      domain,
      kind: domain === "acme.com" || domain === "beta.io" ? kinds[domain] : "OTHER",
      cited: true,
    })),
    ...fields,
  };
}

export function added(...after: readonly CountedAnswer[]): RollUp {
  return rollUp({ before: [], after }, () => on(day));
}

/** On a day of the sums that are shown. */
export function on(shown: string): { readonly generation: number; readonly day: string }[] {
  return [{ generation: 1, day: shown }];
}
