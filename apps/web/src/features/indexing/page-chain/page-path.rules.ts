import { textParam } from "#lib/address/search-params.ts";

/** The search parameters of the page of one page: any path of a site. */
export interface PagePathSearch {
  readonly path?: string;
}

/** As long as the server takes. */
const pathCharactersMax = 8192;

/** The path of an address; nothing where there is none that could be one. */
export function parsePagePath(raw: Readonly<Record<string, unknown>>): PagePathSearch {
  const { path = "" } = textParam(raw, "path");
  return path === "" || path.length > pathCharactersMax ? {} : { path };
}
