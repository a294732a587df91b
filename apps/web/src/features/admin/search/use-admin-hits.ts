import {
  type SearchHit,
  searchCharactersMin,
  searchEverything,
} from "@citelens/contract/platform/admin-search";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { pageQuery } from "#lib/api/queries.ts";
import { useDebounced } from "#lib/browser/use-debounced.ts";

const stillMs = 200;
const keyScheme = "clk_";
const keyCharactersShown = 12;

export interface AdminHits extends Pick<UseQueryResult, "isError" | "error" | "refetch"> {
  /** Whether the text typed is long enough to be searched. */
  readonly isAsked: boolean;
  /** The hits are not yet those of what was typed. */
  readonly isBehind: boolean;
  readonly hits: readonly SearchHit[];
}

/** Hits of a superuser by what they type; asks once they pause. */
export function useAdminHits(typed: string, { enabled }: { readonly enabled: boolean }): AdminHits {
  const q = searchedPart(typed);
  const settled = useDebounced(q, stillMs);
  const isAsked = enabled && q.length >= searchCharactersMin;
  const { data, isError, error, isFetching, refetch } = useQuery(
    pageQuery(["admin", "search", settled], [searchEverything, { query: { q: settled } }], {
      enabled: isAsked && settled.length >= searchCharactersMin,
    }),
  );
  const isBehind = isAsked && (settled !== q || isFetching);
  return {
    isAsked,
    isBehind,
    hits: isAsked && !isError ? (data?.hits ?? []) : [],
    isError: isAsked && isError && !isBehind,
    error,
    refetch,
  };
}

/** Part that is searched: of a whole key only what is shown of it leaves the browser. */
function searchedPart(typed: string): string {
  const text = typed.trim().slice(0, 200);
  return text.startsWith(keyScheme) ? text.slice(0, keyCharactersShown) : text;
}
