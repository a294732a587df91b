import { createHash } from "node:crypto";
import { later } from "@citelens/contract/base/days";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { askLocalIndex } from "#features/local-index/public.ts";
import { askOperator } from "#features/operators/asking/public.ts";
import { SpendingBoundReached } from "#features/spending/public.ts";
import { failureKinds, OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Answer as OperatorAnswer } from "#platform/ai/operator.ts";
import type { Cost } from "#platform/ai/prices.ts";
import { placeOfJob } from "#platform/place.ts";
import { isPostgresPassing } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { demoLane, localLane } from "../store/local-lane.rules.ts";
import { noCost, type Outcome } from "../store/outcome.ts";
import type { TakenAnswer } from "../store/queue.sql.ts";
import {
  attemptsMax,
  failureSentence,
  isUnusable,
  takenMax,
  unusableMax,
  waitMsBefore,
} from "../store/retry.rules.ts";
import { demoAsked } from "./demo-asked.ts";

export interface AskedWith {
  readonly signal: AbortSignal;
  /** Called when the model has answered, while the answer is still being paid for: the next can be asked. Not where it failed. */
  readonly onAnswer?: () => void;
}

/** Puts the query to the model, word for word and once, and says what came of it. */
export async function askAnswer(tools: Tools, row: TakenAnswer, asked: AskedWith): Promise<Outcome> {
  if (row.attempts > takenMax) return lost(tools, row);
  try {
    if (row.lane === localLane) {
      const answer = await askLocally(tools, row, asked.signal);
      return { kind: "answered", row, at: tools.now(), answer, cost: noCost };
    }
    if (row.lane === demoLane) {
      const answer = await askDemo(tools, row);
      return { kind: "answered", row, at: tools.now(), answer, cost: noCost };
    }
    const { cost, value, failure } = await askModel(tools, row, asked);
    return failure
      ? outcomeOf(tools, row, { failure, cost })
      : { kind: "answered", row, at: tools.now(), answer: value, cost };
  } catch (error) {
    if (error instanceof SpendingBoundReached) return restOf(row);
    // The provider was not asked, and has not failed.
    if (!(error instanceof OperatorFailure) && isPostgresPassing(error))
      return { kind: "rests", row, failure: undefined, cost: noCost };
    return outcomeOf(tools, row, { failure: failureOf(error), cost: noCost });
  }
}

/** Answers that were taken so often have ended their workers, or cannot be stored: they are not bought once more. */
function lost(tools: Tools, row: TakenAnswer): Outcome {
  const failure = new OperatorFailure("garbage", `It was asked ${takenMax} times and never stored`);
  return { kind: "closed", row, at: tools.now(), failure, cost: noCost };
}

function askModel(tools: Tools, row: TakenAnswer, asked: AskedWith): ReturnType<typeof askOperator> {
  return askOperator(tools, {
    operatorModelId: row.operator_model,
    question: row.query_text,
    organizationId: row.organization_id,
    ...asked,
    language: row.language,
    ...(row.country !== null && { country: row.country }),
  });
}

function restOf(row: TakenAnswer): Outcome {
  const failure = new OperatorFailure("spending_bound", failureSentence("spending_bound"));
  return { kind: "rests", row, failure, cost: noCost };
}

async function askLocally(tools: Tools, row: TakenAnswer, signal: AbortSignal): Promise<OperatorAnswer> {
  const place = placeOfJob({ workspaceId: row.workspace_id });
  const brands = await campaigns.brandsOf(tools, place, [row.campaign_id]);
  return askLocalIndex(tools, place, {
    question: row.query_text,
    language: row.language.slice(0, 2),
    brands: brands.get(row.campaign_id) ?? [],
    signal,
  });
}

/** Throws an OperatorFailure where the workspace has no demo, or its assistant would not or could not answer. */
async function askDemo(tools: Tools, row: TakenAnswer): Promise<OperatorAnswer> {
  const [answer] = await demoAsked.announce(tools, {
    ...placeOfJob({ workspaceId: row.workspace_id }),
    assistant: row.operator_model,
    question: row.query_text,
    queueOrder: row.queue_order,
  });
  if (!answer) throw new OperatorFailure("rejected", "No demo answers here");
  return answer;
}

/** Asked again where that may help, and not too often; else it is closed. */
export function outcomeOf(
  tools: Tools,
  row: TakenAnswer,
  { failure, cost }: { readonly failure: OperatorFailure; readonly cost: Cost },
): Outcome {
  const at = tools.now();
  if (!isAskedAgain(row, failure)) return { kind: "closed", row, at, failure, cost };

  const { retryAfterMs } = failure;
  const waitMs = waitMsBefore(row.attempts, { retryAfterMs, spread: spreadOf(row) });
  return { kind: "again", row, notBefore: later(at, waitMs), failure, cost };
}

function isAskedAgain({ attempts, unusable }: TakenAnswer, failure: OperatorFailure): boolean {
  if (!(failure.again ?? failureKinds[failure.kind].again) || attempts >= attemptsMax) return false;
  return !isUnusable(failure) || unusable + 1 < unusableMax;
}

/** Anything that nobody foresaw is no answer of a provider's; asking again may do better. */
function failureOf(error: unknown): OperatorFailure {
  if (error instanceof OperatorFailure) return error;
  return new OperatorFailure("garbage", error instanceof Error ? error.message : String(error), {
    again: true,
    cause: error,
  });
}

/** The same for the same attempt, and different for different ones. */
function spreadOf({ id, attempts }: TakenAnswer): number {
  return createHash("sha256").update(`${id} ${attempts}`).digest().readUInt16BE(0) / 65_535;
}
