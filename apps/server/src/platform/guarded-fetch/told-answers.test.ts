import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listenOnLoopback } from "#test/loopback.ts";
import { type FetchedAnswer, type GetOptions, type GuardedFetch, openGuardedFetch } from "./guarded-fetch.ts";

const server = createServer((request, response) => {
  const path = request.url ?? "";
  const hops = Number(/^\/hops\/(\d+)$/.exec(path)?.[1] ?? Number.NaN);
  if (hops > 0) response.writeHead(307, { location: `/hops/${hops - 1}` }).end();
  else if (path === "/to-page") response.writeHead(302, { location: "/page" }).end("moved");
  else if (path === "/gzip") response.setHeader("content-encoding", "gzip").end(gzipSync("hello"));
  else if (path === "/headers") response.end(JSON.stringify(request.headers));
  else response.end("<p>page</p>");
});
let origin: string;
let guarded: GuardedFetch;
beforeAll(async () => {
  origin = await listenOnLoopback(server);
  guarded = openGuardedFetch({ allow: ["127.0.0.1"] });
});
afterAll(async () => {
  await guarded.close();
  server.closeAllConnections();
  server.close();
});

function get(url: string, options: GetOptions = {}): Promise<FetchedAnswer> {
  return guarded.get(url, options);
}

test("tells the redirects that led to an answer, what the server said beside it, and how large it was", async () => {
  const page = await get(`${origin}/hops/2`);
  const packed = await get(`${origin}/gzip`);

  expect(page.hops).toEqual([
    { url: `${origin}/hops/2`, status: 307 },
    { url: `${origin}/hops/1`, status: 307 },
  ]);
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip" });
  expect([packed.sentBytes, packed.body.toString()]).toEqual([gzipSync("hello").byteLength, "hello"]);
  expect(packed.firstByteMs).toBeGreaterThanOrEqual(0);
});

test("a redirect is the answer to anyone who follows none, and headers of the caller's own are sent", async () => {
  const answer = await get(`${origin}/to-page`, { redirectsMax: 0 });
  const echo = await get(`${origin}/headers`, { headers: { "x-citelens-probe": "abc" } });

  expect(answer).toMatchObject({ status: 302, hops: [], headers: { location: "/page" } });
  expect(JSON.parse(echo.body.toString())).toMatchObject({ "x-citelens-probe": "abc" });
});

test("leaves nothing of an answer with a signal that outlives it", async () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  const living = new AbortController();
  const answers: WeakRef<object>[] = [];
  for (let nth = 0; nth < 20; nth += 1)
    answers.push(new WeakRef(await get(`${origin}/page`, { signal: living.signal })));

  const held = await vi.waitFor(() => {
    if (typeof collect === "function") collect();
    const left = answers.filter((answer) => answer.deref() !== undefined).length;
    expect(left).toBeLessThanOrEqual(1);
    return left;
  });

  expect([held <= 1, living.signal.aborted]).toEqual([true, false]);
});
