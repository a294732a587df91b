import { urlKey } from "../../facts/page-hash.rules.ts";

/** Whether two addresses are one page's, whichever scheme they name: that is mended on the way. */
export function isSameAddress(a: string, b: string): boolean {
  return a === b || withoutScheme(a) === withoutScheme(b);
}

function withoutScheme(address: string): string {
  return urlKey(address).replace(/^https?:/, "");
}
