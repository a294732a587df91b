import type { WarehouseDataset, WarehouseState } from "@citelens/contract/platform/warehouse-words";

/** Names of datasets, as their folders in the bucket are named too. */
export const datasetNames: Readonly<Record<WarehouseDataset, string>> = {
  visits: "Visits",
  referrals: "Referrals",
  answers: "Answers",
  mentions: "Mentions",
  citations: "Citations",
  daily_sums: "Daily sums",
  audit_log: "Audit log",
};

export const stateBadges: Readonly<
  Record<WarehouseState, { readonly tone: "neutral" | "info" | "pos" | "neg"; readonly word: string }>
> = {
  NEVER: { tone: "neutral", word: "Nothing delivered yet" },
  RUNNING: { tone: "info", word: "Delivering" },
  OK: { tone: "pos", word: "Delivered" },
  FAILED: { tone: "neg", word: "Failed" },
};

/** Bytes in the largest unit of which there is at least one. */
export function sizeText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
}

const units = ["B", "kB", "MB", "GB", "TB"] as const;
