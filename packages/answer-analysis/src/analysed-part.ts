/** Longer than any answer that somebody reads: an analysis runs in one go, and nothing else does meanwhile. */
export const analysedMax = 200_000;

/** The beginning of an answer as far as it is analysed, never ending within a character. */
export function analysedPart(text: string): string {
  return text.length <= analysedMax ? text : text.slice(0, analysedMax).replace(/[\ud800-\udbff]$/, "");
}
