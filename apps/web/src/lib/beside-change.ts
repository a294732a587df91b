/** The comparison beside a change. Where nothing has changed that is said, since no arrow stands in front of it. */
export function besideChange(change: number, comparison: string): string {
  return change === 0 && comparison.startsWith("vs.") ? `0\u00a0% ${comparison}` : comparison;
}
