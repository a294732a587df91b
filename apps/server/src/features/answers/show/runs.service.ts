import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import { figureRow } from "@citelens/contract/visibility/figure-row";
import {
  type getCampaignCost,
  type listRuns,
  type RunProgress,
  runProgress,
} from "@citelens/contract/visibility/runs";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { type KnownModels, listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import { findResting, seesCosts } from "#features/spending/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { figureRows } from "#platform/files/figure-rows.ts";
import { fileName } from "#platform/files/file-name.ts";
import { pageOrFile, wholeOrFile } from "#platform/files/page-or-file.ts";
import type { ListFile } from "#platform/list-file.ts";
import type { Page } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { isResting } from "../ask/take-next.ts";
import { failureSentence } from "../store/retry.rules.ts";
import { sumJudgeCosts, sumRunCosts } from "../store/run-costs.sql.ts";
import { listRunTallies, type Tally } from "../store/run-tallies.sql.ts";
import { listRunRows, type RunRow } from "../store/runs.sql.ts";

/** The runs of a campaign, the newest first, with how far each is: a page of them, or all as a file. */
export async function listCampaignRuns(
  tools: Tools,
  member: Member,
  { params, query, url }: ParsedInput<typeof listRuns> & { readonly url: string },
): Promise<Page<RunProgress> | ListFile> {
  const { campaignId } = params;
  await campaigns.expect(tools, member, campaignId);
  return pageOrFile({
    query,
    url,
    name: fileName("runs", {}, tools.now()),
    item: runProgress,
    read: async (range) => {
      const { count, rows } = await listRunRows(tools, member, { campaignId, ...range });
      return { count, rows: await progressOf(tools, member, rows) };
    },
  });
}

/** The newest run of a campaign; none before its launch. */
export async function findNewestRun(
  tools: Tools,
  member: Member,
  campaignId: string,
): Promise<RunProgress | undefined> {
  await campaigns.expect(tools, member, campaignId);
  const { rows } = await listRunRows(tools, member, { campaignId, limit: 1, offset: 0 });
  return (await progressOf(tools, member, rows))[0];
}

/** The same as rows of figures where a file is asked for. */
export async function costOrFile(
  tools: Tools,
  member: Member,
  { params, query }: ParsedInput<typeof getCampaignCost>,
): Promise<Answer<typeof getCampaignCost> | ListFile> {
  const cost = await findCampaignCost(tools, member, params.campaignId);
  return wholeOrFile(cost, { query, name: fileName("cost", {}, tools.now()), item: figureRow }, figureRows);
}

/** Charges of AI providers for a campaign; null for those who do not pay them. */
async function findCampaignCost(
  tools: Tools,
  member: Member,
  campaignId: string,
): Promise<Answer<typeof getCampaignCost>> {
  await campaigns.expect(tools, member, campaignId);
  if (!(await seesCosts(tools, member))) return { cost_usd: null, judge_usd: null, cost_is_guessed: false };
  const [{ usd: cost_usd, isGuessed: cost_is_guessed }, judge_usd] = await Promise.all([
    sumRunCosts(tools, member, campaignId),
    sumJudgeCosts(tools, member, campaignId),
  ]);
  return { cost_usd, judge_usd, cost_is_guessed };
}

async function progressOf(tools: Tools, member: Member, rows: readonly RunRow[]): Promise<RunProgress[]> {
  const [tallies, operators, isCostShown, resting] = await Promise.all([
    listRunTallies(
      tools,
      member,
      rows.map(({ id }) => id),
    ),
    listOperators(tools, member),
    seesCosts(tools, member),
    findResting(tools),
  ]);
  const byRun = Map.groupBy(tallies, ({ run_id }) => run_id);
  const models = modelsById(operators);
  return rows.map((row) => {
    const rests = (lane: string) => isResting(tools, resting, { lane, organizationId: row.organization_id });
    return shownRun(row, byRun.get(row.id) ?? [], { models, isCostShown, rests });
  });
}

interface RunContext {
  readonly models: KnownModels;
  readonly isCostShown: boolean;
  /** Whether nothing is asked in a lane today. */
  readonly rests: (lane: string) => boolean;
}

function shownRun(
  row: RunRow,
  tallies: readonly Tally[],
  { models, isCostShown, rests }: RunContext,
): RunProgress {
  return {
    id: row.id,
    status: row.status,
    created: row.created.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
    answers_total: sum(tallies.map(({ asked }) => asked)),
    answers_ok: sum(tallies.map(({ ok }) => ok)),
    answers_refused: sum(tallies.map(({ refused }) => refused)),
    answers_failed: sum(tallies.map(({ failed }) => failed)),
    credits_used: sum(tallies.map(({ credits }) => credits)),
    cost_usd: isCostShown ? row.cost_usd : null,
    cost_is_guessed: isCostShown && row.cost_is_guessed,
    models: tallies.map((tally) => ({
      ...modelShown(models, tally.operator_model),
      total: tally.asked,
      ok: tally.ok,
      refused: tally.refused,
      failed: tally.failed,
      cost_usd: isCostShown ? tally.cost_usd : null,
      problem: problemOf(tally, rests),
    })),
  };
}

/** Problem that keeps answers of a model from coming: why the failed ones failed, or why others are asked again. */
function problemOf(tally: Tally, rests: RunContext["rests"]): string | null {
  const { asked, ok, refused, failed, lane, failure_kind, again_kind } = tally;
  const kind = (failed > 0 ? failure_kind : null) ?? again_kind;
  if (kind) return failureSentence(kind);
  return asked > ok + refused + failed && rests(lane) ? failureSentence("spending_bound") : null;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
