import { type Backend, backends, type Platform, platforms } from "./guide-list.rules.ts";

/** The search parameters of the page: which guide is open in each of the two lists. */
export interface IntegrationsSearch {
  readonly platform?: Platform;
  readonly backend?: Backend;
}

/** Parses the search parameters; unknown values are dropped one by one. */
export function parseIntegrationsSearch(raw: Readonly<Record<string, unknown>>): IntegrationsSearch {
  const platform = platforms.find(({ value }) => value === raw.platform)?.value;
  const backend = backends.find(({ value }) => value === raw.backend)?.value;
  return { ...(platform && { platform }), ...(backend && { backend }) };
}
