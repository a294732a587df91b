import type { Campaign } from "@citelens/contract/visibility/campaigns";

export interface CampaignList {
  readonly count: number;
  readonly results: readonly Campaign[];
}

/** Accepts a page or a plain array; anything else counts as an empty list. */
export function readCampaignList(answer: unknown): CampaignList {
  const rows = Array.isArray(answer) ? answer : partOf(answer, "results");
  if (!Array.isArray(rows)) return { count: 0, results: [] };

  const count = partOf(answer, "count");
  const results = rows as Campaign[]; // the server checks each row against the contract before sending it
  return { results, count: typeof count === "number" ? count : results.length };
}

function partOf(answer: unknown, name: "results" | "count"): unknown {
  if (typeof answer !== "object" || answer === null) return undefined;
  return Reflect.get(answer, name);
}
