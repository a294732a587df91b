/** List that is shown, and which page of it. */
export interface TabbedSearch<Tab extends string> {
  /** Omitted for the list that is shown first. */
  readonly tab?: Tab;
  /** Starts at 1; omitted on the first page. */
  readonly page?: number;
}

/** Parses the search parameters; invalid values are dropped. */
export function parseTabbedSearch<Tab extends string>(
  tabs: readonly Tab[],
  raw: Readonly<Record<string, unknown>>,
): TabbedSearch<Tab> {
  const tab = tabs.find((one) => one === raw.tab);
  const page = Number(raw.page);
  return {
    ...(tab !== undefined && tab !== tabs[0] && { tab }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}
