import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { Tabs } from "#ui/frame/tabs.tsx";
import { parseTabbedSearch } from "./tabbed-search.rules.ts";

export interface ShownList {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

interface TabbedListsProps<Tab extends string> {
  readonly label: string;
  /** In the order of their tabs. */
  readonly titles: Readonly<Record<Tab, string>>;
  readonly children: (tab: Tab, list: ShownList) => ReactElement;
}

/** The lists of what a page is about, one at a time; which one, and which page of it, is in the address. */
export function TabbedLists<Tab extends string>({
  label,
  titles,
  children,
}: TabbedListsProps<Tab>): ReactElement | null {
  const names = Object.keys(titles) as Tab[]; // the keys of the record
  const parse = (raw: Readonly<Record<string, unknown>>) => parseTabbedSearch(names, raw);
  const { search, onSearch } = useAddress(parse);
  const { tab = names[0], page = 1 } = search;
  if (tab === undefined) return null;
  return (
    <Tabs
      label={label}
      tabs={names.map((value) => ({ value, label: titles[value] }))}
      value={tab}
      onChange={(next) => onSearch(() => parse({ tab: next }), "push")}
    >
      {children(tab, {
        page,
        onPage: (next) => onSearch((latest) => parse({ ...latest, page: next }), "push"),
      })}
    </Tabs>
  );
}
