import type { SourceKind } from "@citelens/contract/visibility/answers";
import type { SourceList } from "@citelens/contract/visibility/sources";

export interface SourceSums {
  readonly sites: number;
  /** A use is one site in one answer that cites it. */
  readonly uses: number;
  readonly ownUses: number;
  readonly competitorUses: number;
}

/** The types of a period's sites, summed. */
export function sumsOf(kinds: SourceList["kinds"]): SourceSums {
  const usesOf = (kind: SourceKind): number => kinds.find((one) => one.kind === kind)?.use_count ?? 0;
  return {
    sites: kinds.reduce((sum, { domains }) => sum + domains, 0),
    uses: kinds.reduce((sum, { use_count }) => sum + use_count, 0),
    ownUses: usesOf("OWNED"),
    competitorUses: usesOf("COMPETITOR"),
  };
}
