import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { refusedHeader } from "./proxy-headers.rules.ts";
import type { ProxySession } from "./proxy-session.ts";
import { targetName } from "./proxy-target.ts";
import { RenderFailure } from "./render-failure.ts";

/** Where the page's own time or bytes ended before it was at rest. */
export type RenderCut = "time" | "bytes";

export interface OpenedPage {
  /** The document as it stands in the browser, at most 2,000,000 characters. */
  readonly html: string;
  /** Where the browser was in the end. */
  readonly url: string;
  /** Status of the answer that the document came with. */
  readonly status: number;
  /** Null where it came to rest. */
  readonly cut: RenderCut | null;
}

export interface PageOptions {
  readonly url: string;
  /** For loading and coming to rest together. */
  readonly loadMs: number;
  /** How long nothing may happen on the network before the page counts as at rest. */
  readonly quietMs: number;
}

/** The last navigation of the main frame. */
interface PageLanding {
  readonly url: string;
  readonly status?: number;
  readonly isRefused: boolean;
  readonly fault?: string;
}

const htmlCharactersMax = 2_000_000;
const readMs = 3_000;
const closeMs = 3_000;

/** A context that shares nothing with others: nothing is downloaded, allowed or kept. */
export function freshContext(browser: Browser, userAgent: string): Promise<BrowserContext> {
  return browser.newContext({
    acceptDownloads: false,
    permissions: [],
    reducedMotion: "reduce",
    serviceWorkers: "block",
    userAgent,
    viewport: { width: 1280, height: 900 },
  });
}

/** Opens an address in a context, waits until it is at rest, reads its document, and closes the context. Throws RenderFailure. */
export async function openPage(
  context: BrowserContext,
  session: ProxySession,
  asked: PageOptions,
): Promise<OpenedPage> {
  try {
    const page = await context.newPage();
    withoutCompany(context, page);
    const landing = watchLanding(page, session);

    const untilMs = performance.now() + asked.loadMs;
    const isAtRest = await load({ page, landing, untilMs }, asked);
    const status = landed(page, landing());
    const html = await readDocument(context, page);
    return { html, url: page.url(), status, cut: cutOf(session, isAtRest) };
  } finally {
    await close(context);
  }
}

/** A context that does not close has a page in it that hangs. */
async function close(context: BrowserContext): Promise<void> {
  const late = sleep(closeMs, "late", { ref: false });
  if ((await Promise.race([context.close(), late])) === "late")
    throw new RenderFailure("crashed", "The page kept the browser busy for too long.");
}

function cutOf({ isFull }: ProxySession, isAtRest: boolean): RenderCut | null {
  if (isFull) return "bytes";
  return isAtRest ? null : "time";
}

/** Windows that it opens are closed, and questions that it asks are dismissed. */
function withoutCompany(context: BrowserContext, page: Page): void {
  context.on("dialog", (dialog) => void dialog.dismiss().catch(ignoreOwnEnd));
  context.on("page", (popup) => {
    if (popup !== page) void popup.close().catch(ignoreOwnEnd);
  });
}

function watchLanding(page: Page, session: ProxySession): () => PageLanding {
  let last: PageLanding = { url: "", isRefused: false };
  page.on("response", (response) => {
    if (!isLanding(page, response.request())) return;
    const isPlain = response.url().startsWith("http:");
    const isOurs = isPlain && response.headers()[refusedHeader] === "citelens";
    // Of what it could not reach the proxy says so itself; browsers from 156 on do not report that as a failed request.
    last =
      isOurs && response.status() !== 403
        ? { url: response.url(), fault: "ERR_EMPTY_RESPONSE", isRefused: false }
        : { url: response.url(), status: response.status(), isRefused: isOurs };
  });
  page.on("requestfailed", (request) => {
    const fault = request.failure()?.errorText ?? "";
    if (!isLanding(page, request) || /ERR_ABORTED/.test(fault)) return;
    const name = targetName(request.url());
    last = { url: request.url(), fault, isRefused: session.refused.some(({ target }) => target === name) };
  });
  return () => last;
}

/** Nothing may be thrown where events are heard; a request without a frame is none of the page's. */
function isLanding(page: Page, request: Request): boolean {
  try {
    return request.isNavigationRequest() && request.frame() === page.mainFrame();
  } catch {
    return false;
  }
}

interface PageLoad {
  readonly page: Page;
  readonly landing: () => PageLanding;
  readonly untilMs: number;
}

/** Whether the page came to rest in time. */
async function load(loading: PageLoad, { url, quietMs }: PageOptions): Promise<boolean> {
  const { page, untilMs } = loading;
  let lastMs = performance.now();
  const note = (): void => {
    lastMs = performance.now();
  };
  page.on("request", note).on("requestfinished", note).on("requestfailed", note);
  await commit(loading, url);
  const timeout = Math.max(1, untilMs - performance.now());
  const isLoaded = await page.waitForLoadState("load", { timeout }).then(
    () => true,
    () => false,
  );

  lastMs = Math.max(lastMs, performance.now());
  while (performance.now() < Math.min(lastMs + quietMs, untilMs)) {
    await sleep(Math.max(1, Math.min(lastMs + quietMs, untilMs) - performance.now()));
  }
  return isLoaded && performance.now() >= lastMs + quietMs;
}

/** The first document; a page that leaves at once for another one is followed. */
async function commit({ page, landing, untilMs }: PageLoad, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: "commit", timeout: Math.max(1, untilMs - performance.now()) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/interrupted by another navigation/.test(message)) return;
    if (landing().isRefused) throw refused(url);
    throw navigationFailure(message, error);
  }
}

/** The status of the document that the browser ended with. */
function landed(page: Page, { url, status, isRefused, fault }: PageLanding): number {
  const isOfTheWeb = /^https?:/.test(page.url());
  if (isRefused) throw refused(url);
  if (fault && (!isOfTheWeb || status === undefined)) throw navigationFailure(fault);
  if (!isOfTheWeb || status === undefined)
    throw new RenderFailure("no-page", "There is no page to render at this address.");
  return status;
}

function navigationFailure(message: string, cause?: unknown): RenderFailure {
  if (/Timeout|ERR_TIMED_OUT|ERR_CONNECTION_TIMED_OUT/.test(message))
    return new RenderFailure("timeout", "The page did not answer the browser in time.", { cause });
  if (/Download is starting|ERR_ABORTED/.test(message))
    return new RenderFailure("no-page", "There is no page to render at this address.", { cause });
  if (/crashed|closed/.test(message))
    return new RenderFailure("crashed", "The browser broke down over this page.", { cause });
  const [code = "no answer"] = /ERR_[A-Z_]+/.exec(message) ?? [];
  return new RenderFailure("unreachable", `The browser could not open the page (${code}).`, { cause });
}

function refused(url: string): RenderFailure {
  return new RenderFailure(
    "refused",
    `The page leads to ${url.slice(0, 300)}, which is not on the public internet.`,
  );
}

/** Read in a world of its own, where nothing that the page has redefined counts, and never longer than the bound. */
async function readDocument(context: BrowserContext, page: Page): Promise<string> {
  const session = await context.newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
  });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `(${wholeDocument})().slice(0, ${htmlCharactersMax})`,
    contextId: executionContextId,
    returnByValue: true,
    timeout: readMs,
  });
  if (typeof result.value !== "string")
    throw new RenderFailure("crashed", "The browser broke down over this page.");
  return result.value;
}

/** Shadows are a part of what is shown, and the HTML of a page leaves them out unless it is asked for each. */
const wholeDocument = `() => {
  const html = document.documentElement;
  if (!html) return "";
  const shadows = [];
  for (const trees = [document]; trees.length > 0 && shadows.length < 5000; ) {
    for (const { shadowRoot } of trees.pop().querySelectorAll("*")) {
      if (!shadowRoot) continue;
      shadows.push(shadowRoot);
      trees.push(shadowRoot);
    }
  }
  if (shadows.length === 0 || !html.getHTML) return html.outerHTML;
  const [start = ""] = html.cloneNode(false).outerHTML.split("</html>");
  return start + html.getHTML({ shadowRoots: shadows }) + "</html>";
}`;

/** Targets that the page opened or asked are gone already. */
function ignoreOwnEnd(): void {}
