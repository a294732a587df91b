import { logIn, requestPasswordReset } from "@citelens/contract/accounts/accounts";
import { apiBase } from "@citelens/contract/base/endpoint";
import { suggestQueries } from "@citelens/contract/visibility/campaigns";
import { previewSite } from "@citelens/contract/workspaces/sites";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Instance, openWorld, type World } from "#test/world.ts";
import { cases } from "../../../../../scripts/testing/cases.ts";
import { forgetPassedLimits } from "./forget-passed.ts";
import { type Rate, take } from "./gcra.ts";
import { takeInDatabase } from "./rate-limits.sql.ts";

let world: World;
let second: Instance;
beforeAll(async () => {
  world = await openWorld({ limited: true });
  world.stopClock();
  second = await world.secondInstance();
});
afterAll(() => world.close());
beforeEach(() => world.postgres.pool.query("truncate rate_limits"));

/** Asks both instances in turns, all at once. */
async function flood(
  times: number,
  ask: (instance: Instance) => Promise<{ status: number }>,
): Promise<number[]> {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, at) => ask(at % 2 === 0 ? world : second)),
  );
  return replies.map(({ status }) => status);
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

test("two instances let pass as many suggestions of queries at once as one, to the digit", async () => {
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person, "http://10.0.0.1");
  const ask = ({ call }: Instance) =>
    call(suggestQueries, { params: { projectId: workspace.id }, body: {} }, person.access);

  const statuses = await flood(24, ask);
  world.advance(6_000);
  const later = await flood(4, ask);

  expect(refused(statuses)).toBe(14);
  expect(refused(later)).toBe(3);
});

test("two instances let pass 30 previews at once, and tell the rest when to come again", async () => {
  const { access } = await world.signUp();
  const ask = ({ call }: Instance) => call(previewSite, { body: { url: "http://10.0.0.1" } }, access);

  const statuses = await flood(36, ask);
  const reply = await ask(second);

  expect(refused(statuses)).toBe(6);
  expect(reply.headers["retry-after"]).toBe("2");
  expect(reply.body).toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("two instances count what an address asks for together", async () => {
  const ask = ({ call }: Instance) => call(requestPasswordReset, { body: { email: "nobody@example.com" } });

  expect(refused(await flood(16, ask))).toBe(6);
});

test("two instances compare as many wrong passwords at once as one does", async () => {
  const { email } = await world.signUp();
  const ask = ({ call }: Instance) => call(logIn, { body: { email, password: "not the password" } });

  const statuses = await flood(12, ask);

  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(refused(statuses)).toBe(7);
});

test("counts addresses of one IPv6 network together, and another network by itself", async () => {
  const ask = (remoteAddress: string) =>
    world.app.inject({
      method: "POST",
      url: `${apiBase}${requestPasswordReset.path}`,
      remoteAddress,
      payload: { email: "nobody@example.com" },
    });
  for (let times = 0; times < 10; times += 1) await ask("2001:db8:1:2::1");

  expect((await ask("2001:db8:1:2:3::4")).statusCode).toBe(429);
  expect((await ask("2001:db8:1:3::1")).statusCode).toBe(200);
});

test("the statement decides as the pure rule does", async () => {
  const rates = fc.record({
    count: fc.integer({ min: 1, max: 100 }),
    perMs: fc.constant(60_000),
    burst: fc.integer({ min: 1, max: 12 }),
  });
  let key = 0;
  await fc.assert(
    fc.asyncProperty(
      rates,
      fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 25 }),
      async (drawn, pauses) => {
        const rate: Rate = { ...drawn, count: divisorOf(drawn.perMs, drawn.count) };
        key += 1;
        let nowMs = 1_800_000_000_000;
        let arrivalMs: number | undefined;
        for (const pauseMs of pauses) {
          nowMs += pauseMs;
          const expected = take(rate, arrivalMs, { nowMs, amount: 1 });
          const at = new Date(nowMs);
          expect(await takeInDatabase({ ...world.tools, now: () => at }, `key ${key}`, rate)).toEqual(
            expected,
          );
          if (expected.isTaken) arrivalMs = expected.arrivalMs;
        }
      },
    ),
    { numRuns: cases(15, 100) },
  );
});

/** The largest count up to so many of which each costs whole milliseconds, as all limits of the table do. */
function divisorOf(perMs: number, countMax: number): number {
  for (let count = countMax; count > 1; count -= 1) if (perMs % count === 0) return count;
  return 1;
}

test("an instance whose clock ran an hour ahead lets nobody wait for an hour", async () => {
  const rate = { count: 10, perMs: 60_000, burst: 10 };
  const ahead = () => new Date(world.tools.now().getTime() + 3_600_000);
  for (let times = 0; times < 10; times += 1)
    await takeInDatabase({ ...world.tools, now: ahead }, "skewed", rate);

  expect((await takeInDatabase(world.tools, "skewed", rate)).isTaken).toBe(true);
  for (let times = 0; times < 9; times += 1) await takeInDatabase(world.tools, "skewed", rate);
  expect(await takeInDatabase(world.tools, "skewed", rate)).toEqual({ isTaken: false, retryAfterMs: 6_000 });
});

test("forgets who has nothing to wait for, and nobody else", async () => {
  const rate = { count: 10, perMs: 60_000, burst: 10 };
  await takeInDatabase(world.tools, "rests", rate);
  for (let times = 0; times < 5; times += 1) await takeInDatabase(world.tools, "acts", rate);
  world.advance(20_000);

  await forgetPassedLimits.run(world.tools, {});

  const { rows } = await world.postgres.pool.query<{ key: string }>("select key from rate_limits");
  expect(rows).toEqual([{ key: "acts" }]);
});
