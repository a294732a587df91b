import { getDomain } from "tldts";

/**
 * The address of a source in the one form in which it is counted: unwrapped from redirectors, without fragment,
 * tracking parameters, default index page and trailing slash. Undefined for what is no web address.
 */
export function sourceUrl(written: string): string | undefined {
  const url = unwrapped(written.trim().replace(/^<|>$/g, ""), 0);
  if (!url || !isHostOfTheWeb(url.hostname)) return undefined;

  url.protocol = "https:";
  url.hash = "";
  url.username = "";
  url.password = "";
  url.hostname = url.hostname.replace(/\.$/, "");
  const parameters = new URLSearchParams([...url.searchParams].filter(([name]) => !tracking.test(name)));
  parameters.sort();
  url.search = parameters.toString();
  url.pathname = url.pathname
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, "/")
    .replace(/(?<!\/)\/+$/, "");
  return url.pathname === "/" ? url.href.replace(/\/(?=$|\?)/, "") : url.href;
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

/** A name of at least two parts or an IPv4 address; example(.)com is none. */
function isHostOfTheWeb(hostname: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)+\.?$/.test(hostname);
}

function unwrapped(written: string, depth: number): URL | undefined {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { host, path, parameter } =
    redirectors.find((one) => one.host.test(url.hostname) && one.path.test(url.pathname)) ?? {};
  if (!host || !path || !parameter || depth > 3) return url;

  const target = parameter.map((name) => url.searchParams.get(name)).find((value) => value !== null) ?? "";
  return unwrapped(target.startsWith("a1") ? fromBing(target) : target, depth + 1) ?? url;
}

/** Bing writes the target as "a1" and base64. */
function fromBing(target: string): string {
  return Buffer.from(target.slice(2), "base64url").toString("utf8");
}

const redirectors = [
  { host: /(?:^|\.)google\.[a-z.]+$/, path: /^\/(?:url|imgres)$/, parameter: ["url", "q", "imgrefurl"] },
  { host: /(?:^|\.)bing\.com$/, path: /^\/ck\/a$/, parameter: ["u"] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: /^\/(?:l\.php)?$/, parameter: ["u"] },
  { host: /(?:^|\.)youtube\.com$/, path: /^\/redirect$/, parameter: ["q"] },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:safety\/go|redir\/redirect)$/, parameter: ["url"] },
  { host: /(?:^|\.)duckduckgo\.com$/, path: /^\/l\/?$/, parameter: ["uddg"] },
  { host: /^(?:out|www)\.reddit\.com$/, path: /^\/(?:t3_\w+|link)$/, parameter: ["url"] },
];

const tracking =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|srsltid|yclid|twclid|ttclid|igshid|igsh|li_fat_id|mc_[ce]id|_hs(?:enc|mi)|_ga|_gl|ved|si|ref_src|oly_(?:anon|enc)_id|vero_id|mkt_tok)$/i;
