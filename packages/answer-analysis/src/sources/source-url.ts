import { getDomain } from "tldts";
import { unwrapped } from "./redirectors.ts";

/** An address of a page, as somebody follows it and as it is counted. */
export interface SourceAddress {
  /** With the scheme and the host that were cited, so that it leads to the page. */
  readonly url: string;
  /** The one form of all addresses of the page: https, without "www.". */
  readonly page: string;
}

/**
 * The address of a source without redirectors around it, fragment, tracking parameters, default index page, trailing slash
 * and the punctuation of the sentence that it stood in. Undefined for what is no http(s) address.
 */
export function sourceAddress(written: string): SourceAddress | undefined {
  const url = unwrapped(withoutClosing(plain(written)));
  if (!url || url.hostname === "") return undefined;

  url.hash = "";
  url.username = "";
  url.password = "";
  url.hostname = url.hostname.replace(/\.$/, "");
  url.search = keptParameters(url.searchParams);
  url.pathname = upperEscapes(withoutClosing(url.pathname))
    .replace(/\/(?:index|default)\.(?:[sx]?html?|php|aspx?|jsp|cfm)$/i, "/")
    .replace(/(?<!\/)\/+$/, "");
  const followed = addressOf(url);
  url.protocol = "https:";
  url.hostname = url.hostname.replace(/^www\./, "");
  return { url: followed, page: addressOf(url) };
}

/** The one form in which the page behind an address is counted; undefined for what is no http(s) address. */
export function countedPage(written: string): string | undefined {
  return sourceAddress(written)?.page;
}

/** The host without "www.", in lower case. */
export function hostOf(url: string): string {
  return (URL.parse(url)?.hostname ?? "").replace(/^www\d?\./, "");
}

/**
 * The domain that somebody can register, by the public suffix list: example.co.uk of shop.example.co.uk, and of hosts that
 * give each customer a name of their own that name.
 */
export function registrableDomain(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** Without the angle brackets and the entities of the markup that it was written in. */
function plain(written: string): string {
  return written
    .trim()
    .replace(/^<|>$/g, "")
    .replace(/&(?:amp;|#38;|#x26;)+/gi, "&");
}

/** Marks that end a sentence, and quotes and brackets that were opened before an address. */
const closing = new Set([
  ...".,;:!?'\"*`\u2026\u2019\u201d\u00bb\u203a\u3001\u3002\uff0c\uff0e\uff01\uff1a\uff1b\uff1f\u300b\u3009\u300d\u300f\u3011\uff09",
]);
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{", ">": "<" };

function withoutClosing(written: string): string {
  let end = written.length;
  for (const unopened = unopenedAtEnd(written); end > 0; end--) {
    const sign = written[end - 1] ?? "";
    if (!closing.has(sign) && !unopened(sign)) break;
  }
  return written.slice(0, end);
}

/** Tells of each closing bracket, from the end, whether nothing opens it: those of /Acorn_(band) belong to the address. */
function unopenedAtEnd(written: string): (sign: string) => boolean {
  const left = new Map<string, number>();
  return (sign) => {
    const opening = brackets[sign];
    if (opening === undefined) return false;
    const surplus = left.get(sign) ?? countOf(written, sign) - countOf(written, opening);
    left.set(sign, surplus - 1);
    return surplus > 0;
  };
}

function countOf(written: string, sign: string): number {
  let count = 0;
  for (let at = written.indexOf(sign); at >= 0; at = written.indexOf(sign, at + 1)) count++;
  return count;
}

function keptParameters(all: URLSearchParams): string {
  const parameters = new URLSearchParams([...all].filter(([name, value]) => !isTracking(name, value)));
  parameters.sort();
  return parameters.toString();
}

/** Grok puts `referrer=grok.com` on what it cites; a referrer that is more than a host may lead somewhere. */
function isTracking(name: string, value: string): boolean {
  return tracking.test(name) || (/^referr?er$/i.test(name) && /^[\w-]+(?:\.[\w-]+)+\/?$/.test(value));
}

function upperEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase());
}

function addressOf(url: URL): string {
  return url.pathname === "/" ? url.href.replace(/\/(?=$|\?)/, "") : url.href;
}

const tracking =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|fbclid|fb_action_\w+|msclkid|srsltid|yclid|ysclid|twclid|ttclid|rdt_cid|epik|irclickid|igshid|igsh|li_fat_id|s_kwcid|mc_[ce]id|_hs(?:enc|mi)|__hs\w+|hsctatracking|hsa_\w+|_ga|_gl|_gcl_\w+|_openstat|(?:mtm|piwik|matomo)_\w+|pk_(?:campaign|kwd|keyword|source|medium|content|cid)|ved|si|ref_src|ref_url|oly_(?:anon|enc)_id|vero_id|mkt_tok|trk_(?:contact|msg|module|sid)|wickedid|guccounter|guce_referrer\w*|wt[._]mc(?:_id)?|xtor|at_(?:medium|campaign|creation|format|variant)|_k[ex])$/i;
