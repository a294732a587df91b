/** A slice that takes longer was too large for what the database has to do besides. */
const longMs = 300;
/** One that takes less could have been larger. */
const shortMs = 100;
const partMin = 1 / 64;

/** How much of the largest slice is removed next, from 1/64 to 1, after so much of it took so long. */
export function nextPart(part: number, tookMs: number): number {
  if (tookMs > longMs) return Math.max(part / 2, partMin);
  return tookMs < shortMs ? Math.min(part * 2, 1) : part;
}
