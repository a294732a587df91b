import { createHash } from "node:crypto";
import { hourMs, later } from "@citelens/contract/base/days";
import { failureKinds, OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Operator } from "#platform/ai/operator.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { OperatorModel } from "../catalogue/catalogue.ts";
import {
  beginCheck,
  type OperatorSwitch,
  pause,
  recordAnswered,
  recordFailed,
  unansweredMax,
} from "../store/operators.sql.ts";
import { checkTimeoutMs, failureOfCheck } from "./check-question.ts";
import { notifyPaused } from "./notify-paused.ts";

/** Then it is tried again, in case somebody has paid or fixed a key without saying so. */
const pauseMs = hourMs;
/** So long a check that was answered speaks for the operator, and failures of others for their questions. */
const checkedMs = 60_000;

export interface FailedAsk {
  readonly row: OperatorModel;
  readonly operator: Operator;
  readonly question: string;
  /** Whether it was asked for the sake of asking. */
  readonly isCheck: boolean;
  readonly failure: OperatorFailure;
  readonly signal: AbortSignal;
}

/**
 * Notes why a question was not answered, and pauses the operator where nothing else will be answered either. One
 * question alone proves that only where its failure can mean nothing else: otherwise the check question decides, so
 * that what one workspace asks cannot take an operator from all. Resolves to what the failure turned out to be.
 */
export async function recordFailure(tools: Tools, failed: FailedAsk): Promise<OperatorFailure> {
  const { row, question, failure, isCheck } = failed;
  const unanswered = !isCheck && isUnanswered(failure) ? hashOf(question) : undefined;
  const known = await recordFailed(tools, row.id, { failure, unanswered });
  const { pauses } = failureKinds[failure.kind];
  if (pauses && (isCheck || isCertain(failure))) {
    await pauseFor(tools, row, failure.message);
    return failure;
  }
  if (pauses) return afterDoubt(tools, failed, known);
  if (isCheck || known.unanswered.length < unansweredMax) return failure;
  return (await isBroken(tools, failed)) ?? failure;
}

/** The key was refused, the account is empty, or nobody was asked at all; anything else may be the question's fault. */
function isCertain({ status }: OperatorFailure): boolean {
  return status === undefined || status === 401 || status === 402 || status === 429;
}

function isUnanswered({ kind }: OperatorFailure): boolean {
  return kind === "rejected" || kind === "garbage";
}

async function afterDoubt(tools: Tools, failed: FailedAsk, known: OperatorSwitch): Promise<OperatorFailure> {
  const { failure } = failed;
  const now = tools.now();
  if (known.paused_until !== null && known.paused_until > now) return failure;

  const ofQuestion = { status: failure.status, cause: failure };
  const isChecked = known.checked_at !== null && known.checked_at.getTime() > now.getTime() - checkedMs;
  if (isChecked) return new OperatorFailure("rejected", failure.message, ofQuestion);

  const verdict = await check(tools, failed);
  if (verdict === "answers") return new OperatorFailure("rejected", failure.message, ofQuestion);
  if (verdict === "unknown")
    return new OperatorFailure("rejected", failure.message, { ...ofQuestion, again: true });
  return new OperatorFailure(verdict.kind, failure.message, ofQuestion);
}

/** The failure that paused the operator, if a row of unanswered questions turned out to be its fault. */
async function isBroken(tools: Tools, failed: FailedAsk): Promise<OperatorFailure | undefined> {
  const verdict = await check(tools, failed);
  return typeof verdict === "string" ? undefined : verdict;
}

/** Puts the check question, unless somebody is doing so; an operator that fails it too is paused. */
async function check(tools: Tools, failed: FailedAsk): Promise<"answers" | "unknown" | OperatorFailure> {
  const { row } = failed;
  const until = later(tools.now(), checkTimeoutMs);
  if (!(await beginCheck(tools, row.id, until))) return "unknown";

  const failure = await failureOfCheck(tools, failed);
  if (failure === undefined || isAnswerOfSorts(failure)) {
    await recordAnswered(tools, row.id, { isCheck: true });
    return "answers";
  }
  const { pauses } = failureKinds[failure.kind];
  // What passes by itself says nothing yet; the next failure asks again once this check's time is over.
  if (!pauses && !isUnanswered(failure)) return "unknown";

  await pauseFor(tools, row, failure.message);
  return pauses ? failure : new OperatorFailure("misconfigured", failure.message, { cause: failure });
}

/** The model or the page is there, whatever it made of the question. */
function isAnswerOfSorts({ kind }: OperatorFailure): boolean {
  return kind === "refusal" || kind === "nothing_shown" || kind === "length" || kind === "thoughts";
}

async function pauseFor(tools: Tools, row: OperatorModel, reason: string): Promise<void> {
  await inTransaction(tools, async (within) => {
    const until = later(tools.now(), pauseMs);
    const isNew = await pause(within, row.id, { until, reason });
    if (isNew) await notifyPaused(within, row, reason);
  });
}

function hashOf(question: string): string {
  return createHash("sha256").update(question).digest("base64url").slice(0, 16);
}
