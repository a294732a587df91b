import { clientIpOf } from "./client-ip.ts";
import { type NodeRequest, type NodeResponse, reportOnceAnswered, visitorLeft } from "./once-answered.ts";
import { createReporter, type Reporter, type ReporterOptions } from "./reporter.ts";
import { waitUntil } from "./wait-until.ts";

/** An event of Nitro 2, on which Nuxt 3 and 4 run. */
interface NodeEvent {
  readonly node: {
    /** In `__unenv__` what a call within Nitro is handed of the request that makes it. */
    readonly req: NodeRequest & { readonly __unenv__?: object | undefined };
    readonly res: NodeResponse;
  };
  waitUntil?(promise: Promise<unknown>): void;
}

/** An event of Nitro 3. */
interface WebEvent {
  readonly req: Request & {
    readonly ip?: string | undefined;
    readonly runtime?: { readonly node?: { readonly req: NodeRequest; readonly res?: NodeResponse } };
    waitUntil?(promise: Promise<unknown>): void;
  };
}

interface NitroApp {
  readonly hooks: {
    hook(name: "request", listener: (event: NodeEvent | WebEvent) => void): unknown;
    hook(name: "afterResponse", listener: (event: NodeEvent) => void): unknown;
    hook(name: "response", listener: (response: Response, event: WebEvent) => void): unknown;
  };
}

type ReportOnce = (status?: number) => Promise<void>;

/** A Nitro plugin: `export default defineNitroPlugin(reportVisits({ key, endpoint }))` in server/plugins. */
export function reportVisits(options: ReporterOptions): (nitroApp: NitroApp) => void {
  const reporter = createReporter(options, "nuxt");
  const reports = new WeakMap<object, ReportOnce>();

  /** Watches a request: of one whose visitor has left, or that is never answered, Nitro tells nobody at its end. */
  function watch(event: NodeEvent | WebEvent): ReportOnce | undefined {
    const known = reports.get(event);
    if (known) return known;
    const report = isOfNode(event) ? watchNode(reporter, event) : watchWeb(reporter, event);
    if (report) reports.set(event, report);
    return report;
  }

  function guarded(watched: () => void): void {
    try {
      watched();
    } catch (error) {
      reporter.failed(error);
    }
  }

  return ({ hooks }) => {
    hooks.hook("request", (event) => guarded(() => void watch(event)));
    // Nitro 2 calls the first of these, Nitro 3 the second.
    hooks.hook("afterResponse", (event) =>
      guarded(() => waitUntil(event, watch(event)?.(event.node.res.statusCode))),
    );
    hooks.hook("response", (response, event) =>
      guarded(() => waitUntil(event.req, watch(event)?.(response.status))),
    );
  };
}

function isOfNode(event: NodeEvent | WebEvent): event is NodeEvent {
  return "node" in event && event.node !== undefined;
}

/** A page that asks a route of the same app, with its visitor's headers, is one visit. */
function watchNode(reporter: Reporter, { node }: NodeEvent): ReportOnce | undefined {
  const from = node.req.__unenv__;
  return from && "nitro" in from ? undefined : reportOnceAnswered(reporter, node.req, node.res);
}

function watchWeb(reporter: Reporter, { req }: WebEvent): ReportOnce {
  const { node } = req.runtime ?? {};
  if (node?.res) return reportOnceAnswered(reporter, node.req, node.res);

  let isReported = false;
  const report = async (status?: number): Promise<void> => {
    if (isReported) return;
    isReported = true;
    await reporter.report(() => {
      const { method, url: path, headers, ip: peer } = req;
      return { path, method, headers, status, clientIp: clientIpOf({ resolved: undefined, peer, headers }) };
    });
  };
  req.signal?.addEventListener("abort", () => void report(visitorLeft), { once: true });
  return report;
}
