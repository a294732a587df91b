import { randomUUID } from "node:crypto";
import { logIn as logInAgain } from "@citelens/contract/accounts/accounts";
import { dayMs } from "@citelens/contract/base/days";
import { getRetention, updateRetention } from "@citelens/contract/traffic/retention";
import { listBotVisits, listTrackingCounters, trackVisits } from "@citelens/contract/traffic/visits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { eventually, openWorld, type Person, type World, worldOfTest } from "#test/world.ts";
import { applyRetentions } from "./apply-retentions.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const tables = ["visits", "visits_hourly", "referrals", "people_daily"] as const;

interface Home {
  readonly person: Person;
  readonly projectId: string;
  readonly key: string;
}

async function home(of: World = world): Promise<Home> {
  const person = await of.signUp();
  const workspace = await of.createWorkspace(person);
  return { person, projectId: workspace.id, key: (await of.createKey(person, workspace)).key };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString();
}

/** An agent, a person whom an assistant sent, and another person, so many days ago. */
async function report({ key }: Home, days: number, path = `/${days}`, of: World = world): Promise<void> {
  const visit = (headers: Record<string, string>) => ({
    request_path: path,
    request_method: "GET",
    request_headers: headers,
    ...(days > 0 && { occurred_at: daysAgo(days) }),
  });
  const body = [
    visit({ "user-agent": gptBot }),
    visit({ "user-agent": chrome, referer: "https://chatgpt.com/" }),
    visit({ "user-agent": chrome }),
  ];
  expect((await of.call(trackVisits, { body }, `Api-Key ${key}`)).status).toBe(202);
}

/** Lets a night pass in which ClickHouse merges everything. */
async function night(of: World = world): Promise<void> {
  await applyRetentions.run(of.tools, {});
  for (const table of tables) await of.tools.events.command(`OPTIMIZE TABLE ${table} FINAL`);
}

/** The days ago on which each table has rows. */
async function daysIn(projectId: string, of: World = world): Promise<Record<string, number[]>> {
  const dayOf = { visits: "ts", visits_hourly: "hour", referrals: "ts", people_daily: "day" } as const;
  const found: Record<string, number[]> = {};
  for (const table of tables) {
    const rows = await of.tools.events.query(
      `SELECT DISTINCT dateDiff('day', toDate(${dayOf[table]}), today()) AS ago FROM ${table}
       WHERE workspace_id = {projectId:UUID} ORDER BY ago`,
      { projectId },
      z.object({ ago: z.number() }),
    );
    found[table] = rows.map(({ ago }) => ago);
  }
  return found;
}

function everywhere(...days: number[]): Record<string, number[]> {
  return Object.fromEntries(tables.map((table) => [table, days]));
}

async function pathsOf({ person, projectId }: Home): Promise<string[]> {
  const query = {
    from_date: daysAgo(120).slice(0, 10),
    to_date: daysAgo(0).slice(0, 10),
    order_by: "path" as const,
  };
  const { answer } = await world.call(listBotVisits, { params: { projectId }, query }, person.access);
  return answer.results.map(({ path }) => path);
}

async function choose({ person, projectId }: Home, wanted_days: number | null, of: World = world) {
  return of.call(updateRetention, { params: { projectId }, body: { wanted_days } }, person.access);
}

async function kept({ person, projectId }: Home, of: World = world) {
  return (await of.call(getRetention, { params: { projectId } }, person.access)).answer;
}

async function onPlan({ projectId }: Home, plan: "creator" | "agency" | null): Promise<void> {
  await world.postgres.pool.query(
    `insert into billing_accounts (organization_id, subscription_id, subscription_status, plan, updated)
     select organization_id, $2, $3, $4, now() from workspaces where id = $1
     on conflict (organization_id) do update set subscription_status = $3, plan = coalesce($4, billing_accounts.plan)`,
    [projectId, randomUUID(), plan ? "active" : "canceled", plan],
  );
}

describe("what was reported", () => {
  test("is deleted in the night after its owner chose fewer days, and nobody else's is", async () => {
    const [own, neighbour] = [await home(), await home()];
    for (const one of [own, neighbour]) for (const days of [0, 20, 60]) await report(one, days);
    await eventually(async () => expect(await daysIn(neighbour.projectId)).toEqual(everywhere(0, 20, 60)));

    const { answer: chosen } = await choose(own, 30);
    const before = await pathsOf(own);
    await night();

    expect(chosen).toMatchObject({ days: 90, wanted_days: 30, next_days: 30, limit_days: 90, plan: "Demo" });
    expect(before).toEqual(["/0", "/20", "/60"]);
    expect(await kept(own)).toMatchObject({ days: 30, wanted_days: 30, next_days: 30, shortens_at: null });
    expect(await daysIn(own.projectId)).toEqual(everywhere(0, 20));
    expect(await pathsOf(own)).toEqual(["/0", "/20"]);
    expect(await daysIn(neighbour.projectId)).toEqual(everywhere(0, 20, 60));
    expect(await pathsOf(neighbour)).toEqual(["/0", "/20", "/60"]);
  });

  test("is kept longer again where it is still there, and for as long as was chosen when it comes in", async () => {
    const own = await home();
    await report(own, 0);
    await choose(own, 7);
    await night();
    await report(own, 1);

    await choose(own, null);
    await night();

    const until = await world.tools.events.query(
      `SELECT dateDiff('day', toDate(ts), keep_until) AS days FROM visits WHERE workspace_id = {projectId:UUID}`,
      { projectId: own.projectId },
      z.object({ days: z.number() }),
    );
    expect(until).toEqual([{ days: 90 }, { days: 90 }]);
  });

  test("of before what is kept is taken and not stored, and its counter says why", async () => {
    const own = await home();

    await report(own, 100);
    await report(own, 80);

    await eventually(async () => expect(await daysIn(own.projectId)).toEqual(everywhere(80)));
    await eventually(async () => {
      const { answer } = await world.call(
        listTrackingCounters,
        { params: { projectId: own.projectId } },
        own.person.access,
      );
      expect(answer[0]).toMatchObject({ received: 6, stored: 2, reasons: { expired: 3, people: 1 } });
    });
  });

  test("is kept as long as the reads of passages that were counted from it", async () => {
    const [own, neighbour] = [await home(), await home()];
    const { events } = world.tools;
    await events.insert(
      "ad_reads",
      [own, neighbour].flatMap(({ projectId }) =>
        [1, 20, 60].map((days) => ({
          workspace_id: projectId,
          advertiser_id: randomUUID(),
          ts: `${daysAgo(days).slice(0, 16)}:00`,
          placement_id: randomUUID(),
          campaign_id: randomUUID(),
          creative_id: randomUUID(),
          path: "/",
          keep_until: daysAgo(days - 90).slice(0, 10),
        })),
      ),
    );
    const left = async ({ projectId }: Home): Promise<{ ago: number; kept: number }[]> =>
      events.query(
        `SELECT dateDiff('day', toDate(ts), today()) AS ago, dateDiff('day', toDate(ts), keep_until) AS kept FROM ad_reads
         WHERE workspace_id = {projectId:UUID} ORDER BY ago`,
        { projectId },
        z.object({ ago: z.number(), kept: z.number() }),
      );

    await choose(own, 30);
    await night();
    await events.command("OPTIMIZE TABLE ad_reads FINAL");

    expect(await left(own)).toEqual([1, 20].map((ago) => ({ ago, kept: 30 })));
    expect(await left(neighbour)).toEqual([1, 20, 60].map((ago) => ({ ago, kept: 90 })));
  });

  test("that has no day of its own yet is kept for 395 days, as before there was a choice", async () => {
    const { projectId } = await home();
    await world.tools.events.insert("visits", [{ workspace_id: projectId, ts: daysAgo(10), path: "/" }]);

    const [row] = await world.tools.events.query(
      "SELECT dateDiff('day', toDate(ts), keep_until) AS days FROM visits WHERE workspace_id = {projectId:UUID}",
      { projectId },
      z.object({ days: z.number() }),
    );

    expect(row).toEqual({ days: 395 });
  });
});

describe("the plan", () => {
  test("that grows gives its days in the next night; one that shrinks takes them after two weeks", async () => {
    const own = await home();
    await report(own, 60);
    await choose(own, 60);
    await choose(own, null);
    await onPlan(own, "agency");
    await night();
    const grown = await kept(own);

    await onPlan(own, null);
    await night();
    const inGrace = await kept(own);
    world.advance(15 * dayMs);
    await night();

    expect(grown).toMatchObject({ days: 760, limit_days: 760, plan: "Agency", shortens_at: null });
    expect(inGrace).toMatchObject({ days: 760, limit_days: 90, next_days: 90, plan: "Demo" });
    const { access } = (
      await world.call(logInAgain, { body: { email: own.person.email, password: own.person.password } })
    ).answer;
    const after = { ...own, person: { ...own.person, access } };
    expect(Date.parse(inGrace.shortens_at ?? "")).toBeGreaterThan(Date.now() + 13 * dayMs);
    expect(await kept(after)).toMatchObject({ days: 90, shortens_at: null });
    expect(await daysIn(own.projectId)).toEqual(everywhere(60));
  });

  test("bounds what can be chosen, and the installation does where nothing is sold", async () => {
    const own = await home();
    const free = await worldOfTest({ billing: { mode: "off" } });
    const unsold = await home(free);

    const tooMany = await choose(own, 91);
    const tooFew = await choose(own, 6);

    expect([tooMany.status, tooMany.body]).toEqual([
      400,
      { wanted_days: ["At most 90 days can be kept here."] },
    ]);
    expect([tooFew.status, tooFew.body]).toEqual([400, { wanted_days: ["Keep at least 7 days."] }]);
    expect(await kept(own)).toMatchObject({ wanted_days: null });
    expect(await kept(unsold, free)).toMatchObject({ days: 395, limit_days: 395, plan: null });
    expect((await choose(unsold, 395, free)).status).toBe(200);
    expect((await choose(unsold, 396, free)).status).toBe(400);
  });
});

test("only owners of an active workspace choose; members look, strangers see nothing", async () => {
  const own = await home();
  const [member, stranger] = [await world.signUp(), await world.signUp()];
  await world.postgres.pool.query("insert into members values ($1, $2, 'MEMBER', now())", [
    own.projectId,
    member.user.id,
  ]);

  expect((await choose({ ...own, person: member }, 30)).status).toBe(403);
  expect(await kept({ ...own, person: member })).toMatchObject({ days: 90 });
  expect((await choose({ ...own, person: stranger }, 30)).status).toBe(404);
  await world.postgres.pool.query("update workspaces set is_active = false where id = $1", [own.projectId]);
  expect((await choose(own, 30)).body).toMatchObject({ code: "WORKSPACE_INACTIVE" });
});

test("the choices of 300 workspaces are one mutation of a table, and each keeps its own days", async () => {
  const busy = await worldOfTest();
  const { projectId } = await home(busy);
  await busy.postgres.pool.query(
    `insert into workspaces (id, organization_id, name, url, description, time_zone, created)
     select gen_random_uuid(), organization_id, 'Many', url, '', 'UTC', now() from workspaces, generate_series(1, 300)
     where id = $1`,
    [projectId],
  );
  const { rows } = await busy.postgres.pool.query<{ id: string }>(
    "select id from workspaces where name = 'Many'",
  );
  const ids = rows.map(({ id }) => id);
  await busy.tools.events.insert(
    "visits",
    ids.flatMap((workspace_id) =>
      [1, 40, 80].map((days) => ({ workspace_id, ts: daysAgo(days), path: "/" })),
    ),
  );
  await busy.postgres.pool.query(
    `insert into visit_retentions (workspace_id, wanted_days, days, changed_at)
     select id, case when random() < 0.5 then 30 else 60 end, 90, now() from workspaces where name = 'Many'`,
  );

  await night(busy);

  const mutations = await busy.tools.events.query(
    "SELECT table, count() AS count FROM system.mutations WHERE database = currentDatabase() AND command LIKE '%keep_until =%' GROUP BY table",
    {},
    z.object({ table: z.string(), count: z.number() }),
  );
  expect(mutations.toSorted((a, b) => (a.table < b.table ? -1 : 1))).toEqual([
    { table: "visits", count: 1 },
    { table: "visits_hourly", count: 1 },
  ]);
  const wanted = await busy.postgres.pool.query<{ id: string; days: number }>(
    "select workspace_id as id, wanted_days as days from visit_retentions where wanted_days is not null",
  );
  const counted = await busy.tools.events.query(
    "SELECT toString(workspace_id) AS id, count() AS visits FROM visits GROUP BY id",
    {},
    z.object({ id: z.string(), visits: z.number() }),
  );
  expect(new Map(counted.map(({ id, visits }) => [id, visits]))).toEqual(
    new Map(wanted.rows.map(({ id, days }) => [id, days === 30 ? 1 : 2])),
  );
}, 30_000);

test("a workspace whose days cannot be stored stops no other, shows, and follows when it is tried again", async () => {
  const own = await worldOfTest();
  const homes = [await home(own), await home(own), await home(own)];
  const [, broken] = homes;
  await own.postgres.pool.query(`create function refuse_days() returns trigger language plpgsql as $$
    begin raise exception 'days are broken'; end $$`);
  await own.postgres.pool.query(`create trigger refuse_days before insert or update on visit_retentions for each row
    when (new.workspace_id = '${broken?.projectId}') execute function refuse_days()`);
  const applied = async () => {
    const { rows } = await own.postgres.pool.query(
      "select workspace_id from visit_retentions where applied_at is not null",
    );
    return homes.map(({ projectId }) => rows.some((row) => row.workspace_id === projectId));
  };
  const failed = async () =>
    (await own.postgres.pool.query("select sweep, item, failures from failed_items")).rows;

  await applyRetentions.run(own.tools, {});
  const [others, shown] = [await applied(), await failed()];
  await applyRetentions.run(own.tools, {});
  const tooSoon = await failed();
  await own.postgres.pool.query("drop function refuse_days cascade");
  own.advance(dayMs);
  await applyRetentions.run(own.tools, {});

  expect(others).toEqual([true, false, true]);
  expect(shown).toEqual([{ sweep: "visits.apply-retentions", item: broken?.projectId, failures: 1 }]);
  expect(tooSoon).toEqual(shown);
  expect(await applied()).toEqual([true, true, true]);
  expect(await failed()).toEqual([]);
});
