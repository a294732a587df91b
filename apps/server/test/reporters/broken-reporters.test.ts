import { createServer } from "node:http";
import { createReporter, type ReportedRequest, type ReporterOptions } from "@citelens/visit";
import { createAds } from "@citelens/visit/ads";
import * as cloudflare from "@citelens/visit/cloudflare";
import * as express from "@citelens/visit/express";
import * as next from "@citelens/visit/next";
import createExpress from "express";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { listenOnLoopback } from "../loopback.ts";
import { eventually } from "../world.ts";
import { sites } from "./sites.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = fetch; // of the test itself, whatever a site is left without
const target = { key: "k", endpoint: "http://127.0.0.1:9/api/v1/tracking/visit" };
const throwing = (): never => {
  throw new Error("mine");
};

/** Options as JavaScript can be given them, whatever the types say. */
const faulty = (options: object | undefined): ReporterOptions => options as ReporterOptions;

const brokenOptions: Readonly<Record<string, () => ReporterOptions>> = {
  "no options": () => faulty(undefined),
  "options of other kinds": () =>
    faulty({ key: 5, endpoint: {}, wants: 1, onError: 1, fetch: 1, timeoutMs: "x" }),
  "a fetch that throws at once": () => ({ ...target, fetch: throwing }),
  "a fetch that answers with nothing": () => faulty({ ...target, fetch: () => undefined }),
  "a fetch that fails with nothing": () => ({ ...target, fetch: () => Promise.reject() }),
  "a choice that throws": () => ({ ...target, wants: throwing }),
  "a choice that rejects": () => ({ ...target, wants: async () => throwing() }),
  "a listener that throws": () => ({ ...target, fetch: throwing, onError: throwing }),
  "a listener that rejects": () => ({ ...target, fetch: throwing, onError: async () => throwing() }),
  "times and numbers that are none": () => ({ ...target, timeoutMs: Number.NaN, inFlightMax: -1 }),
  "no AbortSignal": () => {
    vi.stubGlobal("AbortSignal", undefined);
    return { ...target, fetch: async () => new Response(null, { status: 202 }) };
  },
  "no fetch": () => {
    vi.stubGlobal("fetch", undefined);
    return target;
  },
};

describe.each(Object.entries(sites))("%s", (_, openSite) => {
  test.each(Object.entries(brokenOptions))("answers as before with %s", async (_given, options) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const site = await openSite(options());

    const page = await ask(`${site}/pricing`);

    expect([page.status, await page.text()]).toEqual([203, "a page"]);
  });
});

/** Bodies that a reporter with these options sends, and what it was told of. */
function kept(more: Partial<ReporterOptions> = {}) {
  const sent: Record<string, unknown>[] = [];
  const errors: string[] = [];
  const options: ReporterOptions = {
    ...target,
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
      return new Response(null, { status: 202 });
    },
    onError: ({ message }) => errors.push(message),
    ...more,
  };
  return { sent, errors, options };
}

async function served(app: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(app);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listenOnLoopback(server);
}

test.each([
  ["a header that is no text", { "x-real-ip": 5, "user-agent": { name: "GPTBot" } }],
  ["no headers", undefined],
])("an Express page with %s is answered as before", async (_, headers) => {
  const { options, sent } = kept();
  const app = createExpress();
  app.use((request, __, then) => {
    Object.defineProperty(request, "headers", { value: headers });
    then();
  });
  app.use(express.reportVisits(options));
  app.get("/pricing", (__, response) => void response.end("a page"));
  const site = await served(app);

  const page = await ask(`${site}/pricing`);

  expect([page.status, await page.text()]).toEqual([200, "a page"]);
  expect(sent).toEqual([]);
});

test("an Express page whose address or connection cannot be told is answered as before", async () => {
  const { options, errors } = kept();
  const app = createExpress();
  app.set("trust proxy", throwing);
  app.use(express.reportVisits(options));
  app.get("/pricing", (_, response) => void response.end("a page"));
  const site = await served(app);
  const withoutSocket = { method: "GET", url: "/a", headers: {} };
  const then = vi.fn();

  const page = await ask(`${site}/pricing`, { headers: { "x-forwarded-for": "203.0.113.7" } });
  express.reportVisits(options)(withoutSocket, { statusCode: 200, once: throwing }, then);

  expect([page.status, await page.text()]).toEqual([200, "a page"]);
  expect(then).toHaveBeenCalledOnce();
  expect(errors).toEqual(["mine", "mine"]);
});

test("what the page throws itself is its own affair", async () => {
  const { options } = kept();
  const worker = cloudflare.reportVisits(options, { fetch: throwing });
  const proxy = next.reportVisits(options, throwing);
  const request = new Request("https://shop.example/a");

  await expect(worker.fetch(request, {}, { waitUntil: () => {} })).rejects.toThrow("mine");
  expect(() => proxy(request, { waitUntil: () => {} })).toThrow("mine");
  expect(() =>
    express.reportVisits(options)({ headers: {} }, { statusCode: 200, once: () => {} }, throwing),
  ).toThrow("mine");
});

test.each([
  ["that says nothing", undefined],
  ["that waits for nothing", { waitUntil: throwing }],
])("a Worker and a proxy answer as before in a runtime %s", async (_, context) => {
  const { options, sent } = kept();
  const worker = cloudflare.reportVisits(options, { fetch: async () => new Response("a page") });
  const proxy = next.reportVisits(options, () => "a page");
  const request = new Request("https://shop.example/a", { method: "GET" });

  const page = await worker.fetch(request, {}, context as { waitUntil: () => never });
  const handedOn = proxy(request, context as { waitUntil: () => never });

  expect([await page.text(), handedOn]).toEqual(["a page", "a page"]);
  expect(sent.map(({ request_path }) => request_path)).toEqual(["/a", "/a"]);
});

test("a Worker whose options cannot be read answers as before, also of a request that was read", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { options, sent } = kept({ wants: () => true });
  const read = new Request("https://shop.example/a", { method: "POST", body: "a form" });
  const own = { fetch: async (request: Request) => new Response(await request.text()) };

  const unread = await cloudflare
    .reportVisits(throwing, own)
    .fetch(read.clone(), {}, { waitUntil: () => {} });
  const page = await cloudflare.reportVisits(options, own).fetch(read, {}, { waitUntil: () => {} });

  expect([await unread.text(), await page.text()]).toEqual(["a form", "a form"]);
  await eventually(async () => expect(sent).toHaveLength(1));
});

test("passages leave a page as it is, whatever they are made of", async () => {
  const page = '<div data-citelens-ad="a"></div>';
  const bytes = Buffer.from(page);
  const broken = createAds({ key: "k", endpoint: target.endpoint, fetch: throwing });
  const without = createAds(undefined);
  const unknown = undefined as unknown as { readonly url: string };

  expect(await broken.fill(bytes as unknown as string, { url: "https://a.example/" })).toBe(bytes);
  expect(await broken.fill(page, unknown)).toBe("");
  expect(await without.fill(page, { url: "https://a.example/" })).toBe("");
  expect(await without.passage("a", unknown)).toBe("");
});

test("a reporter that is asked of a request that is none tells so and tries no host", async () => {
  const { sent, errors, options } = kept({ wants: () => true });
  const reporter = createReporter(options);

  await reporter.report({} as ReportedRequest);
  await reporter.report(throwing);

  expect([sent, errors.length, reporter.counts().failed]).toEqual([[], 2, 0]);
});
