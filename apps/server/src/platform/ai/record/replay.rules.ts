import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";
import type { Answer } from "../operator.ts";
import { isAnswered, type RecordedReply } from "./asked.ts";
import type { RecordedRow } from "./recorded-rows.ts";
import type { ReplayResult } from "./replay.ts";

/** `wrong` is a fault of the adapter, or of the model that it asks; `look` is for somebody to judge. */
export interface Finding {
  readonly severity: "wrong" | "look";
  /** Id of the question; of the row as a whole where it is null. */
  readonly question: string | null;
  readonly text: string;
}

/** Providers that name only what they cite, or of which it is not known, so that there may be nothing to tell apart. */
const citesAllItTells: readonly string[] = ["azure", "mistral", "openai-compatible"];

/** Their models have names that the installation has chosen. */
const hasNamesOfItsOwn: readonly string[] = ["azure", "openai-compatible"];

/** Failures by which a provider answers by right, or says of itself; of the others somebody has to know why. */
const fairFailures: readonly OperatorFailureKind[] = ["refusal", "nothing_shown"];
const faultsOfReading: readonly OperatorFailureKind[] = ["garbage", "rejected", "misconfigured"];

/** Findings of what is not as it has to be in what an adapter reads from a recording. */
export function findingsOf({ row, asked }: ReplayResult): Finding[] {
  return [...asked.flatMap((one) => findingsOfOne(row, one)), ...findingsOfAll(row, asked)];
}

function findingsOfOne(row: RecordedRow, asked: RecordedReply): Finding[] {
  const question = asked.question.id;
  if (!isAnswered(asked)) {
    const { kind, message } = asked.failure;
    if (fairFailures.includes(kind)) return [];
    const severity = faultsOfReading.includes(kind) ? "wrong" : "look";
    return [{ severity, question, text: `was not answered: ${kind}, ${message}` }];
  }
  const { answer, cost } = asked;
  const wrong = (text: string): Finding => ({ severity: "wrong", question, text });
  return [
    ...modelFindings(row, answer, question),
    ...(answer.searched && answer.searches.length === 0 ? [wrong("searched, and shows no search")] : []),
    ...(!answer.searched && answer.searches.length > 0 ? [wrong("shows searches, and did not search")] : []),
    ...(cost.usd === 0 && row.provider !== "openai-compatible" ? [wrong("has no cost")] : []),
  ];
}

function modelFindings(row: RecordedRow, { model_id }: Answer, question: string): Finding[] {
  // The name of a page that is read is ours; what stands behind it may say another.
  if (row.access === "surface" || isModelAsked(row.model, model_id)) return [];
  const severity = hasNamesOfItsOwn.includes(row.provider) ? "look" : "wrong";
  return [{ severity, question, text: `${row.model} was asked, and ${model_id} has answered` }];
}

/** Whether it is the model that was asked for, or a version of it. What stands before a slash is who makes it. */
export function isModelAsked(asked: string, answered: string): boolean {
  const bare = (model: string) => model.split("/").at(-1) ?? model;
  return bare(answered).startsWith(bare(asked).replace(/-latest$/, ""));
}

function findingsOfAll(row: RecordedRow, asked: readonly RecordedReply[]): Finding[] {
  const answers = asked.filter(isAnswered).map(({ answer }) => answer);
  if (answers.length === 0) return [{ severity: "wrong", question: null, text: "no question was answered" }];
  if (!row.web_search) return [];

  const wrong = (text: string): Finding => ({ severity: "wrong", question: null, text });
  // Some cite in their text alone, where links are found later.
  const look = (text: string): Finding => ({ severity: "look", question: null, text });
  const sources = answers.flatMap((answer) => answer.sources);
  const fresh = asked.filter(isAnswered).filter(({ question }) => question.isFresh);
  return [
    ...(sources.length === 0 ? [wrong("no answer has a source")] : []),
    ...(sources.length > 0 && sources.every(({ cited }) => !cited) ? [look("no source is cited")] : []),
    ...(sources.length > 0 && sources.every(({ cited }) => cited) && !citesAllItTells.includes(row.provider)
      ? [wrong("everything that was found counts as cited")]
      : []),
    ...(fresh.some(({ answer }) => !answer.searched) ? [wrong("news were answered without a search")] : []),
  ];
}
