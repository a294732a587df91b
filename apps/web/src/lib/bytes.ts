const units = ["kB", "MB", "GB", "TB"] as const;

/** So many bytes in three digits or so, such as 1.5 GB. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1_000 ** power;
  return `${amount.toFixed(amount < 100 ? 1 : 0)} ${units[power - 1]}`;
}
