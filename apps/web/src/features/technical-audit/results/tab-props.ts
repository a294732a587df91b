import type { Audit } from "@citelens/contract/content/audit-fields";
import type { ChangeView } from "#lib/address/use-address.ts";
import type { ResultsView } from "./results-search.rules.ts";

/** What a part of the results is given: the audit, and what of it the address asks for. */
export interface TabProps {
  readonly audit: Audit;
  readonly view: ResultsView;
  readonly onChange: ChangeView<ResultsView>;
}
