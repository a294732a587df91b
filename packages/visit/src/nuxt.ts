import { clientIpOf } from "./client-ip.ts";
import type { HeaderValue } from "./reported-headers.ts";
import { createReporter, type ReportedRequest, type ReporterOptions } from "./reporter.ts";
import { waitUntil } from "./wait-until.ts";

/** An event of Nitro 2, on which Nuxt 3 and 4 run. */
interface NodeEvent {
  readonly path: string;
  readonly method: string;
  readonly node: {
    readonly req: {
      readonly headers: Readonly<Record<string, HeaderValue>>;
      readonly socket?: { readonly remoteAddress?: string | undefined };
    };
    readonly res: { readonly statusCode: number };
  };
  waitUntil?(promise: Promise<unknown>): void;
}

/** An event of Nitro 3. */
interface WebEvent {
  readonly req: Request & {
    readonly ip?: string | undefined;
    waitUntil?(promise: Promise<unknown>): void;
  };
}

interface NitroApp {
  readonly hooks: {
    hook(name: "afterResponse", listener: (event: NodeEvent) => void): unknown;
    hook(name: "response", listener: (response: Response, event: WebEvent) => void): unknown;
  };
}

/** A Nitro plugin: `export default defineNitroPlugin(reportVisits({ key, endpoint }))` in server/plugins. */
export function reportVisits(options: ReporterOptions): (nitroApp: NitroApp) => void {
  const reporter = createReporter(options, "nuxt");

  return ({ hooks }) => {
    // Nitro 2 calls the first of these, Nitro 3 the second.
    hooks.hook("afterResponse", (event) => {
      waitUntil(
        event,
        reporter.report(() => requestOfNode(event)),
      );
    });
    hooks.hook("response", (response, event) => {
      waitUntil(
        event?.req,
        reporter.report(() => requestOfWeb(event, response.status)),
      );
    });
  };
}

function requestOfWeb({ req }: WebEvent, status: number): ReportedRequest {
  const { method, url: path, headers, ip: peer } = req;
  const clientIp = clientIpOf({ resolved: undefined, peer, headers });
  return { path, method, headers, status, clientIp };
}

function requestOfNode({ path, method, node }: NodeEvent): ReportedRequest {
  const { headers, socket } = node.req;
  const clientIp = clientIpOf({ resolved: undefined, peer: socket?.remoteAddress, headers });
  return { path, method, headers, status: node.res.statusCode, clientIp };
}
