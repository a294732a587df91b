import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { reportVisits } from "../src/nuxt.ts";

type Listener = (...told: unknown[]) => void;

/** The plugin in an app of which only its hooks are there. */
function opened() {
  const hooks = new Map<string, Listener>();
  const sent: unknown[] = [];
  const plugin = reportVisits({
    key: "k",
    endpoint: "http://127.0.0.1:9/api/v1/tracking/visit",
    fetch: async (_, init) => {
      const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
      sent.push([body.request_path, body.response_status]);
      return new Response(null, { status: 202 });
    },
  });
  plugin({
    hooks: {
      hook: (name: string, listener: (...told: never[]) => void) => hooks.set(name, listener as Listener),
    },
  });
  const call = (name: string, ...told: readonly unknown[]): void => hooks.get(name)?.(...told);
  return { sent, call };
}

function nodeEvent(url: string, { from }: { readonly from?: object } = {}) {
  const res = Object.assign(new EventEmitter(), {
    statusCode: 200,
    headersSent: false,
    writableFinished: false,
  });
  const req = {
    method: "GET",
    url,
    headers: {},
    socket: { remoteAddress: "203.0.113.7", readableEnded: true },
  };
  return { node: { req: { ...req, __unenv__: from }, res } };
}

test("a visitor of Nitro 2 who leaves is reported when that happens, and not again once the page is ready", async () => {
  const { sent, call } = opened();
  const event = nodeEvent("/slow");

  call("request", event);
  event.node.res.emit("close");
  call("afterResponse", event);

  await expect.poll(() => sent).toEqual([["/slow", 499]]);
});

test("what a page of Nitro 2 asks of its own app is no visit", async () => {
  const { sent, call } = opened();
  const inner = nodeEvent("/api/prices", { from: { nitro: {} } });
  const ofACloud = nodeEvent("/pricing", { from: { _platform: {} } });

  for (const event of [inner, ofACloud]) {
    call("request", event);
    call("afterResponse", event);
  }

  await expect.poll(() => sent).toEqual([["/pricing", 200]]);
});

test("a visitor of Nitro 3 who leaves is reported, with or without Node below", async () => {
  const { sent, call } = opened();
  const leaving = new AbortController();
  const onTheEdge = { req: new Request("https://shop.example/edge", { signal: leaving.signal }) };
  const { node } = nodeEvent("/node");
  const onNode = { req: Object.assign(new Request("https://shop.example/node"), { runtime: { node } }) };

  call("request", onTheEdge);
  call("request", onNode);
  leaving.abort();
  node.res.emit("close");
  call("response", new Response(), onTheEdge);
  call("response", new Response(), onNode);

  await expect
    .poll(() => sent)
    .toEqual([
      ["/edge", 499],
      ["/node", 499],
    ]);
});

test("events that are none are told of and disturb nothing", () => {
  const { sent, call } = opened();

  for (const name of ["request", "afterResponse", "response"]) call(name, undefined, undefined);

  expect(sent).toEqual([]);
});
