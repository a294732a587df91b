const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The search parameters of the page. */
export interface OverviewSearch {
  /** The text whose effect is open. */
  readonly effect?: string;
}

/** Parses the search parameters; what is no text's id is dropped. */
export function parseOverviewSearch({ effect }: Readonly<Record<string, unknown>>): OverviewSearch {
  return typeof effect === "string" && idPattern.test(effect) ? { effect } : {};
}
