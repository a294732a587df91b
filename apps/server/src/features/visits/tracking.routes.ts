import { apiBase } from "@citelens/contract/base/endpoint";
import { idempotencyKeyHeader, replayedHeader } from "@citelens/contract/base/idempotency";
import {
  trackVisit,
  trackVisits,
  type Visit,
  visitBatchBytesMax,
  visitBytesMax,
} from "@citelens/contract/traffic/visits";
import type {} from "@fastify/helmet";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { numbered, withoutStored } from "./batches/numbered-batch.ts";
import { storeBatchOnce } from "./batches/store-batch-once.ts";
import { registerHistoryRoutes } from "./history/history.routes.ts";
import { openIdentity } from "./identity/identity.ts";
import { bodyText, type SentBody } from "./ingest/body-text.ts";
import { type Counters, openCounters } from "./ingest/counters.ts";
import { openEventLimit } from "./ingest/event-limit.ts";
import { type LastReports, openLastReports } from "./ingest/last-reports.ts";
import { rejectionOf } from "./ingest/rejections.ts";
import { openReporters, type Reporter, type Reporters } from "./ingest/reporters.ts";
import { openTakenTables } from "./ingest/taken-tables.ts";
import { openTracker } from "./ingest/tracker.ts";
import { openUnnamed } from "./ingest/unnamed-visits.ts";
import { readBatchKey, readVisit, readVisits, splitBatch } from "./ingest/visit-bodies.ts";
import { registerPageViewRoute } from "./page-views/page-views.routes.ts";
import { openSeenProbes } from "./probes/seen-probes.ts";

declare module "fastify" {
  interface FastifyRequest {
    report: Report | undefined;
  }
}

/** Reporter that sent a request to the tracking endpoints, and how many visits it carries as far as is known. */
interface Report {
  readonly reporter: Reporter;
  /** When its key was looked at, in milliseconds of the process's own clock. */
  readonly admittedMs: number;
  visits: number;
}

/** A body may come slowly; a key that is revoked meanwhile stores nothing more. */
const trustedMs = 100;

/**
 * The tracking endpoints, apart from serve(): they are called for every request that customers' sites get, so they
 * read the body once, after the key was found good, and do nothing else on the way.
 */
export function registerTrackingRoutes(app: FastifyInstance, tools: Tools): void {
  const counters = openCounters(tools);
  const reporters = openReporters(tools, (owner, reason) => counters.count(owner, "rejected", { reason }));
  const lastReports = openLastReports(tools);
  const limit = openEventLimit(tools);
  const tables = openTakenTables(tools);
  const identity = openIdentity(tools);
  const unnamed = openUnnamed(tools, { identity, newToken: newId });
  const probes = openSeenProbes(tools);
  const tracker = openTracker(tools, counters, { tables, identity, unnamed, probes });
  const storeWithKey = (reporter: Reporter, key: string, visits: readonly Visit[]) =>
    storeBatchOnce(tools, reporter, {
      key,
      store: (interruptedIn) =>
        tracker.track(
          reporter,
          numbered(key, visits),
          interruptedIn && ((sorted) => withoutStored(tools, interruptedIn, sorted)),
        ),
    });
  app.addHook("onClose", async () => {
    await Promise.all([tables.drain(), unnamed.drain()]);
    await Promise.all([counters.close(), lastReports.close(), probes.close()]);
  });
  registerPageViewRoute(app, tools, { tables, lastReports, counters, limit });
  registerHistoryRoutes(app, tools, identity);

  app.register((room, _, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    room.decorateRequest("report", undefined);
    admitReports(room, { reporters, counters, lastReports });

    room.route({
      method: trackVisit.method,
      url: `${apiBase}${trackVisit.path}`,
      config: { endpoint: trackVisit },
      helmet: false,
      childLoggerFactory,
      bodyLimit: visitBytesMax,
      onRequest: (request, _, then) => {
        try {
          limit.take(reportOf(request).reporter.settings, { amount: 1, address: request.ip });
        } catch (error) {
          return then(error instanceof Error ? error : new Error(String(error)));
        }
        then();
      },
      handler: async (request, reply) => {
        const text = await bodyText(bodyOf(request), visitBytesMax);
        await tracker.track(reportOf(request).reporter, [readVisit(text, tools.now())]);
        return reply.code(trackVisit.status).send();
      },
    });

    room.route({
      method: trackVisits.method,
      url: `${apiBase}${trackVisits.path}`,
      config: { endpoint: trackVisits },
      helmet: false,
      childLoggerFactory,
      bodyLimit: visitBatchBytesMax,
      handler: async (request, reply) => {
        const report = reportOf(request);
        const batch = splitBatch(await bodyText(bodyOf(request), visitBatchBytesMax));
        report.visits = batch.items.length;
        limit.take(report.reporter.settings, { amount: report.visits, address: request.ip });
        const key = readBatchKey(request.headers[idempotencyKeyHeader]);
        const visits = await readVisits(batch, tools.now());
        if (key === undefined) await tracker.track(report.reporter, visits);
        else if ((await storeWithKey(report.reporter, key, visits)) === "repeated")
          reply.header(replayedHeader, "true");
        return reply.code(trackVisits.status).send();
      },
    });
    done();
  });
}

interface ReportTools {
  readonly reporters: Reporters;
  readonly counters: Counters;
  readonly lastReports: LastReports;
}

/** Lets in who has a good key, and notes how each report ends. */
function admitReports(room: FastifyInstance, { reporters, counters, lastReports }: ReportTools): void {
  // Hooks that call back: a promise for each of them costs as much as the rest of the way of a visit.
  const admit = (request: FastifyRequest, then: HookHandlerDoneFunction, visits: number): void => {
    const admitted = (reporter: Reporter): void => {
      request.report = { reporter, admittedMs: performance.now(), visits };
      then();
    };
    const reporter = reporters.get(request);
    if (reporter instanceof Promise) reporter.then(admitted, then);
    else admitted(reporter);
  };
  room.addHook("onRequest", (request, _, then) => admit(request, then, 1));
  room.addHook("preHandler", (request, _, then) => {
    const { report } = request;
    if (!report || performance.now() - report.admittedMs <= trustedMs) return then();
    request.report = undefined;
    admit(request, then, report.visits);
  });
  room.addHook("onResponse", ({ report }, { statusCode }, then) => {
    if (report && statusCode === trackVisit.status) lastReports.note(report.reporter.workspaceId, "visit");
    then();
  });
  room.addHook("onError", ({ report }, _, error, then) => {
    if (report)
      counters.count(report.reporter, "rejected", { reason: rejectionOf(error), times: report.visits });
    then();
  });
}

/** A log of its own for each visit is not worth what it costs. */
function childLoggerFactory(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger;
}

function reportOf({ report }: FastifyRequest): Report {
  if (!report) throw new Error("A request reached the tracking endpoints without its key being looked at");
  return report;
}

function bodyOf({ body, headers }: FastifyRequest): SentBody {
  return {
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    contentType: headers["content-type"],
    contentEncoding: headers["content-encoding"],
  };
}
