import type { ReactElement, ReactNode } from "react";
import { type InsightAddress, InsightScope } from "#features/insights/filters/public.ts";
import type { Address } from "#lib/address/use-address.ts";

interface ListScopeProps<Search extends InsightAddress, View extends { readonly page: number }>
  extends Address<Search> {
  readonly list: {
    readonly viewOf: (search: Search) => View;
    readonly searchOf: (view: View, insight: InsightAddress) => Search;
  };
  readonly children: ReactNode;
}

/** The choice of answers that a list of sources counts: another one leads to the list's page 1. */
export function ListScope<Search extends InsightAddress, View extends { readonly page: number }>({
  search,
  onSearch,
  list,
  children,
}: ListScopeProps<Search, View>): ReactElement {
  return (
    <InsightScope
      address={search}
      onAddress={(change) =>
        onSearch((latest) => list.searchOf({ ...list.viewOf(latest), page: 1 }, change(latest)), "replace")
      }
    >
      {children}
    </InsightScope>
  );
}
