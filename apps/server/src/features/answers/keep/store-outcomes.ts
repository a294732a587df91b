import { gzipSync } from "node:zlib";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { bookCredits } from "#features/spending/public.ts";
import { failureKinds } from "#platform/ai/failures/operator-failure.ts";
import type { Answer as OperatorAnswer } from "#platform/ai/operator.ts";
import type { Cost } from "#platform/ai/prices.ts";
import { placeOfJob } from "#platform/place.ts";
import { storable } from "#platform/storable-text.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { Outcome } from "../ask/outcome.ts";
import { type Again, askAgain, giveBack, type Taken } from "../ask/queue.sql.ts";
import { failureSentence, isFinding, isUnusable } from "../ask/retry.rules.ts";
import { useOf } from "../ask/use-of.rules.ts";
import { analysed } from "./analysed.ts";
import { announceCountChanges } from "./announce-count-changes.ts";
import { brandsOf } from "./brands-of.ts";
import { endRuns } from "./end-runs.ts";
import type { Key } from "./keys-as-rows.sql.ts";
import { addRunCosts, type RunCost } from "./run-costs.sql.ts";
import { type Closing, closeAnswers, failWaiting, insertRaws, replaceFindings } from "./store.sql.ts";
import { storedQueries, storedSearches } from "./stored-searches.ts";

type Answered = Extract<Outcome, { kind: "answered" }>;
type Closed = Extract<Outcome, { kind: "closed" }>;

/**
 * Stores what came of asking, all or none: answers with what the analysis finds in them, their credits, and what is to
 * be asked again. An outcome that was stored before changes nothing.
 */
export async function storeOutcomes(tools: Tools, outcomes: readonly Outcome[]): Promise<void> {
  const answered = outcomes.filter((one): one is Answered => one.kind === "answered");
  const closed = outcomes.filter((one): one is Closed => one.kind === "closed");
  const again = outcomes.filter((one) => one.kind === "again");
  const rests = outcomes.filter((one) => one.kind === "rests");
  await inTransaction(tools, async (within) => {
    const fresh = await closeAnswers(within, [...answered.map(closingOf), ...closed.map(failureOf)]);
    const stored = answered.filter(({ row }) => fresh.has(row.id));
    await keep(within, stored);
    const waiting = await askAgain(within, again.map(againOf));
    await giveBackAll(within, rests);
    const failedRuns = await failOthers(within, closed);
    const came = [
      ...stored,
      ...closed.filter(({ row, failure }) => fresh.has(row.id) && isFinding(failure.kind)),
    ];
    await count(
      within,
      came.map(({ row }) => row),
    );
    await settle(within, came);
    const counted = [...answered, ...closed, ...again].filter(
      ({ row }) => fresh.has(row.id) || waiting.has(row.id),
    );
    await addRunCosts(within, counted.map(runCostOf));
    const runs = [...answered, ...closed].map(({ row }) => ({
      workspace_id: row.workspace_id,
      id: row.run_id,
    }));
    await endRuns(within, [...runs, ...failedRuns]);
  });
}

function againOf({ row, notBefore, failure, cost }: Extract<Outcome, { kind: "again" }>): Again {
  return {
    workspace_id: row.workspace_id,
    id: row.id,
    not_before: notBefore.toISOString(),
    failure_kind: failure.kind,
    failure: failure.message,
    is_unusable: isUnusable(failure),
    ...costIn(cost),
  };
}

function costIn({ usd, isExact }: Cost): Pick<Closing, "cost_usd" | "cost_is_exact"> {
  return { cost_usd: usd, cost_is_exact: isExact };
}

function runCostOf({ row, cost }: Outcome): RunCost {
  return { workspace_id: row.workspace_id, id: row.run_id, usd: cost.usd };
}

async function giveBackAll(
  within: Tools,
  rests: readonly Extract<Outcome, { kind: "rests" }>[],
): Promise<void> {
  const [first] = rests;
  if (first)
    await giveBack(
      within,
      rests.map(({ row }) => row),
      first.failure,
    );
}

function closingOf({ row, at, answer, cost }: Answered): Closing {
  return {
    workspace_id: row.workspace_id,
    id: row.id,
    ...costIn(cost),
    status: "OK",
    answered_at: at.toISOString(),
    credits: row.credits,
    failure_kind: null,
    failure: null,
    model_id: storable(answer.model_id),
    located: answer.located,
    searched: answer.searched,
    search_queries: storedQueries(answer),
    text: storable(answer.text),
    latency_ms: Math.round(answer.latencyMs),
    input_tokens: answer.usage.inputTokens,
    output_tokens: answer.usage.outputTokens,
  };
}

function failureOf({ row, at, failure, cost }: Closed): Closing {
  const isAnswer = isFinding(failure.kind);
  return {
    workspace_id: row.workspace_id,
    id: row.id,
    ...costIn(cost),
    status: isAnswer ? "REFUSED" : "FAILED",
    answered_at: at.toISOString(),
    credits: isAnswer ? row.credits : 0,
    failure_kind: failure.kind,
    failure: failure.message,
    model_id: null,
    located: null,
    searched: false,
    search_queries: [],
    text: "",
    latency_ms: null,
    input_tokens: null,
    output_tokens: null,
  };
}

async function keep(within: Tools, stored: readonly Answered[]): Promise<void> {
  if (stored.length === 0) return;
  await insertRaws(
    within,
    stored.map(({ row, answer }) => ({
      workspace_id: row.workspace_id,
      answer_id: row.id,
      raw: gzipSync(JSON.stringify(answer.raw ?? null)),
      sources: sourcesOf(answer),
      searches: storedSearches(answer),
    })),
  );
  const analysable = stored.map(({ row, answer }) => ({
    ...row,
    text: storable(answer.text),
    sources: sourcesOf(answer),
    searches: storedSearches(answer),
  }));
  const found = analysed(analysable, await brandsOf(within, analysable));
  const keys = stored.map(({ row }) => row);
  await announceCountChanges(within, { keys, isFirst: true }, () => replaceFindings(within, found, true));
}

function sourcesOf(answer: OperatorAnswer): { url: string; title: string | null; cited: boolean }[] {
  return answer.sources.map(({ url, title, cited }) => ({
    url: storable(url),
    title: title === null ? null : storable(title),
    cited,
  }));
}

/**
 * A model in which nothing can be asked before somebody acts: those that wait for it are closed, and hold up nothing.
 * They are other workspaces' too, and get a sentence of our own: the provider's may quote another's question.
 */
async function failOthers(within: Tools, closed: readonly Closed[]): Promise<Key[]> {
  const pausing = new Map(
    closed
      .filter(({ failure }) => failureKinds[failure.kind].pauses)
      .map(({ row, failure }) => [row.operator_model, { lane: row.lane, kind: failure.kind }]),
  );
  const runs: Key[] = [];
  for (const [operatorModel, { lane, kind }] of [...pausing].sort())
    runs.push(...(await failWaiting(within, { lane, operatorModel, kind, failure: failureSentence(kind) })));
  return runs;
}

async function count(within: Tools, came: readonly Taken[]): Promise<void> {
  for (const [campaignId, rows] of grouped(came, ({ campaign_id }) => campaign_id)) {
    const [{ workspace_id: workspaceId }] = rows;
    await campaigns.countAnswers(within, placeOfJob({ workspaceId }), { campaignId, came: rows.length });
  }
}

/** Each answer uses its credits of those that its run holds, once. */
async function settle(within: Tools, came: readonly (Answered | Closed)[]): Promise<void> {
  const costly = came.map(({ row }) => row).filter(({ credits }) => credits > 0);
  for (const [, rows] of grouped(costly, ({ organization_id, run_id }) => `${organization_id} ${run_id}`)) {
    const [{ organization_id: organizationId, run_id, workspace_id: workspaceId, campaign_id }] = rows;
    const [campaign] = await campaigns.listRows(within, placeOfJob({ workspaceId }), [campaign_id]);
    await creditHolds.settleAll(within, {
      organizationId,
      holdKey: `run:${run_id}`,
      items: rows.map(({ id, credits, query_id, query_text }) => ({
        key: `answer:${id}`,
        amount: credits,
        ...(campaign && { object: useOf(campaign, { id: query_id, text: query_text }) }),
      })),
    });
  }
  await bookCredits(
    within,
    costly.map(({ organization_id, lane, operator_model, credits }) => ({
      organization_id,
      provider: lane,
      model: operator_model,
      credits,
    })),
  );
}

/** Groups in the order of their keys, so that two workers lock them in the same order. */
function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): [string, [T, ...T[]]][] {
  return [...Map.groupBy(rows, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1)) as [string, [T, ...T[]]][]; // groups are never empty
}
