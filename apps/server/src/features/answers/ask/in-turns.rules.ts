/** One of each key after the other, those of a key in their order: a few stand beside the first of many. */
export function inTurns<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const places = new Map<string, number>();
  const placed = rows.map((row) => {
    const key = keyOf(row);
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    return { row, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ row }) => row);
}
