import { useMatch, useNavigate, useRouter, useSearch } from "@tanstack/react-router";

/** Filters replace the history entry; pages, sorting and panels add one. */
export type ChangeSearch<Search> = (change: (latest: Search) => Search, history: "push" | "replace") => void;

/** The search parameters of a page, and how it changes them. */
export interface Address<Search> {
  readonly search: Search;
  readonly onSearch: ChangeSearch<Search>;
}

/** Changes a part of what a page shows. A part that follows from what is shown is a function of the newest view. */
export type ChangeView<View> = (
  part: Partial<View> | ((latest: View) => Partial<View>),
  history: "push" | "replace",
) => void;

interface Translation<Search, View> {
  readonly viewOf: (search: Search) => View;
  readonly searchOf: (view: View, latest: Search) => Search;
}

type Raw = Readonly<Record<string, unknown>>;

/**
 * The search parameters of the page that calls it. Each change is built on the newest address: a change made a moment ago
 * is there before it is on the page, and must not be lost. A new page of a list scrolls to the top; other changes keep the
 * scroll position.
 */
export function useAddress<Search extends object>(parse: (raw: Raw) => Search): Address<Search> {
  const router = useRouter();
  const navigate = useNavigate();
  const { fullPath: from } = useMatch({ strict: false });
  const onSearch: ChangeSearch<Search> = (change, history) => {
    const latest = parse(router.latestLocation.search);
    const next = change(latest);
    void navigate({
      to: ".",
      from,
      search: next,
      replace: history === "replace",
      resetScroll: pageOf(next) !== pageOf(latest),
    });
  };
  return { search: parse(useSearch({ strict: false })), onSearch };
}

/** How a list changes what it shows: any change but that of the page itself leads to page 1. */
export function changeOfView<Search, View extends { readonly page: number }>(
  onSearch: ChangeSearch<Search>,
  { viewOf, searchOf }: Translation<Search, View>,
): ChangeView<View> {
  return (part, history) =>
    onSearch((latest) => {
      const view = viewOf(latest);
      return searchOf({ ...view, page: 1, ...(typeof part === "function" ? part(view) : part) }, latest);
    }, history);
}

function pageOf(search: object): unknown {
  return "page" in search ? search.page : undefined;
}
