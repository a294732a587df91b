import { apiBase } from "../base/endpoint.ts";

/** Characters of a slug; what is longer is cut. */
export const iconSlugMax = 60;

/** Where this server draws the icon of an operator of AI models or agents, by its name; "Common Crawl" is `common-crawl`. */
export function operatorIconPath(name: string): string {
  return `${apiBase}/icons/${iconSlug(name)}`;
}

/** Small letters and figures of a name, with one hyphen between its words; `unknown` where none is left. */
export function iconSlug(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ["unknown"];
  return words.join("-").slice(0, iconSlugMax);
}
