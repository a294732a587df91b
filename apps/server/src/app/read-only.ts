import type { FastifyInstance } from "fastify";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

const retryAfterSeconds = 60;
const readingMethods: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses whatever would change something while the service is read-only, before anything of it is read. Whoever reports visits
 * is not asked to wait, and does not ask the database.
 */
export function refuseWritesReadOnly(app: FastifyInstance, { maintenance }: Tools): void {
  app.addHook("onRequest", async ({ method, routeOptions }) => {
    if (routeOptions.config.endpoint?.worksReadOnly ?? readingMethods.includes(method)) return;
    const { readOnly } = await maintenance.current();
    if (readOnly !== null) throw new Refusal("READ_ONLY", { because: readOnly, retryAfterSeconds });
  });
}
