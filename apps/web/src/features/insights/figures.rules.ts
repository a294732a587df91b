import { hundredthsText } from "#lib/figures.ts";

/** A share in per cent; null when the total is 0. */
export function rateOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/** A mean position; a dash when there is none. */
export function place(position: number | null): string {
  return position === null ? "–" : hundredthsText(position);
}
