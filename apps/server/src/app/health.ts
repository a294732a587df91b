import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { addressSet } from "#platform/addresses/addresses.ts";
import { Refusal } from "#platform/refusal.ts";

const loopback = addressSet(["127.0.0.0/8", "::1"]);

export interface HealthOptions {
  /** Resolves when every database answers. */
  readonly ping: () => Promise<void>;
  readonly metricsToken: string | undefined;
  /** Whether this process is about to stop, so that a load balancer should go elsewhere. */
  readonly isDraining: () => boolean;
}

/** /healthz: the process runs. /readyz: the databases answer, and it is not stopping. /metrics: Prometheus, loopback or token. */
export function reportHealth(app: FastifyInstance, { ping, metricsToken, isDraining }: HealthOptions): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request to the end of the answer, by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics],
  });

  /** Histograms of each route that was asked for, by status: a series is found here without putting its labels together. */
  const series = new WeakMap<object, Map<number, ReturnType<typeof duration.labels>>>();
  app.addHook("onResponse", ({ method, routeOptions }, { statusCode, elapsedTime }, then) => {
    const { config, url = "none" } = routeOptions;
    const ofRoute = series.get(config) ?? new Map();
    // A route that answers GET answers HEAD as well; no other two methods share one.
    const key = method === "HEAD" ? -statusCode : statusCode;
    const known = ofRoute.get(key) ?? duration.labels(method, url, String(statusCode));
    if (ofRoute.size === 0) series.set(config, ofRoute);
    ofRoute.set(key, known);
    known.observe(elapsedTime / 1000);
    then();
  });

  app.get("/healthz", async () => ({ status: "ok" }));

  app.get("/readyz", async (request) => {
    if (isDraining()) throw new Refusal("UNAVAILABLE", { retryAfterSeconds: 2 });
    try {
      await ping();
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      throw new Refusal("UNAVAILABLE", { retryAfterSeconds: 2 });
    }
    return { status: "ready" };
  });

  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new Refusal("NOT_FOUND");
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** A proxy on this machine comes from loopback too, but speaks for somebody else: most say so, or pass on the name that was asked for. */
function isForwarded({ headers, hostname }: FastifyRequest): boolean {
  const name = hostname.replace(/^\[|\]$/g, "");
  const isOurs = name === "localhost" || loopback.has(name);
  return !isOurs || Object.keys(headers).some((one) => /^(?:x-)?forwarded|^(?:via|x-real-ip)$/.test(one));
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return loopback.has(request.ip) && !isForwarded(request);

  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
