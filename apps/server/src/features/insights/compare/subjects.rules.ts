import type { Entity } from "../store/entities.rules.ts";
import { type MeasuredPair, measure, pairKey } from "./measured.rules.ts";

/** Tally of a model's answers to a query. */
interface Cell extends Pick<MeasuredPair, "query_id" | "operator_model"> {
  readonly n: number;
  readonly mentions: number;
  readonly cited: number;
  readonly citing: number;
}

/** By brand or site, then by pair: how many answers name or cite it. */
export type PairCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Answers that name the client, of all. */
export function namingClient(cells: readonly Cell[]): MeasuredPair[] {
  return measure(cells, ({ mentions, n }) => ({ hits: mentions, total: n }));
}

/** Answers that cite a page of the client, of those that cite anything. */
export function citingClient(cells: readonly Cell[]): MeasuredPair[] {
  return measure(cells, ({ cited, citing }) => ({ hits: cited, total: citing }));
}

/** Answers that name a brand under any of these ids, of all. */
export function namingBrand(
  cells: readonly Cell[],
  pairs: PairCounts,
  brandIds: readonly string[],
): MeasuredPair[] {
  return measure(cells, (cell) => ({ hits: hitsOf(pairs, brandIds, pairKey(cell)), total: cell.n }));
}

/** Answers that cite a site, of those that cite anything. */
export function citingSite(cells: readonly Cell[], pairs: PairCounts, domain: string): MeasuredPair[] {
  return measure(cells, (cell) => ({ hits: hitsOf(pairs, [domain], pairKey(cell)), total: cell.citing }));
}

/** Mentions of the client, of those of all brands. */
export function voiceOfClient(
  cells: readonly Cell[],
  pairs: PairCounts,
  entities: readonly Entity[],
): MeasuredPair[] {
  return measure(cells, (cell) => {
    const key = pairKey(cell);
    const mentions = (of: readonly Entity[]): number =>
      of.reduce((sum, { brandIds }) => sum + hitsOf(pairs, brandIds, key), 0);
    return { hits: mentions(entities.filter(({ isClient }) => isClient)), total: mentions(entities) };
  });
}

function hitsOf(pairs: PairCounts, subjects: readonly string[], key: string): number {
  return subjects.reduce((sum, subject) => sum + (pairs.get(subject)?.get(key) ?? 0), 0);
}
