import { logOut } from "@citelens/contract/accounts/accounts";
import { apiBase } from "@citelens/contract/base/endpoint";
import { watchVisits } from "@citelens/contract/traffic/agents";
import { getLimits, type Limits } from "@citelens/contract/workspaces/limits";
import { getWorkspace } from "@citelens/contract/workspaces/workspaces";
import { expect, test } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import {
  eventually,
  type Instance,
  type Person,
  type World,
  type WorldOptions,
  worldOfTest,
} from "#test/world.ts";
import { addMember } from "./public.ts";

/** A workspace with its owner and another member, of an organization that others have nothing to do with. */
interface Home {
  readonly owner: Person;
  readonly member: Person;
  readonly projectId: string;
}

async function open(options: WorldOptions = {}) {
  const world = await worldOfTest({ limited: true, ...options });
  world.stopClock();
  return { world, home: await openHome(world), stranger: await openHome(world) };
}

async function openHome(world: World): Promise<Home> {
  const [owner, member] = [await world.signUp(), await world.signUp()];
  const { id: projectId } = await world.createWorkspace(owner);
  await addMember(world.tools, placeOfJob({ workspaceId: projectId }), member.user.id);
  return { owner, member, projectId };
}

const limitsOf = async (world: World, { owner, projectId }: Home): Promise<Limits> =>
  (await world.call(getLimits, { params: { projectId } }, owner.access)).answer;

const refusedOf = async (world: World, home: Home) =>
  (await limitsOf(world, home)).refused.map(({ limit, count }) => [limit, count]);

function exportOf({ app }: Pick<Instance, "app">, { projectId }: Home, { access }: Person) {
  return app.inject({
    url: `${apiBase}/projects/${projectId}/tracking/reports/?format=csv`,
    headers: { authorization: `Bearer ${access}` },
  });
}

test("two exports of an organization run at the same time, whoever of its members asks and at whichever instance", async () => {
  const { world, home, stranger } = await open();
  const second = await world.secondInstance();
  const lock = await world.postgres.pool.connect(); // so that exports take until the test lets them end
  await lock.query("begin; lock table tracking_counters in access exclusive mode");

  const refused: { statusCode: number; headers: object; json(): unknown }[] = [];
  const running = Array.from({ length: 8 }, (_, at) =>
    exportOf(at % 2 === 0 ? world : second, home, at % 4 < 2 ? home.owner : home.member).then((reply) => {
      if (reply.statusCode !== 200) refused.push(reply);
      return reply.statusCode;
    }),
  );
  const ofStranger = exportOf(second, stranger, stranger.owner);
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(6);
  await lock.query("rollback");
  lock.release();

  expect((await Promise.all(running)).toSorted()).toEqual([200, 200, ...Array(6).fill(429)]);
  expect(refused[0]?.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(refused[0]?.headers).toMatchObject({ "retry-after": "5" });
  expect((await ofStranger).statusCode).toBe(200);
  await eventually(async () => expect(await refusedOf(world, home)).toEqual([["exports", 6]]));
  expect(await refusedOf(world, stranger)).toEqual([]);
  await eventually(async () => expect((await exportOf(world, home, home.member)).statusCode).toBe(200));
});

test("an export that fails, or that nobody reads any more, gives its slot back", async () => {
  const { world, home } = await open();
  await world.postgres.pool.query("alter table tracking_counters rename to hidden");
  for (let times = 0; times < 3; times += 1)
    expect((await exportOf(world, home, home.owner)).statusCode).toBe(500);
  await world.postgres.pool.query("alter table hidden rename to tracking_counters");

  const lock = await world.postgres.pool.connect();
  await lock.query("begin; lock table tracking_counters in access exclusive mode");
  const address = await world.app.listen({ host: "127.0.0.1", port: 0 });
  for (let times = 0; times < 2; times += 1) {
    const gone = new AbortController();
    const asked = fetch(`${address}${apiBase}/projects/${home.projectId}/tracking/reports/?format=csv`, {
      headers: { authorization: `Bearer ${home.owner.access}` },
      signal: gone.signal,
    });
    await expect.poll(() => heldSlots(world), { timeout: 10_000 }).toBe(1);
    gone.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => heldSlots(world), { timeout: 10_000 }).toBe(0);
  }
  await lock.query("rollback");
  lock.release();

  expect((await exportOf(world, home, home.owner)).statusCode).toBe(200);
});

async function heldSlots({ postgres }: World): Promise<number> {
  const { rows } = await postgres.pool.query<{ held: number }>(
    "select count(*)::int as held from limit_slots, jsonb_object_keys(holders)",
  );
  return rows[0]?.held ?? 0;
}

test("an organization has 20 live views at a time across its members and all instances", async () => {
  const { world, home, stranger } = await open();
  const second = await world.secondInstance();
  const watch = async (at: number, { projectId }: Home, { access }: Person) => {
    const url = `${apiBase}${watchVisits.path.replace(":projectId", projectId)}`;
    const headers = { authorization: `Bearer ${access}` };
    const reply = await (at % 2 === 0 ? world : second).app.inject({ url, headers, payloadAsStream: true });
    reply.stream().resume();
    return reply;
  };

  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, at) => watch(at, home, at < 12 ? home.owner : home.member)),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  const ofStranger = await watch(0, stranger, stranger.owner);
  await eventually(async () => expect(await refusedOf(world, home)).toEqual([["streams", 4]]));
  for (const { access } of [home.owner, home.member, stranger.owner]) await world.call(logOut, {}, access);

  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(["30", "30", "30", "30"]);
  expect(ofStranger.statusCode).toBe(200);
  await expect.poll(() => heldSlots(world), { timeout: 10_000 }).toBe(0);
});

test("requests of all members count together, what is refused is told to the owner, and another organization goes on", async () => {
  const { world, home, stranger } = await open({ billing: { mode: "off" }, requestsPerMinute: 12 });
  const ask = ({ projectId }: Home, { access }: Person) =>
    world.call(getWorkspace, { params: { projectId } }, access);

  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, at) => ask(home, at % 2 === 0 ? home.owner : home.member)),
  );
  const beyond = await ask(home, home.owner);
  const ofStranger = await ask(stranger, stranger.owner);
  const foreign = await ask(home, stranger.owner);
  world.advance(60_000);

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(12);
  expect([beyond.status, beyond.headers["retry-after"]]).toEqual([429, "5"]);
  expect(beyond.body).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect([ofStranger.status, foreign.status]).toEqual([200, 404]);
  const counted = "select from limit_refusals where count = 5";
  await expect.poll(async () => (await world.postgres.pool.query(counted)).rowCount).toBe(1);
  expect(await refusedOf(world, home)).toEqual([["requests", 5]]);
  expect(await refusedOf(world, stranger)).toEqual([]);
});

test("a request with a body is counted once, before its body is looked at", async () => {
  const { world, home } = await open({ billing: { mode: "off" }, requestsPerMinute: 3 });
  const change = () =>
    world.app.inject({
      method: "PATCH",
      url: `${apiBase}/projects/${home.projectId}/`,
      headers: { authorization: `Bearer ${home.owner.access}` },
      payload: { url: "not a URL" },
    });

  const statuses = [];
  for (let times = 0; times < 5; times += 1) statuses.push((await change()).statusCode);

  expect(statuses).toEqual([400, 400, 400, 429, 429]);
});

test("each plan says what it allows, and where nothing is sold the installation does", async () => {
  const { world, home } = await open();
  const { world: unsold, home: theirs } = await open({ billing: { mode: "off" }, requestsPerMinute: 900 });

  expect(await limitsOf(world, home)).toEqual({
    plan: "Demo",
    events_per_second: 20,
    events_at_once: 200,
    requests_per_minute: 600,
    streams: 20,
    exports: 2,
    next: {
      plan: "Creator",
      events_per_second: 100,
      events_at_once: 1_000,
      requests_per_minute: 1_200,
      streams: 20,
      exports: 2,
    },
    refused: [],
  });
  expect(await limitsOf(unsold, theirs)).toMatchObject({
    plan: null,
    next: null,
    events_per_second: 2_000,
    requests_per_minute: 900,
    streams: 20,
    exports: 2,
  });
});
