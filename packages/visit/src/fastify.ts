import { clientIpOf } from "./client-ip.ts";
import type { HeaderValue } from "./reported-headers.ts";
import { createReporter, type ReporterOptions } from "./reporter.ts";

/** What is looked at of a request of Fastify. */
interface IncomingRequest {
  readonly method: string;
  readonly originalUrl: string;
  readonly headers: Readonly<Record<string, HeaderValue>>;
  readonly ip: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

interface OutgoingReply {
  readonly statusCode: number;
}

type Hook = (request: IncomingRequest, reply: OutgoingReply, next: () => void) => void;

interface App {
  addHook(name: "onResponse", hook: Hook): unknown;
}

function plugin(app: App, options: ReporterOptions, done: () => void): void {
  const reporter = createReporter(options, "fastify");
  app.addHook("onResponse", (request, reply, next) => {
    const { method, originalUrl: path, headers, ip, socket } = request;
    const clientIp = clientIpOf({ resolved: ip, peer: socket.remoteAddress, headers });
    void reporter.report({ path, method, headers, status: reply.statusCode, clientIp });
    next();
  });
  done();
}

/** A plugin for Fastify: `app.register(reportVisits, { key, endpoint })`. It reports the routes of the whole app. */
export const reportVisits = Object.assign(plugin, {
  // What fastify-plugin sets, so that the hook is not confined to this plugin's own routes.
  [Symbol.for("skip-override")]: true,
  [Symbol.for("fastify.display-name")]: "@citelens/visit",
});
