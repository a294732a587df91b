import { ownAgent } from "@citelens/crawlers/own-agent";
import type { BrowserContext } from "playwright-core";
import type { Lookup } from "#platform/guarded-fetch/guarded-connector.ts";
import { fetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import { guardedUrl } from "#platform/guarded-fetch/guarded-url.ts";
import { type BrowserBounds, browserBounds, watchBounds } from "./browser-bounds.ts";
import type { ProxySession } from "./proxy-session.ts";
import { RenderFailure } from "./render-failure.ts";
import { type OpenedPage, openPage } from "./render-page.ts";
import { contextOf, type RunningBrowser, runBrowser } from "./running-browser.ts";

/** A browser for pages that need JavaScript; one page at a time, and nothing inside the network of this server. */
export interface Renderer {
  /** Throws RenderFailure, or the reason of the caller's own signal once that is aborted. */
  render(url: string, options?: { readonly signal?: AbortSignal }): Promise<RenderedPage>;
  /** Ends the browser and whatever is under way. */
  close(): Promise<void>;
}

export interface RenderedPage extends OpenedPage {
  /** Targets that the page asked for and did not get because they are not on the public web: hosts and ports, at most 100. */
  readonly refused: readonly string[];
}

export interface RendererOptions {
  /** As findBrowser() found it. */
  readonly path: string;
  readonly allow: readonly string[];
  /** How names are resolved; the system's way by default. */
  readonly lookup?: Lookup;
  /** Name that is put into the browser's. */
  readonly userAgent?: string;
  readonly loadMs?: number;
  readonly quietMs?: number;
  readonly bytesMax?: number;
  /** Bounds of what the browser may take while a page is open. */
  readonly bounds?: BrowserBounds;
  /** After so long without a page the browser ends; the next page starts one. */
  readonly idleMs?: number;
}

interface RenderRequest {
  readonly url: string;
  readonly signal: AbortSignal;
}

/** Beyond the time to load: for reading the document, and for the browser to notice. */
const graceMs = 8_000;

export function openRenderer(options: RendererOptions): Renderer {
  const { path, allow, lookup, userAgent = ownAgent.userAgent, idleMs = 60_000 } = options;
  const closing = new AbortController();
  let running: RunningBrowser | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const stop = async (): Promise<void> => {
    const stopped = running;
    running = undefined;
    await stopped?.stop();
  };
  /** A browser may have died since the last page: then another one is started. */
  const ready = async (): Promise<ReadyBrowser> => {
    const context = running && (await contextOf(running, userAgent).catch(() => undefined));
    if (running && context) return { ...running, context };

    await stop();
    running = await runBrowser({ path, allow, ...(lookup && { lookup }) });
    return { ...running, context: await contextOf(running, userAgent) };
  };
  const renderNext = async (asked: RenderRequest): Promise<RenderedPage> => {
    asked.signal.throwIfAborted();
    clearTimeout(idle);
    try {
      return await renderWith(await ready(), options, asked);
    } catch (error) {
      if (!(error instanceof RenderFailure) || breaksBrowser.has(error.reason)) await stop();
      throw error;
    } finally {
      idle = setTimeout(() => void queued(stop), idleMs).unref();
    }
  };
  const queued = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    render: async (url, { signal: callers } = {}) => {
      const signal = AbortSignal.any(callers ? [closing.signal, callers] : [closing.signal]);
      const asked = { url: askedUrl(url), signal };
      return await Promise.race([queued(() => renderNext(asked)), abortion(signal)]);
    },
    close: async () => {
      closing.abort(new RenderFailure("closed", "Rendering has ended."));
      clearTimeout(idle);
      await queued(stop);
    },
  };
}

/** After these the browser is not to be trusted with another page. */
const breaksBrowser = new Set(["browser", "closed", "crashed"]);

function askedUrl(written: string): string {
  try {
    return guardedUrl(written).href;
  } catch (error) {
    throw new RenderFailure("refused", "Only pages of the web are rendered.", { cause: fetchFailure(error) });
  }
}

type ReadyBrowser = RunningBrowser & { readonly context: BrowserContext };

async function renderWith(
  { proxy, process, context }: ReadyBrowser,
  { loadMs = 15_000, quietMs = 2_000, bytesMax, bounds = browserBounds }: RendererOptions,
  { url, signal }: RenderRequest,
): Promise<RenderedPage> {
  const session = proxy.open({ pageHost: new URL(url).hostname, ...(bytesMax && { bytesMax }) });
  const own = new AbortController();
  const timer = setTimeout(
    () => own.abort(new RenderFailure("crashed", "The page kept the browser busy for too long.")),
    loadMs + graceMs,
  );
  const stopWatching = watchBounds(process.pid, bounds, (failure) => own.abort(failure));
  process.recount();
  try {
    const opened = openPage(context, session, { url, loadMs, quietMs });
    const page = await Promise.race([opened, abortion(AbortSignal.any([own.signal, signal]))]);
    return { ...page, refused: refusedTargets(session) };
  } catch (error) {
    if (signal.aborted || error instanceof RenderFailure) throw error;
    throw new RenderFailure("crashed", "The browser broke down over this page.", { cause: error });
  } finally {
    clearTimeout(timer);
    stopWatching();
    session.close();
  }
}

function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Targets refused that are the page's doing: not what the browser asks for itself. */
function refusedTargets({ refused }: ProxySession): string[] {
  return refused.filter(({ reason }) => reason !== "browser").map(({ target }) => target);
}
