import * as campaigns from "@citelens/contract/visibility/campaigns";
import { updateWorkspace } from "@citelens/contract/workspaces/workspaces";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reanalyseAll } from "#features/answers/room.ts";
import { placeOfJob } from "#platform/place.ts";
import { openPostgres } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import { rebuildWorkspace } from "../daily-sums/rebuild-insights.ts";
import { expectRightSums } from "../daily-sums/sums.test-helper.ts";
import * as sums from "../store/sums.sql.ts";
import { addRows } from "./add-rows.rules.ts";
import * as kept from "./kept-sums.ts";
import { type Scope, scopeOf } from "./scope.ts";

let open: AnswersWorld;
/** The same product once more, on the same databases. */
let other: Tools;
let close: () => Promise<void>;
beforeAll(async () => {
  const judge = writerDouble("double/judge", () => ({
    verdicts: [{ brand: "Acme", sentiment: "NEGATIVE", score: 0.2, quote: "is light and reliable" }],
  }));
  open = await openAnswersWorld({ judge });
  const { tools, postgres } = open.world;
  const { rows } = await postgres.pool.query("select current_database() as name");
  const url = new URL(String(postgres.pool.options.connectionString));
  url.pathname = `/${rows[0]?.name}`;
  const second = openPostgres(url.href, tools.log);
  other = { ...tools, db: second.db };
  close = second.close;
});
afterAll(async () => {
  await close();
  await open.close();
});
beforeEach(() => open.answer(usualAnswer));

const parts = { operator_models: ["chatgpt", "grok"], repeats: 2 };

function scopeNow(home: Home): Promise<Scope> {
  return scopeOf(open.world.tools, placeOfJob({ workspaceId: home.projectId }), {});
}

/** Figures that cards are told: from what is kept of each campaign, as far as it still holds. */
async function shown(home: Home) {
  const { tools } = open.world;
  const scope = await scopeNow(home);
  return {
    cells: sorted(await kept.cellsIn(tools, scope, scope.now)),
    days: await kept.answersByDay(tools, scope, scope.now),
    models: await kept.answersByModel(tools, scope, scope.now),
    brands: await kept.brandsNamed(tools, scope, scope.now),
    brandDays: await kept.brandsByDay(tools, scope, scope.now),
    versions: sorted(await kept.versionsBehind(tools, scope, scope.now)),
    sources: await kept.topSources(tools, scope, { period: scope.now, limit: 10, offset: 0 }),
  };
}

/** The same from the sums of all campaigns, as a process reads them that has just begun. */
async function fromNothing(home: Home): Promise<Awaited<ReturnType<typeof shown>>> {
  const { tools } = open.world;
  const scope = await scopeNow(home);
  const versions = await sums.listVersions(tools, scope, scope.now);
  return {
    cells: sorted(await sums.sumCells(tools, scope, scope.now)),
    days: addRows(await sums.sumAnswersByDay(tools, scope, scope.now), ["day"]),
    models: addRows(await sums.sumAnswersByModel(tools, scope, scope.now), ["operator_model"]),
    brands: addRows(await sums.sumBrands(tools, scope, scope.now), ["brand_id"]),
    brandDays: addRows(await sums.sumBrandsByDay(tools, scope, scope.now), ["day", "brand_id"]),
    versions: sorted([
      ...new Map(versions.map(({ campaign_id: _, ...one }) => [JSON.stringify(one), one])).values(),
    ]),
    sources: await sums.listTopSources(tools, scope, { period: scope.now, limit: 10, offset: 0 }),
  };
}

function sorted<Row>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

async function expectNothingStale(home: Home): Promise<Awaited<ReturnType<typeof shown>>> {
  const found = await shown(home);
  expect(found).toEqual(await fromNothing(home));
  await expectRightSums(open.world, home);
  return found;
}

const answersOf = ({ days }: Awaited<ReturnType<typeof shown>>): number =>
  days.reduce((sum, { n }) => sum + n, 0);

async function ranOnceMore(home: Home, campaignId: string): Promise<void> {
  open.world.advance(60_000);
  await home.ask(campaigns.runCampaign, { params: { campaignId } });
  await open.world.answerAll();
}

test("what is kept is what counting from nothing gives: after news, a judgement, another analysis, another time zone, a deletion", async () => {
  const home = await open.home();
  const first = await home.launch(parts);
  const second = await home.launch({ ...parts, name: "Winter" });
  await open.world.answerAll();
  const begun = await expectNothingStale(home);

  await ranOnceMore(home, first);
  const afterNews = await expectNothingStale(home);
  await open.world.runJobs();
  const judged = await expectNothingStale(home);
  await reanalyseAll(open.world.tools, { all: true });
  await expectNothingStale(home);
  await home.ask(updateWorkspace, { body: { time_zone: "Pacific/Kiritimati" } });
  await rebuildWorkspace(other, home.projectId);
  const rebuilt = await expectNothingStale(home);
  await home.ask(campaigns.deleteCampaign, { params: { campaignId: second } });
  const left = await shown(home);

  expect([answersOf(begun), answersOf(afterNews)]).toEqual([16, 24]);
  const negative = (found: typeof begun): number => found.brands.reduce((sum, one) => sum + one.negative, 0);
  expect(negative(begun)).toBe(0);
  expect(negative(judged)).toBeGreaterThan(0);
  expect(answersOf(rebuilt)).toBe(24);
  expect(answersOf(left)).toBe(16);
  expect(new Set(left.cells.map(({ campaign_id }) => campaign_id))).toEqual(new Set([first]));
  expect(left).toEqual(await fromNothing(home));
});

test("answers of one campaign leave what is kept of the others", async () => {
  const home = await open.home();
  const first = await home.launch(parts);
  const second = await home.launch({ ...parts, name: "Winter" });
  await open.world.answerAll();
  const cells = async () => {
    const scope = await scopeNow(home);
    const all = await kept.cellsIn(open.world.tools, scope, scope.now);
    return Map.groupBy(all, ({ campaign_id }) => campaign_id);
  };
  const before = await cells();

  await ranOnceMore(home, first);
  const after = await cells();

  // The very same rows: nobody has read them again.
  expect(after.get(second)?.every((cell, index) => cell === before.get(second)?.[index])).toBe(true);
  expect(after.get(first)?.some((cell) => before.get(first)?.includes(cell))).toBe(false);
  const answersIn = (found: typeof after, id: string): number =>
    (found.get(id) ?? []).reduce((sum, { n }) => sum + n, 0);
  expect([answersIn(before, first), answersIn(after, first), answersIn(after, second)]).toEqual([8, 16, 8]);
});

test("a competitor of two campaigns is one brand", async () => {
  const home = await open.home();
  await home.launch(parts);
  await home.launch({ ...parts, name: "Winter" });
  await open.world.answerAll();

  const { brands, brandDays } = await expectNothingStale(home);

  expect(new Set(brands.map(({ brand_id }) => brand_id)).size).toBe(brands.length);
  const keys = brandDays.map(({ day, brand_id }) => `${day} ${brand_id}`);
  expect(new Set(keys).size).toBe(keys.length);
});
