/**
 * The page that an address leads to by the redirectors that name it in their own address, however many stand around it;
 * the address itself where it is none, or leads nowhere. Undefined for what is no http(s) address.
 */
export function unwrapped(written: string): URL | undefined {
  let url = webAddress(written);
  for (let depth = 0; url && depth < depthMax; depth++) {
    const target = webAddress(targetOf(url));
    if (!target) return url;
    url = target;
  }
  return url;
}

/** An address that still leads on after so many is made to lead in circles. */
const depthMax = 5;

function webAddress(written: string): URL | undefined {
  const url = URL.parse(written);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

interface Redirector {
  readonly host: RegExp;
  readonly path: RegExp;
  /** Names of the parameters of which the first that is there holds the target; else the target follows the path. */
  readonly parameters?: readonly string[];
}

function targetOf(url: URL): string {
  const redirector = redirectors.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  if (!redirector) return "";
  const { path, parameters } = redirector;
  if (!parameters) return behindPath(url, path);

  const target = parameters.map((name) => url.searchParams.get(name)).find((value) => value !== null) ?? "";
  return target.startsWith("a1") ? fromBing(target) : target;
}

/** Google and the AMP cache write "s/" before a host that is encrypted, and the address without its scheme. */
function behindPath({ pathname, search }: URL, path: RegExp): string {
  const written = pathname.replace(path, "");
  const target = written.replace(/^s\//, "");
  if (!/^[^/]+\.[^/]+/.test(target)) return "";
  return `${written === target ? "http" : "https"}://${target}${search}`;
}

/** Bing writes the target as "a1" and base64. */
function fromBing(target: string): string {
  return Buffer.from(target.slice(2), "base64url").toString("utf8");
}

const redirectors: readonly Redirector[] = [
  {
    host: /(?:^|\.)google\.[a-z.]+$/,
    path: /^\/(?:url|imgres)$/,
    parameters: ["url", "q", "imgrefurl"],
  },
  { host: /(?:^|\.)google\.[a-z.]+$/, path: /^\/amp\// },
  { host: /\.cdn\.ampproject\.org$/, path: /^\/[acv]\// },
  { host: /(?:^|\.)bing\.com$/, path: /^\/ck\/a$/, parameters: ["u"] },
  { host: /(?:^|\.)bing\.com$/, path: /^\/alink\/link$/, parameters: ["url"] },
  { host: /^lm?\.(?:facebook|instagram|messenger)\.com$/, path: /^\/(?:l\.php)?$/, parameters: ["u"] },
  { host: /^(?:(?:www|m)\.)?facebook\.com$/, path: /^\/(?:l|flx\/warn)(?:\.php)?\/?$/, parameters: ["u"] },
  { host: /^l\.threads\.(?:net|com)$/, path: /^\/$/, parameters: ["u"] },
  { host: /(?:^|\.)youtube\.com$/, path: /^\/redirect$/, parameters: ["q"] },
  { host: /(?:^|\.)linkedin\.com$/, path: /^\/(?:safety\/go|redir\/redirect)\/?$/, parameters: ["url"] },
  { host: /(?:^|\.)duckduckgo\.com$/, path: /^\/l\/?$/, parameters: ["uddg"] },
  { host: /^(?:out|www)\.reddit\.com$/, path: /^\/(?:t3_\w+|link)$/, parameters: ["url"] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, parameters: ["z"] },
  { host: /(?:^|\.)vk\.com$/, path: /^\/away\.php$/, parameters: ["to"] },
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, path: /^\/$/, parameters: ["url"] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ["url"] },
  { host: /(?:^|\.)steamcommunity\.com$/, path: /^\/linkfilter\/?$/, parameters: ["u", "url"] },
];
