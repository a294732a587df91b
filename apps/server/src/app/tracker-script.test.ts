import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { serveTrackerScript } from "./tracker-script.ts";
import { protect } from "./web.ts";

const script = Buffer.from("(() => {})(window);");
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await protect(app);
  serveTrackerScript(app, script);
});

function get(headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ url: "/tracker.js", headers });
}

test("the script is for every website, and kept for an hour", async () => {
  const { statusCode, headers, body } = await get();

  expect([statusCode, body]).toEqual([200, script.toString()]);
  expect(headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=3600",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
  });
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
  ["deflate", undefined, (body: Buffer) => body],
] as const)("comes packed as the browser takes it: %s", async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await get({ "accept-encoding": accepted });

  expect(headers["content-encoding"]).toBe(encoding);
  expect(unpack(rawPayload)).toEqual(script);
});

test("is not sent again to whoever has it", async () => {
  const { headers } = await get();

  const again = await get({ "if-none-match": String(headers.etag) });
  const other = await get({ "if-none-match": '"another"' });

  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect(other.statusCode).toBe(200);
});

test("is nowhere when it was not built", async () => {
  const without = Fastify();
  serveTrackerScript(without, undefined);

  expect((await without.inject("/tracker.js")).statusCode).toBe(404);
});
