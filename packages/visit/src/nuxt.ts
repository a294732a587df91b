import { clientIpOf } from "./client-ip.ts";
import type { HeaderValue } from "./reported-headers.ts";
import { createReporter, type ReportedRequest, type ReporterOptions } from "./reporter.ts";

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
      const reported = reporter.report(requestOfNode(event));
      event.waitUntil?.(reported);
    });
    hooks.hook("response", (response, { req }) => {
      const { method, url: path, headers, ip: peer } = req;
      const clientIp = clientIpOf({ resolved: undefined, peer, headers });
      const reported = reporter.report({ path, method, headers, status: response.status, clientIp });
      req.waitUntil?.(reported);
    });
  };
}

function requestOfNode({ path, method, node }: NodeEvent): ReportedRequest {
  const { headers, socket } = node.req;
  const clientIp = clientIpOf({ resolved: undefined, peer: socket?.remoteAddress, headers });
  return { path, method, headers, status: node.res.statusCode, clientIp };
}
