import { listLimitRefusals } from "@citelens/contract/platform/limit-refusals";
import { expect, test } from "vitest";
import { eventually, worldOfTest } from "#test/world.ts";

const dayMs = 24 * 60 * 60_000;

test("a superuser sees which organizations were refused what, in all of their workspaces, today and in seven days", async () => {
  const world = await worldOfTest({ limited: true });
  world.stopClock();
  const root = await world.signUpRoot();
  const [loud, quiet] = [await world.signUp(), await world.signUp()];
  const [first, second] = [await world.createWorkspace(loud), await world.createWorkspace(loud)];
  await world.createWorkspace(quiet);
  const list = async (query: Parameters<typeof world.call<typeof listLimitRefusals>>[1]["query"] = {}) =>
    (await world.call(listLimitRefusals, { query }, root.access)).answer;
  expect(await list()).toEqual({ count: 0, next: null, previous: null, results: [] });

  const { pool } = world.postgres;
  const dayAgo = (days: number) =>
    new Date(world.tools.now().getTime() - days * dayMs).toISOString().slice(0, 10);
  await pool.query(
    `insert into limit_refusals (workspace_id, day, "limit", count) values
      ($1, $3, 'exports', 3), ($2, $3, 'exports', 4), ($1, $4, 'exports', 5), ($1, $5, 'exports', 600), ($1, $4, 'streams', 1)`,
    [first.id, second.id, dayAgo(0), dayAgo(6), dayAgo(7)],
  );
  const { key } = await world.createKey(loud, first);
  const batch = Array.from({ length: 190 }, () => ({
    request_path: "/",
    request_method: "GET",
    request_headers: { "user-agent": "GPTBot/1.2" },
  }));
  const send = () =>
    world.app.inject({
      method: "POST",
      url: "/api/v1/tracking/visits",
      headers: { authorization: `Api-Key ${key}` },
      payload: batch,
    });
  expect((await send()).statusCode).toBe(202);
  expect((await send()).statusCode).toBe(429);
  const owner = {
    organization_id: expect.any(String),
    owner_name: `${loud.user.first_name} ${loud.user.last_name}`,
    owner_email: loud.email,
    plan: "Demo",
  };
  const events = { ...owner, limit: "events", allowed: 20, today: 190, week: 190 };
  const exports = { ...owner, limit: "exports", allowed: 2, today: 7, week: 12 };
  const streams = { ...owner, limit: "streams", allowed: 20, today: 0, week: 1 };
  await eventually(async () => expect((await list()).results).toEqual([events, exports, streams]));
  expect((await list({ page: 2, page_size: 2 })).results).toEqual([streams]);
  expect((await list({ search: loud.email })).count).toBe(3);
  expect((await list({ search: quiet.email })).results).toEqual([]);
});
