import type { AnswerTally } from "../store/answer-tally.rules.ts";

/** Tally of answers of a campaign, day, kind of query and model. */
export interface DayTally extends Omit<AnswerTally, "mentioned_and_cited"> {
  readonly campaign_id: string;
  readonly day: string;
  readonly branded: boolean;
  readonly operator_model: string;
  /** Answers asked for, whatever came of them. */
  readonly asked: number;
  readonly refused: number;
  readonly failed: number;
}

export interface Difference {
  readonly subject: string;
  readonly what: string;
  readonly kept: number;
  readonly counted: number;
}

const measures = {
  n: "answers",
  mentions: "answers that name the client",
  position_sum: "positions of the client",
  cited: "answers that cite the client",
  citing: "answers that cite anything",
  unknown_to_model: "answers that do not know the client",
  asked: "questions",
  refused: "refusals",
  failed: "failures",
} as const satisfies Partial<Record<keyof DayTally, string>>;
type Measure = keyof typeof measures;
const names = Object.keys(measures) as readonly Measure[]; // exactly its keys

const keyOf = ({ campaign_id, day, branded, operator_model }: DayTally): string =>
  JSON.stringify([campaign_id, day, branded, operator_model]);

/** Days on which what is kept is not what was counted; a day that is missing on one side counts as nothing. */
export function wrongDays(
  kept: readonly DayTally[],
  counted: ReadonlyMap<string, DayTally>,
): readonly Difference[] {
  const keptByKey = new Map(kept.map((row) => [keyOf(row), row]));
  const keys = new Set([...keptByKey.keys(), ...counted.keys()]);
  return [...keys].flatMap((key) => {
    const [one, other] = [keptByKey.get(key), counted.get(key)];
    const row = one ?? other;
    if (!row) return [];
    return names
      .map((name) => ({
        subject: row.campaign_id,
        what: `${measures[name]} by ${row.operator_model} on ${row.day}${row.branded ? " to branded queries" : ""}`,
        kept: one?.[name] ?? 0,
        counted: other?.[name] ?? 0,
      }))
      .filter((difference) => difference.kept !== difference.counted);
  });
}

/** Adds a slice's tallies to those before it; what comes to nothing is not held. */
export function addTallies(sums: Map<string, DayTally>, slice: readonly DayTally[]): void {
  for (const row of slice) {
    const known = sums.get(keyOf(row));
    const added = Object.fromEntries(names.map((name) => [name, (known?.[name] ?? 0) + row[name]]));
    const sum: DayTally = { ...row, ...added };
    if (names.some((name) => sum[name] !== 0)) sums.set(keyOf(row), sum);
    else sums.delete(keyOf(row));
  }
}
