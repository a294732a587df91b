import { type CreativeState, creativeStates } from "@citelens/contract/content/ads-words";
import { textParam } from "#lib/address/search-params.ts";
import { stateLooks } from "../ads-labels.rules.ts";

export type LibraryTab = "creatives" | "observed";

/** The search parameters; defaults are omitted. */
export interface LibrarySearch {
  readonly tab?: "observed";
  /** Filters of creatives. */
  readonly state?: CreativeState;
  readonly campaign?: string;
  /** Filters of ads that were seen. */
  readonly search?: string;
  readonly page?: number;
}

/** The search parameters with all defaults filled in. */
export interface LibraryView {
  readonly tab: LibraryTab;
  readonly state: CreativeState | "ALL";
  readonly campaign: string;
  readonly search: string;
  readonly page: number;
}

export const stateFilters: readonly { readonly value: LibraryView["state"]; readonly label: string }[] = [
  { value: "ALL", label: "All states" },
  ...creativeStates.map((value) => ({ value, label: stateLooks[value].label })),
];

const pageMax = 1_000_000;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseLibrarySearch(raw: Readonly<Record<string, unknown>>): LibrarySearch {
  const page = Number(raw.page);
  return addressOf({
    tab: raw.tab === "observed" ? "observed" : "creatives",
    state: creativeStates.find((one) => one === raw.state) ?? "ALL",
    campaign: textParam(raw, "campaign").campaign ?? "",
    search: textParam(raw, "search").search ?? "",
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  });
}

export function viewOf({ tab, state, campaign, search, page }: LibrarySearch): LibraryView {
  return {
    tab: tab ?? "creatives",
    state: state ?? "ALL",
    campaign: campaign ?? "",
    search: search ?? "",
    page: page ?? 1,
  };
}

/** Filters of the other tab are left out. */
export function addressOf({ tab, state, campaign, search, page }: LibraryView): LibrarySearch {
  const paged = page === 1 ? {} : { page };
  if (tab === "observed") return { tab, ...(search !== "" && { search }), ...paged };
  return { ...(state !== "ALL" && { state }), ...(campaign !== "" && { campaign }), ...paged };
}
