import { expectedCostOf, type Pricing } from "../prices.ts";
import { providers } from "../providers.ts";
import { isAnswered, type RecordedReply } from "./asked.ts";
import { recordedQuestions } from "./recorded-questions.ts";
import type { RecordedRow } from "./recorded-rows.ts";
import type { Finding } from "./replay.rules.ts";
import type { ReplayResult } from "./replay.ts";

/** Usual cost of a recording: each row, and the whole. */
export function expectedLines(rows: readonly RecordedRow[], pricing: Pricing): string[] {
  const expected = rows.map((row) => ({
    row,
    usd: expectedCostOf(row, pricing).usd * recordedQuestions.length,
  }));
  const total = expected.reduce((sum, { usd }) => sum + usd, 0);
  return [
    `${recordedQuestions.length} questions to each of ${rows.length} models, in US dollars as a rule:`,
    ...expected.map(({ row, usd }) => `  ${name(row)}${dollars(usd)}  ${pricesOf(row)}`),
    `  ${"in total".padEnd(nameWidth)}${dollars(total)}`,
  ];
}

export function askedLine(row: RecordedRow, asked: RecordedReply): string {
  const { question, cost } = asked;
  const how = `${cost.isExact ? "exact" : "estimated"}  ${question.id.padEnd(10)}`;
  return `  ${name(row)}${dollars(cost.usd)}  ${how}  ${outcome(asked)}`;
}

export function replayedLines({ row, asked }: ReplayResult, findings: readonly Finding[]): string[] {
  return [
    ...asked.map((one) => askedLine(row, one)),
    ...findings.map(
      ({ severity, question, text }) =>
        `  ${severity.toUpperCase()}  ${row.id}, ${question ?? "all"}: ${text}`,
    ),
  ];
}

const nameWidth = 36;

function name({ id, model }: RecordedRow): string {
  return `${id} (${model})`.padEnd(nameWidth);
}

function dollars(usd: number): string {
  return usd.toFixed(4).padStart(9);
}

function pricesOf({ provider }: RecordedRow): string {
  const prices = providers.find(({ name }) => name === provider)?.prices;
  return prices ? `prices of ${prices.on}` : "no prices are known";
}

function outcome(asked: RecordedReply): string {
  if (!isAnswered(asked)) return `${asked.failure.kind}: ${asked.failure.message}`;
  const { text, sources, searches, model_id, latencyMs } = asked.answer;
  const cited = sources.filter((source) => source.cited).length;
  const said = `${text.length} characters, ${cited} of ${sources.length} sources cited, ${searches.length} searches`;
  return `${said}, ${model_id}, ${(latencyMs / 1_000).toFixed(1)} s`;
}
