import type { PageOrigin } from "@citelens/contract/content/audit-words";
import { pageHash } from "../facts/page-hash.rules.ts";
import type { PageBrief } from "./check.rules.ts";

/** Origins whose addresses are kept without the slash at their end, however they were written. */
const unslashed: ReadonlySet<PageOrigin> = new Set(["CITED", "VISITED"]);

/** The address with a slash at its end, where cited or read addresses, kept without, may stand for it. */
export function slashedUrl(url: string, foundIn: readonly PageOrigin[]): string | undefined {
  const address = URL.parse(url);
  if (address?.search !== "" || foundIn.length === 0) return undefined;
  if (!foundIn.every((origin) => unslashed.has(origin)) || /\/$|\.[a-z0-9]{1,5}$/i.test(address.pathname))
    return undefined;
  address.pathname += "/";
  return address.href;
}

/** Whether such an address is answered with the slash. */
export function isAnsweredWithSlash(
  { url, foundIn }: { readonly url: string; readonly foundIn: readonly PageOrigin[] },
  site: { page(hash: string): PageBrief | undefined },
): boolean {
  const slashed = slashedUrl(url, foundIn);
  const page = slashed === undefined ? undefined : site.page(pageHash(slashed));
  return page !== undefined && page.status !== null && page.status < 400;
}
