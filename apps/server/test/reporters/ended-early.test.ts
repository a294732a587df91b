import { request as ask, createServer, type RequestListener, type Server } from "node:http";
import { connect as connectHttp2, createServer as createHttp2Server } from "node:http2";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { ReporterOptions } from "@citelens/visit";
import * as cloudflare from "@citelens/visit/cloudflare";
import * as express from "@citelens/visit/express";
import * as fastify from "@citelens/visit/fastify";
import createExpress from "express";
import createFastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "../loopback.ts";
import { eventually } from "../world.ts";

type SentEntry = readonly [path: string, status: number | undefined];

/** Requests that a reporter with these options has sent. */
function kept(): { readonly sent: SentEntry[]; readonly options: ReporterOptions } {
  const sent: SentEntry[] = [];
  const options: ReporterOptions = {
    key: "k",
    endpoint: "http://127.0.0.1:9/api/v1/tracking/visit",
    fetch: async (_, init) => {
      const body = JSON.parse(String(init?.body)) as { request_path: string; response_status?: number };
      sent.push([body.request_path, body.response_status]);
      return new Response(null, { status: 202 });
    },
  };
  return { sent, options };
}

/** Handlers of pages' answers, in the words of Node's own server, which all of the frameworks hand out. */
const pages: Readonly<Record<string, RequestListener>> = {
  "/ok": (_, response) => void response.end("ok"),
  "/unchanged": (_, response) => void response.writeHead(304).end(),
  "/slow": () => undefined,
  "/stream": (_, response) => void response.write("first"),
  "/broken-stream": (_, response) => {
    response.write("first");
    setTimeout(() => response.destroy(), 20);
  },
  "/hung-up": (_, response) => void response.destroy(),
  "/late": (_, response) => void response.setTimeout(50, () => response.destroy()),
};

async function served(listener: RequestListener): Promise<string> {
  return servedBy(createServer(listener));
}

async function servedBy(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listenOnLoopback(server);
}

function expressSite(options: ReporterOptions): ReturnType<typeof createExpress> {
  const app = createExpress();
  app.use(express.reportVisits(options));
  for (const [path, page] of Object.entries(pages)) app.get(path, page);
  app.get("/file", (_, response) => response.sendFile(fileURLToPath(import.meta.url)));
  app.get("/throwing", () => {
    throw new Error("mine");
  });
  app.use((_: unknown, __: unknown, response: { status(code: number): { end(): void } }, ___: unknown) =>
    response.status(500).end(),
  );
  return app;
}

function fastifySite(options: ReporterOptions) {
  const app = createFastify({ forceCloseConnections: true });
  app.addHook("onRequest", async (request, reply) => {
    if (request.url === "/closed") await reply.code(403).send("closed");
  });
  void app.register(fastify.reportVisits, options);
  void app.register((room, _, done) => {
    room.get("/closed", async () => "never");
    room.get("/throwing", () => Promise.reject(new Error("mine")));
    for (const [path, page] of Object.entries(pages))
      room.get(path, (request, reply) => {
        reply.hijack();
        page(request.raw, reply.raw);
      });
    done();
  });
  onTestFinished(() => app.close());
  return app;
}

/** Asks for a page over a connection of its own, and leaves when it has waited long enough. */
async function visit(url: string, given: { readonly leavesAfterMs?: number; readonly method?: string } = {}) {
  const { leavesAfterMs, method = "GET" } = given;
  const asked = ask(url, { agent: false, method }, (response) =>
    response.on("error", () => undefined).resume(),
  );
  asked.on("error", () => undefined).end();
  if (leavesAfterMs !== undefined) setTimeout(() => asked.destroy(), leavesAfterMs);
  await closed(asked);
}

/** `once` of Node fails where there is an error first, as there is for whoever is hung up on. */
function closed(asked: { once(event: "close", listener: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => void asked.once("close", resolve));
}

const usual: readonly SentEntry[] = [
  ["/broken-stream", 200],
  ["/hung-up", undefined],
  ["/late", undefined],
  ["/ok", 200],
  ["/ok", 200],
  ["/slow", 499],
  ["/stream", 200],
  ["/throwing", 500],
  ["/unchanged", 304],
];

async function visitAll(site: string, ...more: readonly string[]): Promise<void> {
  await visit(`${site}/ok`, { method: "HEAD" });
  for (const path of ["/ok", "/unchanged", "/throwing", "/broken-stream", "/hung-up", "/late", ...more])
    await visit(site + path);
  await visit(`${site}/slow`, { leavesAfterMs: 300 });
  await visit(`${site}/stream`, { leavesAfterMs: 100 });
}

const byPath = (a: SentEntry, b: SentEntry): number => a[0].localeCompare(b[0]);

test.each([
  ["Express", async (options: ReporterOptions) => served(expressSite(options)), "/file", 200],
  [
    "Fastify",
    (options: ReporterOptions) => fastifySite(options).listen({ host: "127.0.0.1", port: 0 }),
    "/closed",
    403,
  ],
] as const)("of %s every visit is reported once, however it ended", async (_, openSite, more, status) => {
  const { sent, options } = kept();
  const site = await openSite(options);

  await visitAll(site, more);

  const all = [...usual, [more, status] as const].toSorted(byPath);
  await eventually(async () => expect(sent.toSorted(byPath)).toEqual(all));
});

test("visitors who send several requests at once, say goodbye or break off are told apart", async () => {
  const { sent, options } = kept();
  const site = await served(expressSite(options));
  const { port } = new URL(site);
  const line = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`;

  const several = connect(Number(port), "127.0.0.1").on("error", () => undefined);
  several.write(line("/ok") + line("/slow?ref=second") + line("/unchanged"));
  await eventually(async () => expect(sent).toHaveLength(1));
  several.destroy();
  const polite = connect(Number(port), "127.0.0.1").on("error", () => undefined);
  polite.end(line("/slow?ref=polite"));
  const broken = connect(Number(port), "127.0.0.1").on("error", () => undefined);
  broken.write(line("/slow?ref=broken"));
  await wait(100);
  broken.resetAndDestroy();

  await eventually(async () =>
    expect(sent.toSorted(byPath)).toEqual([
      ["/ok", 200],
      ["/slow?ref=broken", 499],
      ["/slow?ref=polite", 499],
      ["/slow?ref=second", 499],
      ["/unchanged", 304],
    ]),
  );
});

test("over HTTP/2 as over HTTP/1", async () => {
  const { sent, options } = kept();
  const report = express.reportVisits(options);
  const server = createHttp2Server((request, response) =>
    report(request, response, () => {
      const path = request.url;
      if (path === "/ok") response.end("ok");
      if (path === "/stream") response.write("first");
      if (path === "/hung-up") response.stream.close();
    }),
  );
  const address = await listenOnLoopback(server);
  const session = connectHttp2(address).on("error", () => undefined);
  onTestFinished(() => {
    session.destroy();
    server.close();
  });
  const load = async (path: string, leavesAfterMs?: number): Promise<void> => {
    const asked = session
      .request({ ":path": path })
      .on("error", () => undefined)
      .resume();
    if (leavesAfterMs !== undefined) setTimeout(() => asked.close(8), leavesAfterMs);
    await closed(asked);
  };

  await load("/ok");
  await load("/slow", 100);
  await load("/stream", 100);
  await load("/hung-up");

  await eventually(async () =>
    expect(sent).toEqual([
      ["/ok", 200],
      ["/slow", 499],
      ["/stream", 200],
      ["/hung-up", undefined],
    ]),
  );
});

test("a Worker asks to be waited for before it answers, and also where it fails or its visitor leaves", async () => {
  const { sent, options } = kept();
  const leaving = new AbortController();
  const waited: Promise<unknown>[] = [];
  const context = { waitUntil: (promise: Promise<unknown>) => void waited.push(promise) };
  const worker = cloudflare.reportVisits(options, {
    fetch: ({ url }) =>
      url.endsWith("/slow") ? new Promise<Response>(() => {}) : Promise.reject(new Error("mine")),
  });

  void worker.fetch(new Request("https://shop.example/slow", { signal: leaving.signal }), {}, context);
  expect(waited).toHaveLength(1);
  leaving.abort();
  const failed = worker.fetch(new Request("https://shop.example/failing"), {}, context);

  await expect(failed).rejects.toThrow("mine");
  await Promise.all(waited);
  expect(sent.toSorted(byPath)).toEqual([
    ["/failing", undefined],
    ["/slow", 499],
  ]);
});
