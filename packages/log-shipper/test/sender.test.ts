import { gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { openSender } from "../src/sender.ts";

const posted: string[][] = [];
const batchKeys: string[] = [];
const pauses: number[] = [];
const said: string[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const list of [posted, batchKeys, pauses, said]) list.length = 0;
});

interface SentBatch {
  readonly body: Uint8Array;
  readonly headers: { readonly "idempotency-key": string };
}

/** A sender whose endpoint gives these answers one after the other. */
function senderTo(...answers: readonly (Response | Error)[]) {
  vi.stubGlobal("fetch", async (_: string, { body, headers }: SentBatch) => {
    batchKeys.push(headers["idempotency-key"]);
    posted.push(gunzipSync(body).toString().split("\n"));
    const answer = answers[posted.length - 1];
    if (answer instanceof Response) return answer;
    throw new TypeError("fetch failed", { cause: answer });
  });
  return openSender({
    key: "k",
    endpoint: "https://citelens.example/api/v1/tracking/visits",
    attemptsMax: 4,
    say: (message) => said.push(message),
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
}

const accepted = () => new Response(null, { status: 202 });

test("tries again after lost connections, 429 and 5xx, with growing pauses", async () => {
  const send = senderTo(
    new Error("connect ECONNREFUSED"),
    new Response(null, { status: 429, headers: { "retry-after": "7" } }),
    new Response(null, { status: 503 }),
    accepted(),
  );

  await expect(send(["a", "b"], "k1")).resolves.toBe(0);

  expect(pauses).toEqual([1_000, 7_000, 2_000]);
  expect(posted).toEqual(Array(4).fill(["a", "b"]));
  expect(batchKeys).toEqual(Array(4).fill("k1"));
  expect(said[0]).toContain("takes nothing at the moment: connect ECONNREFUSED. Trying again in 1 s.");
});

test("waits as long as it is told to when it sends more than the plan allows, as often as it takes, and loses nothing", async () => {
  const told = ["1", "500", "30", "30", "30", "30", "30", "30", "30", "30"];
  const send = senderTo(
    ...told.map((seconds) => new Response(null, { status: 429, headers: { "retry-after": seconds } })),
    accepted(),
  );

  await expect(send(["a", "b"], "k1")).resolves.toBe(0);

  expect(pauses).toEqual(told.map((seconds) => Number(seconds) * 1_000));
  expect(posted).toEqual(Array(11).fill(["a", "b"]));
  expect(new Set(batchKeys)).toEqual(new Set(["k1"]));
});

test("gives up after so many attempts, and says so", async () => {
  const send = senderTo(...Array.from({ length: 4 }, () => new Response(null, { status: 500 })));

  await expect(send(["a"], "k1")).rejects.toThrow("takes nothing: it answers with 500. Run again");
});

test("leaves out the lines that the endpoint names, and counts them", async () => {
  const refusal = { request_path: ["Line 2: too long", "Line 3: control characters"] };
  const send = senderTo(Response.json(refusal, { status: 400 }), accepted());

  await expect(send(["a", "b", "c", "d"], "k1")).resolves.toBe(2);

  expect(posted.at(-1)).toEqual(["a", "d"]);
});

test.each(["Line 0: no", "Line 3: no", "<html>Line 99999: out of memory</html>"])(
  "ends where the endpoint names none of what it was sent: %s",
  async (told) => {
    const send = senderTo(...Array.from({ length: 9 }, () => new Response(told, { status: 400 })));

    await expect(send(["a", "b"], "k1")).rejects.toThrow(`The endpoint answered with 400: ${told}`);

    expect(posted).toEqual([["a", "b"]]);
  },
);

test("halves what is too large", async () => {
  const send = senderTo(new Response(null, { status: 413 }), accepted(), accepted());

  await send(["a", "b", "c"], "k1");

  expect(posted.slice(1)).toEqual([["a"], ["b", "c"]]);
  expect(batchKeys).toEqual(["k1", "k1.1", "k1.2"]);
});

test.each([
  [401, "The API key is unknown or revoked."],
  [400, "The endpoint answered with 400: no"],
  [302, "The endpoint answered with 302"],
])("does not go on after %i", async (status, message) => {
  const send = senderTo(new Response("no", { status }));

  await expect(send(["a"], "k1")).rejects.toThrow(message);
});

test("has nothing to say of an empty batch", async () => {
  await senderTo()([], "k1");

  expect(posted).toEqual([]);
});
