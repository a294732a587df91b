import * as contract from "@citelens/contract/content/content-studio";
import {
  listOpportunities,
  type Opportunity,
  updateOpportunity,
} from "@citelens/contract/content/opportunities";
import { getOptimizationPlan } from "@citelens/contract/content/plan";
import { listMembers } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refreshNow } from "#features/opportunities/public.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Home } from "#test/answers-world.ts";
import { openStudioWorld, origin, type StudioWorld } from "#test/studio-world.ts";

let world: StudioWorld;
beforeAll(async () => {
  world = await openStudioWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

interface FoundScene {
  readonly home: Home;
  readonly found: readonly Opportunity[];
}

/** A workspace with at least two opportunities. */
async function withOpportunities(): Promise<FoundScene> {
  const { home } = await world.asked();
  await refreshNow(world.tools(), placeOfJob({ workspaceId: home.projectId }));
  const { answer } = await home.ask(listOpportunities, { query: { period: "90d" } });
  expect(answer.results.length).toBeGreaterThan(1);
  return { home, found: answer.results };
}

async function planOf(home: Home, month?: string) {
  const { answer } = await home.ask(getOptimizationPlan, { query: { month } });
  return answer;
}

const rowsOf = async (home: Home, month?: string) =>
  (await planOf(home, month)).rows.map(({ group, opportunity }) => [group, opportunity.title]);

/** As yyyy-MM, so many months after this one. */
function monthAfter(months: number): string {
  const now = world.open.world.tools.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15)).toISOString().slice(0, 7);
}

test("nothing is planned before anything was picked", async () => {
  const { home } = await withOpportunities();

  expect(await planOf(home)).toEqual({
    month: monthAfter(0),
    this_month: monthAfter(0),
    rows: [],
    is_bound: false,
  });
});

test("what was picked stands where it is due, with who does it; what is late stands ahead", async () => {
  const {
    home,
    found: [first, second],
  } = await withOpportunities();
  const { answer: members } = await home.ask(listMembers, {});
  const owner = members[0]?.id ?? "";
  const change = (one: Opportunity | undefined, body: object) =>
    home.ask(updateOpportunity, { params: { opportunityId: one?.id ?? "" }, body });
  await change(first, { state: "PLANNED", assignee: owner, due_on: `${monthAfter(1)}-10` });
  await change(second, { state: "PLANNED" });

  expect(await rowsOf(home)).toEqual([["UNDATED", second?.title]]);
  expect(await rowsOf(home, monthAfter(1))).toEqual([
    ["MONTH", first?.title],
    ["UNDATED", second?.title],
  ]);
  expect((await planOf(home, monthAfter(1))).rows[0]?.opportunity).toMatchObject({
    id: first?.id,
    score: first?.score,
    state: "PLANNED",
    is_gone: false,
    assignee: { id: owner },
    due_on: `${monthAfter(1)}-10`,
  });

  await change(second, { due_on: `${monthAfter(-1)}-10` });
  expect(await rowsOf(home)).toEqual([["LATE", second?.title]]);
  await change(second, { state: "DONE" });
  expect(await rowsOf(home)).toEqual([]);
  expect(await rowsOf(home, monthAfter(-1))).toEqual([["MONTH", second?.title]]);
});

test("a text that was begun from it stands beside it, a published one before a newer one", async () => {
  const { home, found } = await withOpportunities();
  const page = found.find(({ target }) => target.kind === "PAGE") ?? expect.fail("none of a page");
  const draft = await world.done(home, { opportunity_id: page.id, page_url: `${origin}/rain` });
  await home.ask(contract.createOptimization, { body: { opportunity_id: page.id } });
  const texts = async () =>
    (await planOf(home)).rows.map(({ group, optimization }) => [group, optimization?.status]);

  expect(await texts()).toEqual([["UNDATED", "DRAFT"]]);
  const published = await home.ask(contract.publishOptimization, {
    params: { optimizationId: draft.id },
    body: { url: `${origin}/rain`, published_at: world.open.world.tools.now().toISOString() },
  });
  expect(published.status).toBe(200);
  expect(await texts()).toEqual([["MONTH", "DONE"]]);
});

test("a plan is nobody else's, and of a month that there is", async () => {
  const { home, found } = await withOpportunities();
  await home.ask(updateOpportunity, {
    params: { opportunityId: found[0]?.id ?? "" },
    body: { state: "PLANNED" },
  });
  const stranger = await world.open.home();

  expect(await rowsOf(stranger)).toEqual([]);
  expect((await home.ask(getOptimizationPlan, { query: { month: "2026-13" } })).status).toBe(400);
});
