import * as campaigns from "@citelens/contract/visibility/campaigns";
import { getInsightMatrix } from "@citelens/contract/visibility/insight-cards";
import * as contract from "@citelens/contract/visibility/insights";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reanalyseAll } from "#features/answers/room.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import { type PastAnswer, seedHistory } from "#test/history.ts";
import { cases, casesLimitMs } from "../../../../../../scripts/testing/cases.ts";
import { rebuildWorkspace } from "./rebuild-insights.ts";
import { expectRightSums, sumsOf } from "./sums.test-helper.ts";

let open: AnswersWorld;
beforeAll(async () => {
  const judge = writerDouble("double/judge", () => ({
    verdicts: [{ brand: "Acme", sentiment: "NEGATIVE", score: 0.2, quote: "is light and reliable" }],
  }));
  open = await openAnswersWorld({ judge });
});
afterAll(() => open.close());

test("are the same kept along and rebuilt: after runs, judging, another analysis, and another competitor", async () => {
  open.answer(usualAnswer);
  const home = await open.home();
  const campaignId = await home.launch({ operator_models: ["chatgpt", "grok"], repeats: 2 });
  await open.world.answerAll();
  await open.world.runJobs();
  open.answer(() => ({
    text: "Take Beta or Zenith.",
    cited: ["https://acme.example/", "https://a.example/"],
  }));
  open.world.advance(60_000);
  await home.ask(campaigns.runCampaign, { params: { campaignId } });
  await open.world.answerAll();
  await open.world.runJobs();
  await home.ask(campaigns.updateCampaign, {
    params: { campaignId },
    body: { competitors: [{ name: "Zenith", domains: ["a.example"] }] },
  });
  await open.world.runJobs();
  await reanalyseAll(open.world.tools, { all: true });

  const kept = await sumsOf(open.world, home.projectId);
  await expectRightSums(open.world, home);
  await rebuildWorkspace(open.world.tools, home.projectId);

  expect(kept.answer_days?.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept.brand_days)).toContain('"negative":4');
  expect(kept).toEqual(await sumsOf(open.world, home.projectId));
});

test("are gone with their campaign", async () => {
  const home = await open.home();
  const campaignId = await home.launch();
  await open.world.answerAll();
  const before = await sumsOf(open.world, home.projectId);

  await home.ask(campaigns.deleteCampaign, { params: { campaignId } });
  await open.world.runJobs();

  expect(before.cell_days?.length).toBeGreaterThan(0);
  expect(Object.values(await sumsOf(open.world, home.projectId)).flat()).toEqual([]);
});

const brands = ["Acme", "Beta", "Gamma"];
const days = [
  "2026-01-31",
  "2026-02-01",
  "2026-02-02",
  "2026-02-08",
  "2026-02-09",
  "2026-02-28",
  "2026-03-01",
];
const pastAnswer = fc.record({
  day: fc.constantFrom(...days),
  query: fc.constantFrom("q1", "q2", "q3"),
  model: fc.constantFrom("chatgpt", "grok"),
  named: fc.shuffledSubarray(brands),
  cited: fc.array(fc.constantFrom("acme.example", "wiki.example", "a.example"), { maxLength: 3 }),
  branded: fc.boolean(),
  status: fc.constantFrom("OK" as const, "OK" as const, "OK" as const, "REFUSED" as const),
});
const campaignPast = fc.array(pastAnswer, { maxLength: 25 });
const period = fc
  .tuple(fc.constantFrom(...days), fc.constantFrom(...days))
  .map(([a, b]) => (a < b ? { start_date: a, end_date: b } : { start_date: b, end_date: a }));

/** Figures of the answers, counted one by one. */
function direct(answers: readonly PastAnswer[]) {
  const ok = answers.filter(({ status }) => status === "OK");
  const share = (part: number, whole: number) =>
    whole === 0 ? null : Math.round((part / whole) * 10_000) / 100;
  const naming = (brand: string) => ok.filter(({ named }) => named?.includes(brand));
  const mentions = brands.reduce((sum, brand) => sum + naming(brand).length, 0);
  const citing = ok.filter(({ cited }) => (cited?.length ?? 0) > 0);
  const owned = ok.filter(({ cited }) => cited?.includes("acme.example"));
  const own = naming("Acme");
  const positions = own.map(({ named }) => (named?.indexOf("Acme") ?? 0) + 1);
  return {
    n: ok.length,
    visibility: Object.fromEntries(brands.map((brand) => [brand, share(naming(brand).length, ok.length)])),
    voice: share(own.length, mentions),
    position:
      positions.length === 0
        ? null
        : Math.round((positions.reduce((sum, one) => sum + one, 0) / positions.length) * 1000) / 1000,
    authority: share(owned.length, citing.length),
    matrix: [
      own.filter((one) => owned.includes(one)).length,
      own.filter((one) => !owned.includes(one)).length,
      owned.filter((one) => !own.includes(one)).length,
    ],
    uses: Object.fromEntries(
      ["acme.example", "wiki.example", "a.example"]
        .map((domain) => [domain, ok.filter(({ cited }) => cited?.includes(domain)).length] as const)
        .filter(([, uses]) => uses > 0),
    ),
    queries: new Set(ok.map(({ query }) => query)).size,
    byModel: Object.fromEntries(
      [...Map.groupBy(ok, ({ model }) => model)].map(([model, all]) => [
        model,
        [all.length, all.filter(({ named }) => named?.includes("Acme")).length],
      ]),
    ),
  };
}

async function throughHttp(home: Home, query: object): Promise<ReturnType<typeof direct>> {
  const { answer: summary } = await home.ask(contract.getInsightSummary, { query });
  const { answer: ranking } = await home.ask(contract.getIndustryRanking, { query });
  const { answer: sources } = await home.ask(contract.getInfluentialSources, { query });
  const { answer: channels } = await home.ask(contract.getAiChannels, { query });
  const { answer: matrix } = await home.ask(getInsightMatrix, { query });
  const { answer: prompts } = await home.ask(contract.getPerformancePrompts, { query });
  expect(prompts.total_queries).toBe(summary.queries);
  return {
    n: summary.total_answers,
    visibility: Object.fromEntries(
      brands.map((brand) => [
        brand,
        ranking.rankings.find(({ brand_name }) => brand_name === brand)?.visibility_score ?? null,
      ]),
    ),
    voice: summary.share_of_voice.value,
    position: summary.average_position.value,
    authority: summary.content_authority.value,
    matrix: [matrix.named_and_cited, matrix.named_only, matrix.cited_only],
    uses: Object.fromEntries(sources.sources.map(({ domain, use_count }) => [domain, use_count])),
    queries: summary.queries,
    byModel: Object.fromEntries(
      channels.channels.filter(({ n }) => n > 0).map((one) => [one.operator_model_id, [one.n, one.mentions]]),
    ),
  };
}

test(
  "give what counting answers one by one gives, of no other campaign, workspace, day or kind of query",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(campaignPast, { minLength: 2, maxLength: 2 }),
        campaignPast,
        period,
        async (histories, strangers, dates) => {
          const home = await open.home();
          const stranger = await open.home();
          const ids: string[] = [];
          const parts = {
            brand: { name: "Acme", domains: ["acme.example"] },
            competitors: [{ name: "Beta" }, { name: "Gamma" }],
            queries: ["q1", "q2", "q3"],
          };
          for (const answers of histories) {
            const campaignId = await home.launch(parts);
            await seedHistory(open.world, home, { campaignId, answers });
            ids.push(campaignId);
          }
          const theirs = await stranger.launch(parts);
          await seedHistory(open.world, stranger, { campaignId: theirs, answers: strangers });
          const within = (answers: readonly PastAnswer[]) =>
            answers.filter(({ day }) => day >= dates.start_date && day <= dates.end_date);
          const [first = [], second = []] = histories.map(within);

          const one = await throughHttp(home, { ...dates, campaign_id: ids[0] });
          const branded = await throughHttp(home, { ...dates, campaign_id: ids[1], branded: "true" });

          expect(one).toEqual(direct(first));
          expect(branded).toEqual(direct(second.filter(({ branded }) => branded)));
          const all = await throughHttp(home, dates);
          // The same text in two campaigns is two queries.
          const { queries: _, ...rest } = direct([...first, ...second]);
          expect(all).toMatchObject(rest);
          const { status } = await home.ask(contract.getInsightSummary, {
            query: { ...dates, campaign_id: theirs },
          });
          expect(status).toBe(404);
        },
      ),
      { numRuns: cases(3, 12) },
    );
  },
  casesLimitMs,
);
