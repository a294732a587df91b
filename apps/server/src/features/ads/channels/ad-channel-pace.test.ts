import { minuteMs } from "@citelens/contract/base/days";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openChannelPace } from "./ad-channel-pace.ts";
import { instancesOf } from "./instances.test-helper.ts";

const rates = { perEndpoint: 600, inAll: 1_200 };

/** A pace on a clock that waiting moves, and when each request passed. */
function open(live = 1) {
  let atMs = Date.parse("2026-11-20T10:00:00Z");
  const passed: { readonly endpoint: string; readonly atMs: number }[] = [];
  const tools = { now: () => new Date(atMs), instances: instancesOf(live) };
  const pace = openChannelPace(rates, tools, async (ms) => {
    atMs += ms;
  });
  return {
    passed,
    rest: (ms: number) => {
      atMs += ms;
    },
    send: async (endpoint: string) => {
      await pace.pass(endpoint);
      passed.push({ endpoint, atMs });
    },
  };
}

/** The most that passed in any window of a minute. */
function busiest(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + minuteMs).length));
}

describe("in no minute", () => {
  test("more than 600 of an endpoint pass", async () => {
    const { send, passed } = open();
    for (let index = 0; index < 1_500; index += 1) await send("GET /ads");
    expect(busiest(passed.map(({ atMs }) => atMs))).toBeLessThanOrEqual(600);
  });

  test("more than 1,200 of all", async () => {
    const { send, passed } = open();
    for (let index = 0; index < 3_000; index += 1) await send(`GET /${index % 5}`);
    const most = busiest(passed.map(({ atMs }) => atMs));
    expect(most).toBeLessThanOrEqual(1_200);
    expect(most).toBeGreaterThan(1_100);
  });

  test("more than its share at one of three instances", async () => {
    const { send, passed } = open(3);
    for (let index = 0; index < 600; index += 1) await send("GET /ads");
    expect(busiest(passed.map(({ atMs }) => atMs))).toBeLessThanOrEqual(200);
  });

  test("whatever comes in whatever order", async () => {
    const some = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 300 })), {
      minLength: 900,
      maxLength: 1_500,
    });
    await fc.assert(
      fc.asyncProperty(some, async (sent) => {
        const { send, rest, passed } = open();
        for (const [endpoint, pauseMs] of sent) {
          if (pauseMs > 290) rest(pauseMs * 20);
          await send(`GET /${endpoint % 2}`);
        }
        expect(busiest(passed.map(({ atMs }) => atMs))).toBeLessThanOrEqual(1_200);
        for (const name of ["GET /0", "GET /1"])
          expect(
            busiest(passed.filter(({ endpoint }) => endpoint === name).map(({ atMs }) => atMs)),
          ).toBeLessThanOrEqual(600);
      }),
      { numRuns: 10 },
    );
  });
});

test("a few at once wait for nobody", async () => {
  const { send, passed } = open();
  for (let index = 0; index < 60; index += 1) await send("GET /ads");
  expect(new Set(passed.map(({ atMs }) => atMs)).size).toBe(1);
});

test("where everybody else waits longer than anybody waits, one more is refused", async () => {
  const stopped = new Date("2026-11-20T10:00:00Z");
  const pace = openChannelPace(
    rates,
    { now: () => stopped, instances: instancesOf(1) },
    async () => undefined,
  );
  const all = Array.from({ length: 61 }, () => pace.pass("GET /ads"));
  const [refused] = (await Promise.allSettled(all)).filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject({ reason: { kind: "rate_limited" } });
});
