export interface AdsOptions {
  /** Your API key. Without one nothing is shown, so that a laptop without the variable works as before. */
  readonly key: string | undefined;
  /** The address of the passages, such as https://citelens.example/api/v1/ads/content/. */
  readonly endpoint: string | undefined;
  /** How long a page may wait for its passages; then it is shown without them. 150 by default. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

export interface Page {
  /** Whole address of the page, such as https://www.example.com/a. */
  readonly url: string;
}

export interface Ads {
  /**
   * The page with a passage in the place of each `<div data-citelens-ad="placement"></div>`, or without the element where there is
   * none. Never throws and never rejects; a page without such an element comes back as it is, and nobody is asked.
   */
  fill(html: string, page: Page): Promise<string>;
  /** The markup of one placement, for pages that are made of parts; empty for nothing. */
  passage(placement: string, page: Page): Promise<string>;
}

interface KeptPassage {
  /** Empty for nothing. */
  readonly html: string;
  readonly until: number;
}

const timeoutMsUsual = 150;
/** How soon a site that was stopped shows nothing any more. */
const confirmedMs = 4_000;
/** Where nothing is shown, it is asked again after a minute. */
const noneMs = 60_000;
const keptMax = 5_000;
const charactersMax = 20_000;
/** After a failure nobody waits again for so long. */
const restMs = 2_000;

const elements = /<div\s+data-citelens-ad=(?:"([a-z0-9-]{1,50})"|'([a-z0-9-]{1,50})')\s*>\s*<\/div>/gi;

/**
 * Puts sponsored passages into your pages, the same for whoever reads them: nothing of the visitor is sent. A page is asked for once in an
 * hour; every few seconds it is made sure that what is kept may still be shown.
 */
export function createAds(given: AdsOptions | undefined): Ads {
  const options: Partial<AdsOptions> = given ?? {};
  const {
    key,
    endpoint,
    timeoutMs = timeoutMsUsual,
    now = Date.now,
    fetch: send = globalThis.fetch,
  } = options;
  const kept = new Map<string, KeptPassage>();
  const asking = new Map<string, Promise<string>>();
  let version: string | undefined;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let confirming: Promise<boolean> | undefined;
  let restsUntil = Number.NEGATIVE_INFINITY;
  const isUsable = Boolean(key && /^[\x21-\x7e]+$/.test(key) && endpoint && URL.canParse(endpoint));

  const headers = { authorization: `Api-Key ${key}`, "content-type": "application/json" };
  const call = (init: RequestInit): Promise<Response> =>
    send(String(endpoint), { ...init, headers, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });

  /** Whether what is kept may be shown; asked once for all who want to know. */
  function confirmed(): Promise<boolean> {
    if (now() - confirmedAt < confirmedMs) return Promise.resolve(true);
    confirming ??= confirm().finally(() => {
      confirming = undefined;
    });
    return confirming;
  }

  async function confirm(): Promise<boolean> {
    const askedAt = now();
    const response = await call({ method: "GET" });
    const told: unknown = response.ok ? await response.json() : undefined;
    if (!isState(told)) return false;
    if (told.version !== version) kept.clear();
    version = told.version;
    confirmedAt = askedAt;
    return true;
  }

  async function ask(placement: string, url: string): Promise<string> {
    const body = JSON.stringify({ page_url: url, placement });
    const response = await call({ method: "POST", body });
    if (response.status === 204) return keep(placement, url, { html: "", until: now() + noneMs });
    const told: unknown = response.ok ? await response.json() : undefined;
    if (!isContent(told)) throw new Error(`the endpoint answered with ${response.status}`);
    return keep(placement, url, { html: told.html, until: Date.parse(told.expires_at) });
  }

  function keep(placement: string, url: string, one: KeptPassage): string {
    if (kept.size >= keptMax) kept.delete(kept.keys().next().value ?? "");
    kept.set(`${placement} ${url}`, one);
    return one.html;
  }

  async function find(placement: string, url: string): Promise<string> {
    if (!(await confirmed())) return "";
    const at = `${placement} ${url}`;
    const known = kept.get(at);
    if (known && known.until > now()) return known.html;
    const asked = asking.get(at) ?? ask(placement, url).finally(() => asking.delete(at));
    asking.set(at, asked);
    return asked;
  }

  async function passage(placement: string, page: Page): Promise<string> {
    if (!isUsable) return "";
    try {
      if (now() < restsUntil) return "";
      return await find(placement, withoutFragment(page.url));
    } catch {
      restsUntil = now() + restMs; // an endpoint that hangs makes no page wait twice in a row
      return "";
    }
  }

  return {
    passage,
    fill: async (html, page) => {
      if (typeof html !== "string") return html; // a hook of all answers sees streams and files too
      const placements = [...html.matchAll(elements)].map((found) => found[1] ?? found[2] ?? "");
      if (placements.length === 0) return html;
      const unique = [...new Set(placements)];
      const passages = new Map(
        await Promise.all(unique.map(async (one) => [one, await passage(one, page)] as const)),
      );
      return html.replace(elements, (_, double, single) => passages.get(double ?? single) ?? "");
    },
  };
}

function withoutFragment(url: string): string {
  return url.split("#", 1)[0] ?? url;
}

function isState(told: unknown): told is { readonly version: string } {
  return typeof told === "object" && told !== null && "version" in told && typeof told.version === "string";
}

function isContent(told: unknown): told is { readonly html: string; readonly expires_at: string } {
  return (
    typeof told === "object" &&
    told !== null &&
    "html" in told &&
    typeof told.html === "string" &&
    told.html.length <= charactersMax &&
    "expires_at" in told &&
    typeof told.expires_at === "string"
  );
}
