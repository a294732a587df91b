/** Adds up the numbers of rows that have the same words in these columns; in the order of those words. */
export function addRows<Row extends object, Key extends keyof Row & string>(
  rows: readonly Row[],
  keys: readonly Key[],
): Omit<Row, "campaign_id">[] {
  const found = new Map<string, Record<string, unknown>>();
  for (const row of rows) {
    const key = keys.map((name) => String(row[name])).join("\n");
    const sums = found.get(key) ?? Object.fromEntries(keys.map((name) => [name, row[name]]));
    found.set(key, sums);
    for (const [name, value] of Object.entries(row)) {
      if (typeof value !== "number" || keys.some((one) => one === name)) continue;
      sums[name] = Number(sums[name] ?? 0) + value;
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sums]) => sums) as Omit<
    Row,
    "campaign_id"
  >[]; // all columns but those words that are no key
}
