import { type CreativeState, creativeStates } from "@citelens/contract/content/ads-words";
import { textParam } from "#lib/address/search-params.ts";
import { stateLooks } from "../ads-words.rules.ts";

/** The search parameters; defaults are omitted. */
export interface LibrarySearch {
  readonly state?: CreativeState;
  readonly campaign?: string;
  readonly page?: number;
}

/** The search parameters with all defaults filled in. */
export interface LibraryView {
  readonly state: CreativeState | "ALL";
  readonly campaign: string;
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
    state: creativeStates.find((one) => one === raw.state) ?? "ALL",
    campaign: textParam(raw, "campaign").campaign ?? "",
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  });
}

export function viewOf({ state, campaign, page }: LibrarySearch): LibraryView {
  return {
    state: state ?? "ALL",
    campaign: campaign ?? "",
    page: page ?? 1,
  };
}

/** Defaults are left out. */
export function addressOf({ state, campaign, page }: LibraryView): LibrarySearch {
  const paged = page === 1 ? {} : { page };
  return { ...(state !== "ALL" && { state }), ...(campaign !== "" && { campaign }), ...paged };
}
