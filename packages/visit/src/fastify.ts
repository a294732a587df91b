import { type NodeRequest, type NodeResponse, reportOnceAnswered } from "./once-answered.ts";
import { createReporter, type ReporterOptions } from "./reporter.ts";

interface OutgoingReply {
  readonly raw: NodeResponse;
}

type Hook = (request: NodeRequest, reply: OutgoingReply, next: () => void) => void;

interface App {
  addHook(name: "onRequest" | "onResponse", hook: Hook): unknown;
}

function plugin(app: App, options: ReporterOptions, done: () => void): void {
  const reporter = createReporter(options, "fastify");
  const watched = new WeakSet<NodeResponse>();

  const watch: Hook = (request, { raw }, next) => {
    if (!watched.has(raw)) {
      watched.add(raw);
      reportOnceAnswered(reporter, request, raw);
    }
    next();
  };
  app.addHook("onRequest", watch); // of requests whose visitor has left Fastify tells nobody at their end
  app.addHook("onResponse", watch); // what another plugin has answered before
  done();
}

/** A plugin for Fastify: `app.register(reportVisits, { key, endpoint })`. It reports the routes of the whole app. */
export const reportVisits = Object.assign(plugin, {
  // What fastify-plugin sets, so that the hook is not confined to this plugin's own routes.
  [Symbol.for("skip-override")]: true,
  [Symbol.for("fastify.display-name")]: "@citelens/visit",
});
