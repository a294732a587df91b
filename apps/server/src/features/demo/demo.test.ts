import { me as accountOfMe, logIn } from "@citelens/contract/accounts/accounts";
import { getOrganization } from "@citelens/contract/billing/billing";
import { getIndexing } from "@citelens/contract/traffic/indexing";
import { getCampaignStats, listCampaigns } from "@citelens/contract/visibility/campaigns";
import { listRuns } from "@citelens/contract/visibility/runs";
import { listApiKeys } from "@citelens/contract/workspaces/api-keys";
import { listBrandSettings } from "@citelens/contract/workspaces/brand-context";
import { createDemo, getDemo } from "@citelens/contract/workspaces/demo";
import { deleteWorkspace, listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { startDemo } from "./start-demo.ts";
import { demoDays } from "./store/calendar.rules.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const days = 5;
/** Days are lived as fast as the machine is. */
const slow = { timeout: 120_000 };

async function begin(): Promise<{ readonly person: Person; readonly projectId: string }> {
  const person = await world.signUp();
  const { status, answer } = await world.call(createDemo, {}, person.access);
  expect(status).toBe(201);
  return { person, projectId: answer.project_id };
}

async function statusOf({ access }: Person) {
  return (await world.call(getDemo, {}, access)).answer;
}

async function figures({ access }: Person, projectId: string) {
  const params = { projectId };
  const { answer } = await world.call(listCampaigns, { params, query: { ordering: "name" } }, access);
  const runs = await Promise.all(
    answer.results.map(async ({ id }) => {
      const listed = await world.call(
        listRuns,
        { params: { projectId, campaignId: id }, query: { page_size: 50 } },
        access,
      );
      return listed.answer.results.map(({ created, answers_total }) => [created, answers_total]);
    }),
  );
  return {
    campaigns: answer.results.map(({ id: _, created: __, ...campaign }) => campaign),
    runs,
    visits: await rowsOf(projectId, "visits"),
    referrals: await rowsOf(projectId, "referrals"),
  };
}

async function rowsOf(projectId: string, table: string): Promise<string[]> {
  const rows = await world.tools.events.query(
    `SELECT ts, path FROM ${table} WHERE workspace_id = {projectId:UUID} ORDER BY ts, path`,
    { projectId },
    z.object({ ts: z.unknown(), path: z.string() }),
  );
  return rows.map((row) => JSON.stringify(row));
}

test("is none before it is asked for, and another click answers the same one", async () => {
  const person = await world.signUp();
  const before = await statusOf(person);

  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.call(createDemo, {}, person.access)));

  expect(before).toEqual({ project_id: null, status: "none", progress: 0, day: 0, days: 0 });
  expect(new Set(replies.map(({ answer }) => answer.project_id)).size).toBe(1);
  const { answer: own } = await world.call(listWorkspaces, {}, person.access);
  expect(own).toMatchObject([{ name: "Tovelume", is_demo: true, is_owner: true }]);
  expect(await statusOf(person)).toEqual({
    project_id: own[0]?.id,
    status: "filling",
    progress: 0,
    day: 0,
    days: demoDays,
  });
});

test("fills every screen by running the product, and is ready once its calendar is over", slow, async () => {
  const { person, projectId } = await begin();
  const { access } = person;
  const params = { projectId };

  await fillWorkspace.run(world.tools, { workspaceId: projectId, days });

  expect(await statusOf(person)).toEqual({
    project_id: projectId,
    status: "ready",
    progress: 100,
    day: days,
    days,
  });
  const stats = (await world.call(getCampaignStats, { params }, access)).answer;
  expect(stats).toMatchObject({ total_campaigns: 2, active_campaigns: 2, total_queries: 36 });
  expect(stats.avg_brand_visibility).toBeGreaterThan(10);
  const full = await figures(person, projectId);
  expect(full.runs.map((runs) => runs.length)).toEqual([5, 3]);
  expect(full.campaigns.every(({ brand_visibility }) => brand_visibility.brand.n > 0)).toBe(true);
  expect(full.visits.length).toBeGreaterThan(100);
  expect(full.referrals.length).toBeGreaterThan(10);
  expect((await world.call(listBrandSettings, { params }, access)).answer[0]?.about_brand).toContain(
    "Tovelume",
  );
  const { answer: indexed } = await world.call(getIndexing, { params }, access);
  expect(indexed.sitemap).toMatchObject({ pages: 13, problems: [] });
  const broken = indexed.funnel.filter((link) => link.broken > 0).map(({ link }) => link);
  expect(broken).toEqual(["crawled", "fetched", "cited", "clicked"]);
  const shown = indexed.engines.flatMap(({ levels }) => levels.filter((one) => one.pages > 0));
  expect(new Set(shown.map(({ level }) => level))).toEqual(
    new Set(["fetched", "crawled", "feeder_crawled", "unverified", "training", "none", "blocked"]),
  );
  const keys = await world.call(listApiKeys, { params }, access);
  expect(keys.answer).toMatchObject([{ name: "Demo visits" }]);
});

test(
  "goes on with the first day that is missing, on two instances at once, and ends up the same",
  slow,
  async () => {
    const whole = await begin();
    await fillWorkspace.run(world.tools, { workspaceId: whole.projectId, days });
    const killed = await begin();
    let asks = 0;
    const dying = {
      ...world.tools,
      events: {
        ...world.tools.events,
        insert: (...given: Parameters<typeof world.tools.events.insert>) => {
          asks += 1;
          // The rows arrive, and then the process is no more.
          return world.tools.events.insert(...given).then(() => {
            if (asks > 7) throw new Error("killed");
          });
        },
      },
    };

    await expect(fillWorkspace.run(dying, { workspaceId: killed.projectId, days })).rejects.toThrow();
    const halfway = await statusOf(killed.person);
    const instances = [world.tools, { ...world.tools }];
    await Promise.all(instances.map((tools) => fillWorkspace.run(tools, { workspaceId: killed.projectId })));

    expect(halfway.progress).toBeGreaterThan(0);
    expect(halfway.progress).toBeLessThan(100);
    expect(await figures(killed.person, killed.projectId)).toEqual(
      await figures(whole.person, whole.projectId),
    );
  },
);

test("of a workspace that was deleted is no more, and another click makes a new one", async () => {
  const { person, projectId } = await begin();
  await world.call(deleteWorkspace, { params: { projectId } }, person.access);

  const between = await statusOf(person);
  const { answer } = await world.call(createDemo, {}, person.access);

  expect(between).toEqual({ project_id: null, status: "none", progress: 0, day: 0, days: 0 });
  expect(answer.project_id).not.toBe(projectId);
  await expect(fillWorkspace.run(world.tools, { workspaceId: projectId })).resolves.toBeUndefined();
});

test("of the first start has one account, however many instances start at once, whose password only the log tells", async () => {
  const told: string[] = [];
  const log = Object.assign(Object.create(world.tools.log), { info: (text: string) => told.push(text) });

  await Promise.all([1, 2, 3].map(() => startDemo({ ...world.tools, log })));
  await startDemo({ ...world.tools, log });

  expect(told).toHaveLength(1);
  const [, email = "", password = ""] = /Sign in as (\S+) with the password (\S+)$/.exec(told[0] ?? "") ?? [];
  expect(email).toBe("demo@citelens.example");
  const { answer: tokens } = await world.call(logIn, { body: { email, password } });
  const { answer: account } = await world.call(accountOfMe, {}, tokens.access);
  expect(account).toMatchObject({ onboarding_complete: true });
  expect((await world.call(getDemo, {}, tokens.access)).answer).toMatchObject({ status: "filling" });
});

test("is counted by no plan", async () => {
  const { person } = await begin();
  const { id: projectId } = await world.createWorkspace(person);

  const before = await world.call(getOrganization, { params: { projectId } }, person.access);
  const ends = new Date(world.tools.now().getTime() + 86_400_000);
  await workspaceList.bound(world.tools, { organizationId: before.answer.id, max: 1, ends });
  const after = await world.call(getOrganization, { params: { projectId } }, person.access);

  expect(before.answer).toMatchObject({ workspaces_used: 1, workspaces_max: 1 });
  expect(after.answer.ending_workspaces).toEqual([]);
});
