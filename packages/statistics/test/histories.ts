import type { Counts } from "../src/counts.ts";
import type { Pair, Repeats } from "../src/index.ts";
import { type Draws, draws } from "./draws.ts";

/** How answers to one prompt hang together: not at all, by the prompt from one period to the next, or from run to run. */
export const ways = ["independent", "drifting", "sticky"] as const;
export type Way = (typeof ways)[number];

/** A campaign that asks each prompt of each model so many times in each of two periods. */
export interface Shape {
  readonly prompts: number;
  readonly models: number;
  readonly runs: number;
}

export interface History extends Shape {
  readonly way: Way;
  /** How often answers name the brand on average (0 to 1), and how much prompts differ in it (0 to 1). */
  readonly mean: number;
  readonly spread: number;
  /** A true change between the periods, in log odds; none if not said. */
  readonly rise?: number;
}

/** Answers of a model to a prompt, run by run: whether the brand was named. */
export interface AskedPair {
  readonly cluster: string;
  readonly model: number;
  readonly before: readonly boolean[];
  readonly after: readonly boolean[];
  /** How often this prompt and model would name the brand in the later period (0 to 1). */
  readonly rate: number;
}

/** How far prompts drift from period to period, in log odds, and how often a sticky answer repeats the one before. */
const drift = 0.5;
const stickiness = 0.8;
const modelsDiffer = 0.5;

export function historyOf(history: History, drawn: Draws): AskedPair[] {
  const { prompts, models, runs, way, mean, spread, rise = 0 } = history;
  return Array.from({ length: prompts }, (_, prompt) => {
    const own = drawn.share(mean, spread);
    const shifts = way === "drifting" ? [drift * drawn.normal(), drift * drawn.normal()] : [0, 0];
    return Array.from({ length: models }, (__, model) => {
      const ofModel = modelsDiffer * drawn.normal();
      const rates = [ofModel + (shifts[0] ?? 0), ofModel + (shifts[1] ?? 0) + rise].map((by) =>
        moved(own, by),
      );
      const answers = answered(rates, { runs, way }, drawn);
      return {
        cluster: `prompt ${prompt}`,
        model,
        before: answers.slice(0, runs),
        after: answers.slice(runs),
        rate: rates[1] ?? 0,
      };
    });
  }).flat();
}

function answered(
  rates: readonly number[],
  { runs, way }: { readonly runs: number; readonly way: Way },
  drawn: Draws,
): boolean[] {
  const answers: boolean[] = [];
  for (const rate of rates) {
    for (let run = 0; run < runs; run += 1) {
      const last = answers.at(-1);
      const repeats = way === "sticky" && last !== undefined && drawn.random() < stickiness;
      answers.push(repeats ? last : drawn.random() < rate);
    }
  }
  return answers;
}

/** The rate of the topic that such prompts are drawn from, in per cent. */
export function topicRate(history: History): number {
  const drawn = draws(99);
  const many = 40_000;
  let sum = 0;
  for (let one = 0; one < many; one += 1) {
    const own = drawn.share(history.mean, history.spread);
    const by = modelsDiffer * drawn.normal() + (history.way === "drifting" ? drift * drawn.normal() : 0);
    sum += moved(own, by);
  }
  return (100 * sum) / many;
}

export function countsOf(answers: readonly boolean[]): Counts {
  return { hits: answers.filter(Boolean).length, total: answers.length };
}

/** How much the later period's answers vary from run to run. */
export function repeatsOf(asked: readonly AskedPair[]): Repeats {
  const all = asked.map(({ after }) => after.map(Number));
  const squares = (by: number): number[] =>
    all.flatMap((series) => series.slice(by).map((value, index) => (value - (series[index] ?? 0)) ** 2));
  const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
  const total = all.flat().length;
  return {
    hits: sum(all.flat()),
    total,
    pairs: all.length,
    runs: total,
    next_squares: sum(squares(1)),
    nexts: squares(1).length,
    skip_squares: sum(squares(2)),
    skips: squares(2).length,
  };
}

export function pairOf({ cluster, before, after }: AskedPair): Pair {
  return { cluster, before: countsOf(before), after: countsOf(after) };
}

/** The later period's answers by prompt. */
export function promptsOf(asked: readonly AskedPair[]): Counts[] {
  return [...Map.groupBy(asked, ({ cluster }) => cluster).values()].map((own) =>
    countsOf(own.flatMap(({ after }) => after)),
  );
}

function moved(share: number, by: number): number {
  return share / (share + (1 - share) * Math.exp(-by));
}
