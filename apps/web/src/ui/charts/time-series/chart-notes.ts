import { timeNumber } from "./chart-times.ts";
import type { Annotation } from "./time-series-props.ts";

/** The events of one day: the label, or their number. */
export interface DayNote {
  readonly day: string;
  /** The day's position on the axis. */
  readonly x: number;
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

/** One note per day with annotations between these two days, in order. */
export function notesOfDays(
  annotations: readonly Annotation[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly DayNote[] {
  const within = annotations.filter(({ day }) => from <= day && day <= to);
  const byDay = Map.groupBy(within, ({ day }) => day);
  return [...byDay]
    .map(([day, ofDay]) => ({ day, x: timeNumber(day), text: textOf(ofDay), annotations: ofDay }))
    .toSorted((a, b) => a.x - b.x);
}

const textCharactersMax = 28;

function textOf(annotations: readonly Annotation[]): string {
  const [first] = annotations;
  if (annotations.length !== 1 || !first) return `${annotations.length} events`;
  return shortened(first.label, textCharactersMax);
}

export function shortened(text: string, charactersMax: number): string {
  return text.length <= charactersMax ? text : `${text.slice(0, charactersMax - 1).trimEnd()}…`;
}

export interface PlacedLabel {
  /** The position of the line, and which end of the text touches it. */
  readonly x: number;
  readonly anchor: "start" | "end";
  /** 0 is next to the chart. */
  readonly row: number;
  readonly text: string;
}

const rowsMax = 2;
/** The distance between a line and its text, and between two texts of a row. */
const gapPx = 6;
/** The width of a small character, rather too much than too little. */
const letterPx = 6.8;

/**
 * Places the labels next to their lines, in at most two rows, without overlaps or overflow. Labels that do
 * not fit are omitted: their line stays, and the list below the chart has them all.
 */
export function placeLabels(
  notes: readonly { readonly x: number; readonly text: string }[],
  plot: { readonly left: number; readonly right: number },
): readonly PlacedLabel[] {
  const takenTo = Array.from({ length: rowsMax }, () => plot.left - gapPx);
  const placed: PlacedLabel[] = [];
  for (const { x, text } of notes) {
    const width = textWidth(text);
    const row = takenTo.findIndex((taken) => spotFor({ x, width, taken, right: plot.right }) !== undefined);
    const anchor = spotFor({ x, width, taken: takenTo[row] ?? Number.POSITIVE_INFINITY, right: plot.right });
    if (!anchor) continue;
    takenTo[row] = anchor === "start" ? x + gapPx + width : x;
    placed.push({ x, anchor, row, text });
  }
  return placed;
}

export function textWidth(text: string): number {
  return text.length * letterPx;
}

interface Spot {
  readonly x: number;
  readonly width: number;
  readonly taken: number;
  readonly right: number;
}

function spotFor({ x, width, taken, right }: Spot): PlacedLabel["anchor"] | undefined {
  if (x >= taken && x + gapPx + width <= right) return "start";
  if (x - gapPx - width >= taken + gapPx && x <= right) return "end";
  return undefined;
}

/**
 * Distributes labels near these heights: at least `gap` apart, in the same order, and between `top` and
 * `bottom` while there is space.
 */
export function spreadHeights(
  wanted: readonly number[],
  { gap, top, bottom }: { readonly gap: number; readonly top: number; readonly bottom: number },
): readonly number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const heights = [...wanted];
  let least = top;
  for (const index of order) {
    heights[index] = Math.max(heights[index] ?? 0, least);
    least = (heights[index] ?? 0) + gap;
  }
  let most = bottom;
  for (const index of order.toReversed()) {
    heights[index] = Math.min(heights[index] ?? 0, most);
    most = (heights[index] ?? 0) - gap;
  }
  return heights;
}
