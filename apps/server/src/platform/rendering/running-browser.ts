import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext } from "playwright-core";
import { type BrowserProcess, startBrowser } from "./browser-process.ts";
import { type GuardedProxy, type GuardedProxyOptions, openGuardedProxy } from "./guarded-proxy.ts";
import { RenderFailure } from "./render-failure.ts";
import { freshContext } from "./render-page.ts";
import { renderingAgent } from "./rendering-agent.rules.ts";

/** A browser and the proxy that all of its traffic goes through. */
export interface RunningBrowser {
  readonly proxy: GuardedProxy;
  readonly process: BrowserProcess;
  stop(): Promise<void>;
}

export interface RunningOptions extends GuardedProxyOptions {
  readonly path: string;
}

const contextMs = 5_000;

/** Throws RenderFailure where the browser does not start. */
export async function runBrowser({ path, ...options }: RunningOptions): Promise<RunningBrowser> {
  const proxy = await openGuardedProxy(options);
  try {
    const process = await startBrowser({ path, proxyPort: proxy.port });
    const stop = async (): Promise<void> => {
      await Promise.all([process.kill(), proxy.close()]);
    };
    return { proxy, process, stop };
  } catch (error) {
    await proxy.close();
    throw error;
  }
}

/** A context for one page. Throws RenderFailure where the browser has died or hangs. */
export async function contextOf({ process }: RunningBrowser, userAgent: string): Promise<BrowserContext> {
  const { browser } = process;
  const opened = freshContext(browser, renderingAgent(userAgent, browser.version())).catch(() => undefined);
  const context = await Promise.race([opened, sleep(contextMs, undefined, { ref: false })]);
  if (!context) throw new RenderFailure("crashed", "The browser broke down before this page.");
  return context;
}
