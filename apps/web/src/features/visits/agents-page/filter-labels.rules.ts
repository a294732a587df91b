import { purposes, type StatusClass, statusClasses } from "@citelens/contract/traffic/agent-words";
import type { AgentRow } from "@citelens/contract/traffic/agents";
import { storedVerdicts, verdictLabel } from "@citelens/contract/traffic/identity";
import { purposeLabel } from "../traffic/public.ts";
import { type AgentVisitsView, type ListFilter, listFilters } from "./agents-address.rules.ts";

const statusLabels: Readonly<Record<StatusClass, string>> = {
  "2xx": "2xx, answered",
  "3xx": "3xx, led elsewhere",
  "4xx": "4xx, refused or not found",
  "5xx": "5xx, failed",
  none: "Not reported",
};

export const filterLabels: Readonly<Record<ListFilter, string>> = {
  purpose: "Purpose",
  operator: "Operator",
  agent: "Agent",
  verdict: "Verdict",
  status: "Status",
};

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Options of a filter: operators and agents are those that came, and those that are chosen. */
export function optionsOf(
  name: ListFilter,
  { came, view }: { readonly came: readonly AgentRow[]; readonly view: AgentVisitsView },
): readonly FilterOption[] {
  switch (name) {
    case "purpose":
      return purposes.map((value) => ({ value, label: purposeLabel(value) }));
    case "verdict":
      return storedVerdicts.map((value) => ({ value, label: verdictLabel(value) }));
    case "status":
      return statusClasses.map((value) => ({ value, label: statusLabels[value] }));
    case "operator":
      return named([...came.map(({ operator }) => operator), ...view.operator]);
    case "agent":
      return named([...came.map(({ token }) => token), ...view.agent]);
  }
}

export interface ActiveFilter extends FilterOption {
  readonly name: ListFilter;
}

/** Each value that narrows the visits, with its word. */
export function activeFilters(view: AgentVisitsView): readonly ActiveFilter[] {
  return listFilters.flatMap((name) => {
    const chosen: readonly string[] = view[name];
    return optionsOf(name, { came: [], view })
      .filter(({ value }) => chosen.includes(value))
      .map((option) => ({ ...option, name }));
  });
}

/** A filter with other values. What is not one of its words is dropped. */
export function withValues(
  name: ListFilter,
  values: readonly string[],
): Partial<Pick<AgentVisitsView, ListFilter>> {
  switch (name) {
    case "purpose":
      return { purpose: purposes.filter((one) => values.includes(one)) };
    case "verdict":
      return { verdict: storedVerdicts.filter((one) => values.includes(one)) };
    case "status":
      return { status: statusClasses.filter((one) => values.includes(one)) };
    case "operator":
      return { operator: values };
    case "agent":
      return { agent: values };
  }
}

function named(names: readonly string[]): readonly FilterOption[] {
  return [...new Set(names)]
    .toSorted(new Intl.Collator("en").compare)
    .map((value) => ({ value, label: value }));
}
