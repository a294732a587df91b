import type { Audit } from "@citelens/contract/content/audit-fields";
import {
  type AuditCategory,
  auditCategories,
  type CheckId,
  checkIds,
  type PageKind,
  pageKinds,
  type Severity,
  severities,
} from "@citelens/contract/content/audit-words";
import {
  type AuditPageOrder,
  auditPageOrders,
  type IssueState,
  issueStates,
} from "@citelens/contract/content/technical-audit";
import { oneOf, pageIn, searchIn, valuesIn } from "#lib/address/search-values.ts";
import type { ChangeView } from "#lib/address/use-address.ts";

export const resultTabs = ["issues", "access", "pages", "speed", "compare"] as const;
export type ResultTab = (typeof resultTabs)[number];

/** The groups of the access matrix, each with its own fold. */
export const accessGroups = ["answers", "training"] as const;
export type AccessGroup = (typeof accessGroups)[number];

/** The search parameters of the results; defaults are omitted, and of lists the values are separated by commas. */
export interface ResultsSearch {
  readonly tab?: Exclude<ResultTab, "issues">;
  readonly severity?: string;
  readonly category?: string;
  readonly state?: Exclude<IssueState, "open">;
  readonly kind?: string;
  readonly search?: string;
  readonly order?: AuditPageOrder;
  readonly page?: number;
  /** The issue whose panel is open. */
  readonly issue?: CheckId;
  /** The page whose panel is open. */
  readonly at?: string;
  /** The audit that this one is compared with. */
  readonly with?: string;
  /** The groups whose agents are listed too of which nothing is known. */
  readonly unknown?: string;
}

/** The search parameters with all defaults filled in; an empty list means all. */
export interface ResultsView {
  readonly tab: ResultTab;
  readonly severity: readonly Severity[];
  readonly category: readonly AuditCategory[];
  readonly state: IssueState;
  readonly kind: readonly PageKind[];
  readonly search: string;
  readonly order: AuditPageOrder;
  readonly page: number;
  readonly issue: CheckId | undefined;
  readonly at: string | undefined;
  readonly with: string | undefined;
  readonly unknown: readonly AccessGroup[];
}

type Raw = Readonly<Record<string, unknown>>;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseResultsSearch(raw: Raw): ResultsSearch {
  return resultsAddress(filled(raw));
}

export function resultsView(search: ResultsSearch): ResultsView {
  return filled({ ...search });
}

export function resultsAddress(view: ResultsView): ResultsSearch {
  const { tab, severity, category, state, kind, search, order, page, issue, at } = view;
  return {
    ...(tab !== "issues" && { tab }),
    ...(severity.length > 0 && { severity: severity.join(",") }),
    ...(category.length > 0 && { category: category.join(",") }),
    ...(state !== "open" && { state }),
    ...(kind.length > 0 && { kind: kind.join(",") }),
    ...(search !== "" && { search }),
    ...(order !== orderUsual && { order }),
    ...(page !== 1 && { page }),
    ...(issue !== undefined && { issue }),
    ...(at !== undefined && { at }),
    ...(view.with !== undefined && { with: view.with }),
    ...(view.unknown.length > 0 && { unknown: view.unknown.join(",") }),
  };
}

const orderUsual: AuditPageOrder = "score";

/** How many filters narrow the issues. */
export function issueFiltersInUse({ severity, category, state, search }: ResultsView): number {
  return [severity.length > 0, category.length > 0, state !== "open", search !== ""].filter(Boolean).length;
}

export const withoutIssueFilters = { severity: [], category: [], state: "open", search: "" } as const;

/** From any address of the results to the same one with the panel of an issue. */
export function withIssue(issue: CheckId): (latest: Raw) => ResultsSearch {
  return (raw) => resultsAddress({ ...filled(raw), issue, at: undefined });
}

/** The same with the panel of a page. */
export function withPage(at: string): (latest: Raw) => ResultsSearch {
  return (raw) => resultsAddress({ ...filled(raw), at, issue: undefined });
}

/** The groups with one more unfolded, or one fewer. */
export function toggledGroup(groups: readonly AccessGroup[], group: AccessGroup): readonly AccessGroup[] {
  return accessGroups.filter((one) => groups.includes(one) !== (one === group));
}

function filled(raw: Raw): ResultsView {
  return {
    tab: oneOf(raw.tab, resultTabs),
    severity: valuesIn(raw.severity, severities),
    category: valuesIn(raw.category, auditCategories),
    state: oneOf(raw.state, issueStates),
    kind: valuesIn(raw.kind, pageKinds),
    search: searchIn(raw.search),
    order: auditPageOrders.find((one) => one === raw.order) ?? orderUsual,
    page: pageIn(raw.page),
    issue: checkIds.find((one) => one === raw.issue),
    at: idIn(raw.at, pageIdPattern),
    with: idIn(raw.with, uuidPattern),
    unknown: valuesIn(raw.unknown, accessGroups),
  };
}

const pageIdPattern = /^[0-9a-f]{16}$/;
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id of the kind that the pattern describes; undefined for anything else. */
function idIn(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === "string" && pattern.test(value) ? value : undefined;
}

/** Props of a part of the results: the audit, and what of it the address asks for. */
export interface TabProps {
  readonly audit: Audit;
  readonly view: ResultsView;
  readonly onChange: ChangeView<ResultsView>;
}
