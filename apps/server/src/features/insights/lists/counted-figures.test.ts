import * as campaigns from "@citelens/contract/visibility/campaigns";
import { listAnswers } from "@citelens/contract/visibility/conversations";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerCounts } from "#features/answers/counts/public.ts";
import { placeOfJob } from "#platform/place.ts";
import { type AnswersWorld, type Home, openAnswersWorld } from "#test/answers-world.ts";
import { type PastAnswer, seedHistory } from "#test/history.ts";
import { cases, casesLimitMs } from "../../../../../../scripts/testing/cases.ts";
import { rebuildWorkspace } from "../daily-sums/rebuild-insights.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
});
afterAll(() => open.close());

/** An answer as the property makes it: with the days since it came, and whether it was analysed. */
interface MadeAnswer {
  readonly daysAgo: number;
  readonly model: string;
  readonly status: "OK" | "REFUSED" | "FAILED";
  readonly branded: boolean;
  readonly isRead: boolean;
  readonly isNamed: boolean;
}

const made: fc.Arbitrary<MadeAnswer> = fc
  .record({
    daysAgo: fc.constantFrom(1, 20, 40, 70),
    model: fc.constantFrom("local-index", "local-index", "local-index", "chatgpt", "grok"),
    status: fc.constantFrom("OK", "OK", "OK", "REFUSED", "FAILED"),
    branded: fc.boolean(),
    isRead: fc.boolean(),
    isNamed: fc.boolean(),
  })
  // An answer of a model is analysed as it is stored.
  .map((one) => ({ ...one, isRead: one.isRead || one.model !== "local-index" }));

const local = made.map((one): MadeAnswer => ({ ...one, model: "local-index" }));
const campaign = fc.oneof(fc.array(made, { maxLength: 8 }), fc.array(local, { maxLength: 8 }));

interface FilledWorkspace {
  readonly home: Home;
  readonly byCampaign: ReadonlyMap<string, readonly (MadeAnswer & { readonly query: string })[]>;
}

/** A workspace with these campaigns; each answer has a query of its own, by which it is found again. */
async function fill(parts: readonly (readonly MadeAnswer[])[], name: string): Promise<FilledWorkspace> {
  const home = await open.home();
  const byCampaign = new Map<string, readonly (MadeAnswer & { readonly query: string })[]>();
  for (const [nth, part] of parts.entries()) {
    const campaignId = await home.launch({ operator_models: ["local-index"] });
    const answers = part.map((one, index) => ({ ...one, query: `${name} ${nth} ${index}` }));
    const history = answers.map(
      ({ daysAgo, isNamed, ...one }): PastAnswer => ({
        ...one,
        day: dayBefore(daysAgo),
        named: isNamed ? ["Acme"] : [],
      }),
    );
    await seedHistory(open.world, home, { campaignId, answers: history });
    await open.world.postgres.pool.query(
      "update answers set analyser_version = null where workspace_id = $1 and query_text = any($2)",
      [home.projectId, answers.filter(({ isRead }) => !isRead).map(({ query }) => query)],
    );
    await rebuildWorkspace(open.world.tools, home.projectId);
    byCampaign.set(campaignId, answers);
  }
  return { home, byCampaign };
}

function dayBefore(days: number): string {
  return new Date(open.world.tools.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

/** The definition: the local index counts only where no other model's answer came back. */
function asked<One extends MadeAnswer>(part: readonly One[]): One[] {
  const isAlone = !part.some(({ model, status }) => model !== "local-index" && status === "OK");
  return part.filter(({ model, status }) => status === "OK" && (isAlone || model !== "local-index"));
}

test(
  "counts the local index only where nothing else answered, alike in lists, details and behind figures",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(campaign, { minLength: 2, maxLength: 3 }),
        fc.array(campaign, { minLength: 1, maxLength: 2 }),
        async (mine, others) => {
          const [first, second] = [await fill(mine, "mine"), await fill(others, "others")];

          for (const { home, byCampaign } of [first, second]) {
            const counted = async (query: object): Promise<string[]> => {
              const { answer } = await home.ask(listAnswers, {
                query: { counted: "true", page_size: "100", ...query },
              });
              return answer.results.map((one) => one.query.text).sort();
            };
            const expected = [...byCampaign].map(
              ([id, part]) =>
                [
                  id,
                  asked(part)
                    .filter(({ isRead }) => isRead)
                    .map(({ query }) => query)
                    .sort(),
                ] as const,
            );
            expect(await counted({})).toEqual(expected.flatMap(([, queries]) => queries).sort());
            const { answer: list } = await home.ask(campaigns.listCampaigns);
            for (const [id, queries] of expected) {
              expect(await counted({ campaign: id })).toEqual(queries);
              const figures = figuresOf(byCampaign.get(id) ?? []);
              const { answer: details } = await home.ask(campaigns.getCampaign, {
                params: { campaignId: id },
              });
              expect(details.brand_visibility.brand).toMatchObject(figures);
              expect(list.results.find((one) => one.id === id)?.brand_visibility.brand).toMatchObject(
                figures,
              );
            }
          }
        },
      ),
      { numRuns: cases(4, 16), seed: 4 },
    );
  },
  casesLimitMs,
);

function figuresOf(part: readonly MadeAnswer[]): {
  readonly n: number;
  readonly visibility_score: number | null;
} {
  const now = asked(part).filter(({ branded, daysAgo, isRead }) => isRead && !branded && daysAgo < 30);
  const named = now.filter(({ isNamed }) => isNamed).length;
  return {
    n: now.length,
    visibility_score: now.length === 0 ? null : Math.round((10_000 * named) / now.length) / 100,
  };
}

test("shows a campaign in which only the local index answered, 12,000 times", async () => {
  const home = await open.home();
  const campaignId = await home.launch({ operator_models: ["local-index"] });
  await open.world.postgres.pool.query(
    `insert into answers (workspace_id, id, run_id, campaign_id, organization_id, query_id, query_text, branded,
      operator_model, lane, repeat, queue_order, language, credits, status, created, not_before, analyser_version, mentioned)
    select workspace_id, gen_random_uuid(), id, campaign_id, organization_id, gen_random_uuid(), 'question ' || nth,
      false, 'local-index', 'local', 1, 0, 'en', 0, 'OK', created, created, 1, nth % 4 = 0
    from runs cross join generate_series(1, 12000) as nth where workspace_id = $1`,
    [home.projectId],
  );

  await open.world.postgres.pool.query(
    `insert into answer_mentions (workspace_id, answer_id, brand_id, brand, is_client, position, basis, sentiment,
      sentiment_basis, spans)
    select workspace_id, id, campaign_id, 'Acme', true, 1, 'ORDER', 'UNKNOWN', 'NONE', '[]'
    from answers where workspace_id = $1 and mentioned`,
    [home.projectId],
  );
  const { tools } = open.world;
  await answerCounts.recountRuns(tools, placeOfJob({ workspaceId: home.projectId }));
  await rebuildWorkspace(tools, home.projectId);

  const list = await home.ask(campaigns.listCampaigns);
  const details = await home.ask(campaigns.getCampaign, { params: { campaignId } });
  const counted = await home.ask(listAnswers, { query: { counted: "true" } });

  const figures = { n: 12_000, visibility_score: 25 };
  expect(list.answer.results[0]?.brand_visibility.brand).toMatchObject(figures);
  expect(details.answer.brand_visibility.brand).toMatchObject(figures);
  expect(counted.answer.count).toBe(12_000);
}, 120_000);
