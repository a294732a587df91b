import type { OpportunityKind, OpportunityTarget } from "@citelens/contract/content/opportunity-words";
import type { SeenQuery } from "./seen-period.rules.ts";

/** Something that queries call for. */
export interface CalledOpportunity {
  readonly kind: OpportunityKind;
  readonly target: CalledTarget;
  readonly queries: readonly SeenQuery[];
}

export interface CalledTarget {
  readonly kind: OpportunityTarget;
  /** By which it is the same target in other queries, periods and refreshes. */
  readonly key: string;
  /** An address, a query, a domain or a brand's name. */
  readonly name: string;
  readonly title: string | null;
}
