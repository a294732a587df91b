import { dayNumber } from "./chart-axis.ts";
import type { Annotation } from "./time-series-props.ts";

/** What happened on one day: the label, or how many things it were. */
export interface DayNote {
  readonly day: string;
  /** Where the day stands on the axis. */
  readonly x: number;
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

/** One note for each day between these two that has annotations, in their order. */
export function notesOfDays(
  annotations: readonly Annotation[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly DayNote[] {
  const within = annotations.filter(({ day }) => from <= day && day <= to);
  const byDay = Map.groupBy(within, ({ day }) => day);
  return [...byDay]
    .map(([day, ofDay]) => ({ day, x: dayNumber(day), text: textOf(ofDay), annotations: ofDay }))
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
  /** Where the line stands, and which end of the text touches it. */
  readonly x: number;
  readonly anchor: "start" | "end";
  /** 0 is next to the chart. */
  readonly row: number;
  readonly text: string;
}

const rowsMax = 2;
/** Between the line and its text, and between two texts of a row. */
const gapPx = 6;
/** What a letter of the small size takes, rather too much than too little. */
const letterPx = 6.8;

/**
 * Puts the texts beside their lines, in two rows at most, so that none covers another or leaves the plot. One that
 * finds no room is left out: its line stays, and the list below the chart says all.
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
 * Heights for labels that would like to stand at these heights: each at least `gap` from the next, in the same
 * order, and none beyond `top` or `bottom` while there is room.
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
