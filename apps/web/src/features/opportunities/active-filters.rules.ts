import { areUsual, type OpportunitiesView, withoutFilters } from "./opportunities-search.rules.ts";
import { kindLabels, stateLabels } from "./opportunity-labels.rules.ts";

interface ActiveFilter {
  readonly words: string;
  /** View without it. */
  readonly without: Partial<OpportunitiesView>;
}

/** The filters that differ from what is usual, each as text. */
export function activeFilters(view: OpportunitiesView, campaign: string | undefined): ActiveFilter[] {
  const { kind, state, search } = view;
  const states = state.map((one) => stateLabels[one]).join(", ");
  return [
    ...(search === "" ? [] : [{ words: `Search: ${search}`, without: { search: "" } }]),
    ...kind.map((one) => ({
      words: `Kind: ${kindLabels[one]}`,
      without: { kind: kind.filter((other) => other !== one) },
    })),
    ...(areUsual(state)
      ? []
      : [{ words: `State: ${states || "all"}`, without: { state: withoutFilters.state } }]),
    ...(view.campaign === undefined
      ? []
      : [{ words: `Campaign: ${campaign ?? "unknown"}`, without: { campaign: undefined } }]),
  ];
}
