import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";

const file = fileURLToPath(new URL("../../../web/dist/tracker.js", import.meta.url));

/** The script of customers' pages, or undefined when the web app, which it is built with, was not built. */
export function readTrackerScript(): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** For every website: kept for an hour, so that a new version is everywhere soon, then asked for by its tag. */
export function serveTrackerScript(app: FastifyInstance, script: Buffer | undefined): void {
  if (!script) return;

  const bodies = { br: brotliCompressSync(script), gzip: gzipSync(script), identity: script };
  const tag = createHash("sha256").update(script).digest("base64url").slice(0, 22);
  app.get("/tracker.js", { helmet: false, compress: false }, async (request, reply) => {
    const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
    const entity = `"${tag}-${encoding}"`;
    reply.headers({
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
      etag: entity,
    });
    if (request.headers["if-none-match"]?.includes(entity)) return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.type("text/javascript; charset=utf-8").send(bodies[encoding]);
  });
}

function encodingFor(accepted: string): "br" | "gzip" | "identity" {
  const names = accepted
    .split(",")
    .filter((one) => !/;\s*q=0(\.0+)?\s*$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}
