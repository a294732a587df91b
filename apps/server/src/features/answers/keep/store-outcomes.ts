import { gzipSync } from "node:zlib";
import { answerCounting } from "#features/campaigns/counting/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { HoldOver } from "#features/credits/renewal/public.ts";
import { catalogue } from "#features/operators/public.ts";
import { bookCredits } from "#features/spending/public.ts";
import { failureKinds } from "#platform/ai/failures/operator-failure.ts";
import type { Answer as OperatorAnswer } from "#platform/ai/operator.ts";
import type { Cost } from "#platform/ai/prices.ts";
import { placeOfJob } from "#platform/place.ts";
import { storable } from "#platform/requests/storable-text.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { analysed } from "../analysis/analysed.ts";
import { brandsOf } from "../analysis/brands-of.ts";
import { announceClosed } from "../counts/announce-count-changes.ts";
import { type Key, lockAnswers } from "../store/keys-as-rows.sql.ts";
import type { Outcome } from "../store/outcome.ts";
import {
  askAgain,
  countNotAsked,
  type RepeatedAsk,
  returnAnswers,
  type TakenAnswer,
} from "../store/queue.sql.ts";
import { failureSentence, isFinding, isUnusable } from "../store/retry.rules.ts";
import { addRunCosts, type RunCost } from "../store/run-costs.sql.ts";
import { finishRuns, lockRuns, type RunRow } from "../store/runs.sql.ts";
import {
  type AnswerFindings,
  addAttemptCosts,
  type ClosedAnswer,
  type ClosedKey,
  closeAnswers,
  failWaiting,
  insertRaws,
  limitWaits,
  replaceFindings,
} from "../store/store.sql.ts";
import { insertAds } from "../store/stored-ads.sql.ts";
import { noteDue } from "../store/turns.sql.ts";
import { useOf } from "../store/use-of.rules.ts";
import { closeRuns } from "./end-runs.ts";
import { holdAgain } from "./hold-again.ts";
import { storedQueries, storedSearches } from "./stored-searches.ts";

type AnsweredOutcome = Extract<Outcome, { kind: "answered" }>;
type ClosedOutcome = Extract<Outcome, { kind: "closed" }>;

interface StoreOptions {
  /** How long others may hold what this needs before it gives up, and everything stays as it was; as long as it takes by default. */
  readonly lockMsMax?: number;
}

/**
 * Stores what came of asking, all or none: answers with what the analysis finds in them, their credits, and what is to
 * be asked again. An outcome that was stored before changes nothing; one that comes after another of the same answer adds
 * what it has cost. Locked are campaigns, answers, runs, sums, ledgers, then turns, each in the order of their keys.
 *
 * An answer that came after the credits of its run were given back is paid for all the same where they are there, and else costs nothing.
 */
export async function storeOutcomes(
  tools: Tools,
  outcomes: readonly Outcome[],
  storing: StoreOptions = {},
): Promise<void> {
  try {
    await storeAll(tools, outcomes, storing);
  } catch (error) {
    if (!(error instanceof HoldOver)) throw error;
    await storeAll(tools, await holdAgain(tools, outcomes), storing);
  }
}

async function storeAll(
  tools: Tools,
  outcomes: readonly Outcome[],
  { lockMsMax }: StoreOptions,
): Promise<void> {
  const answered = outcomes.filter((one): one is AnsweredOutcome => one.kind === "answered");
  const closed = outcomes.filter((one): one is ClosedOutcome => one.kind === "closed");
  const again = outcomes.filter((one) => one.kind === "again");
  const rests = outcomes.filter((one) => one.kind === "rests");
  const found = await look(tools, answered);
  await inTransaction(tools, async (within) => {
    if (lockMsMax !== undefined) await limitWaits(within, lockMsMax);
    await answerCounting.hold(
      within,
      [...answered, ...closed].map(({ row }) => row),
    );
    await lockAnswers(
      within,
      outcomes.map(({ row }) => row),
    );
    const fresh = await closeAnswers(within, [...answered.map(closingOf), ...closed.map(failureOf)]);
    const waiting = await askAgain(within, again.map(againOf));
    const returned = await returnAll(within, rests);
    const others = await failOthers(within, closed);
    const failedRuns = others.map(({ workspace_id, run_id }) => ({ workspace_id, id: run_id }));
    const costs = await addCosts(within, [...answered, ...closed, ...again], fresh);
    const runs = [...answered, ...closed].map(runOf);
    await lockRuns(within, [...runs, ...failedRuns, ...costs]);

    await keep(
      within,
      answered.filter(({ row }) => fresh.has(row.id)),
      found,
    );
    const ended = [...answered, ...closed].filter(({ row }) => fresh.has(row.id)).map(({ row }) => row);
    await announceClosed(within, [...ended, ...others]);
    const came = [...answered, ...closed].filter(
      (one) => fresh.has(one.row.id) && (one.kind === "answered" || isFinding(one.failure.kind)),
    );
    await answerCounting.add(
      within,
      came.map(({ row }) => row),
    );
    await addRunCosts(within, costs);
    await settle(within, came, await finishRuns(within, [...runs, ...failedRuns]));
    await noteDue(within, [
      ...again
        .filter(({ row }) => waiting.has(row.id))
        .map(({ row, notBefore }) => ({ ...turnOf(row), at: notBefore })),
      ...returned.map((row) => ({ ...turnOf(row), at: within.now() })),
    ]);
    await countNotAsked(within, returned);
  });
}

function runOf({ row }: Outcome): Key {
  return { workspace_id: row.workspace_id, id: row.run_id };
}

function costOf(outcome: Outcome): Omit<RunCost, "usd"> {
  const { row, cost } = outcome;
  return { ...runOf(outcome), operator_model: row.operator_model, is_guessed: cost.isGuessed ?? false };
}

function turnOf({ lane, organization_id }: TakenAnswer): Pick<TakenAnswer, "lane" | "organization_id"> {
  return { lane, organization_id };
}

/** Adds what the outcomes have cost their runs; closed answers hold it already, others get it here, each once. */
async function addCosts(
  within: Tools,
  outcomes: readonly Outcome[],
  fresh: ReadonlySet<string>,
): Promise<RunCost[]> {
  const isClosing = ({ kind, row }: Outcome): boolean => kind !== "again" && fresh.has(row.id);
  const others = outcomes.filter((one) => !isClosing(one) && one.cost.usd > 0);
  const added = await addAttemptCosts(
    within,
    others.map(({ row, cost }) => ({
      workspace_id: row.workspace_id,
      id: row.id,
      fence: row.fence,
      ...costIn(cost),
    })),
  );
  const byId = new Map(others.map((one) => [one.row.id, one]));
  return [
    ...outcomes.filter(isClosing).map((one) => ({ ...costOf(one), usd: one.cost.usd })),
    ...added.flatMap(({ id, cost_usd: usd }) => {
      const one = byId.get(id);
      return one ? [{ ...costOf(one), usd }] : [];
    }),
  ];
}

function againOf({ row, notBefore, failure }: Extract<Outcome, { kind: "again" }>): RepeatedAsk {
  return {
    workspace_id: row.workspace_id,
    id: row.id,
    leased_by: row.leased_by,
    fence: row.fence,
    not_before: notBefore.toISOString(),
    failure_kind: failure.kind,
    failure: failure.message,
    is_unusable: isUnusable(failure),
  };
}

type CostColumns = Pick<ClosedAnswer, "cost_usd" | "cost_is_exact" | "cost_is_guessed">;

function costIn({ usd, isExact, isGuessed = false }: Cost): CostColumns {
  return { cost_usd: usd, cost_is_exact: isExact, cost_is_guessed: isGuessed };
}

/** All that rest do so for the same reason, if there is one. */
function returnAll(
  within: Tools,
  rests: readonly Extract<Outcome, { kind: "rests" }>[],
): Promise<readonly TakenAnswer[]> {
  const because = rests.find(({ failure }) => failure)?.failure;
  return returnAnswers(within, { rows: rests.map(({ row }) => row), because });
}

function closingOf({ row, at, answer, cost }: AnsweredOutcome): ClosedAnswer {
  return {
    workspace_id: row.workspace_id,
    id: row.id,
    fence: row.fence,
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
    ads_seen: answer.ads?.length ?? null,
  };
}

function failureOf({ row, at, failure, cost }: ClosedOutcome): ClosedAnswer {
  const isAnswer = isFinding(failure.kind);
  return {
    workspace_id: row.workspace_id,
    id: row.id,
    fence: row.fence,
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
    ads_seen: null,
  };
}

/** Findings of the analysis in answers: before anything is locked, since it takes the longest. */
async function look(tools: Tools, answered: readonly AnsweredOutcome[]): Promise<AnswerFindings | undefined> {
  if (answered.length === 0) return undefined;
  const analysable = answered.map(({ row, answer }) => ({
    ...row,
    text: storable(answer.text),
    sources: sourcesOf(answer),
    searches: storedSearches(answer),
  }));
  return analysed(analysable, await brandsOf(tools, analysable));
}

async function keep(
  within: Tools,
  stored: readonly AnsweredOutcome[],
  found: AnswerFindings | undefined,
): Promise<void> {
  if (stored.length === 0 || !found) return;
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
  await insertAds(
    within,
    stored.map(({ row, answer }) => ({ workspace_id: row.workspace_id, id: row.id, ads: answer.ads })),
  );
  const own = foundIn(found, new Set(stored.map(({ row }) => row.id)));
  await replaceFindings(within, own, true);
}

function foundIn(found: AnswerFindings, ids: ReadonlySet<string>): AnswerFindings {
  if (found.findings.every(({ id }) => ids.has(id))) return found;
  const isOwn = ({ answer_id }: { readonly answer_id: string }): boolean => ids.has(answer_id);
  return {
    findings: found.findings.filter(({ id }) => ids.has(id)),
    mentions: found.mentions.filter(isOwn),
    citations: found.citations.filter(isOwn),
    candidates: found.candidates.filter(isOwn),
    searches: found.searches.filter(isOwn),
  };
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
async function failOthers(within: Tools, closed: readonly ClosedOutcome[]): Promise<ClosedKey[]> {
  const pausing = new Map(
    closed
      .filter(({ failure }) => failureKinds[failure.kind].pauses)
      .map(({ row, failure }) => [row.operator_model, { lane: row.lane, kind: failure.kind }]),
  );
  const failed: ClosedKey[] = [];
  for (const [operatorModel, { lane, kind }] of [...pausing].sort())
    failed.push(
      ...(await failWaiting(within, { lane, operatorModel, kind, failure: failureSentence(kind) })),
    );
  return failed;
}

/**
 * Each answer uses its credits of those that its run holds, once, and runs that have ended give back the rest: one ledger after
 * the other.
 */
async function settle(
  within: Tools,
  came: readonly (AnsweredOutcome | ClosedOutcome)[],
  ended: readonly RunRow[],
): Promise<void> {
  const costly = came.map(({ row }) => row).filter(({ credits }) => credits > 0);
  const known = await campaignsOf(within, costly);
  const models: ModelNames = new Map(catalogue(within.ai).map((model) => [model.id, model.display_name]));
  const organizationOf = ({ organization_id }: TakenAnswer | RunRow): string => organization_id;
  const ofOrganizations = Map.groupBy(costly, organizationOf);
  for (const [organizationId] of grouped([...costly, ...ended], organizationOf)) {
    const runs = grouped(ofOrganizations.get(organizationId) ?? [], ({ run_id }) => run_id);
    if (runs.length > 0)
      await creditHolds.settleAll(
        within,
        runs.map(([runId, rows]) => ({
          organizationId,
          holdKey: `run:${runId}`,
          items: rows.map((row) => usedFor(row, { campaign: known.get(row.campaign_id), models })),
        })),
      );
    await closeRuns(
      within,
      ended.filter((run) => organizationOf(run) === organizationId),
    );
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

/** Names that people call the models by, by their ids; one that this installation no longer has goes by its id. */
type ModelNames = ReadonlyMap<string, string>;
type CampaignRow = Awaited<ReturnType<typeof campaigns.listRows>>[number];

async function campaignsOf(within: Tools, rows: readonly TakenAnswer[]): Promise<Map<string, CampaignRow>> {
  const known = new Map<string, CampaignRow>();
  for (const [workspaceId, own] of grouped(rows, ({ workspace_id }) => workspace_id)) {
    const ids = [...new Set(own.map(({ campaign_id }) => campaign_id))];
    for (const row of await campaigns.listRows(within, placeOfJob({ workspaceId }), ids))
      known.set(row.id, row);
  }
  return known;
}

function usedFor(
  { id, credits, query_id, query_text, run_id, operator_model }: TakenAnswer,
  { campaign, models }: { readonly campaign: CampaignRow | undefined; readonly models: ModelNames },
): Parameters<typeof creditHolds.settleAll>[1][number]["items"][number] {
  const object = campaign && {
    object: {
      ...useOf(campaign, { id: query_id, text: query_text }),
      run_id,
      model: models.get(operator_model) ?? operator_model,
    },
  };
  return { key: `answer:${id}`, amount: credits, ...object };
}

/** Groups in the order of their keys, so that two workers lock them in the same order. */
function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): [string, T[]][] {
  return [...Map.groupBy(rows, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
}
