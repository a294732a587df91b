import { OperatorFailure } from "../failures/operator-failure.ts";
import type { Answer, Operator } from "../operator.ts";
import { type Cost, costOf, costOfFailure, type Pricing } from "../prices.ts";
import type { RecordedQuestion } from "./recorded-questions.ts";
import type { RecordedRow } from "./recorded-rows.ts";

/** How a row answered one of the recorded questions, and for how much. */
export type RecordedReply = AskedWell | AskedInVain;

interface AskedWell {
  readonly question: RecordedQuestion;
  readonly answer: Answer;
  readonly cost: Cost;
}

interface AskedInVain {
  readonly question: RecordedQuestion;
  readonly failure: OperatorFailure;
  readonly cost: Cost;
}

export function isAnswered(asked: RecordedReply): asked is AskedWell {
  return "answer" in asked;
}

interface RecordedAskInput {
  readonly row: RecordedRow;
  readonly operator: Operator;
  readonly question: RecordedQuestion;
  readonly pricing: Pricing;
}

/** Puts one of the recorded questions to a row, once. */
export async function askRecorded({
  row,
  operator,
  question,
  pricing,
}: RecordedAskInput): Promise<RecordedReply> {
  const { country, language } = question;
  const signal = new AbortController().signal;
  try {
    const where = { ...(country !== undefined && { country }), ...(language !== undefined && { language }) };
    const answer = await operator.ask(question.question, { signal, ...where });
    return { question, answer, cost: costOf({ ...row, resolved: answer.model_id }, answer.usage, pricing) };
  } catch (error) {
    if (!(error instanceof OperatorFailure)) throw error;
    return { question, failure: error, cost: costOfFailure(row, error, pricing) };
  }
}
