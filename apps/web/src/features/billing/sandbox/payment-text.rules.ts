import { sandboxCards } from "@citelens/contract/billing/sandbox-payments";

/** The test cards with their results. */
export const testCards = Object.entries(sandboxCards).map(([digits, fate]) => ({
  number: groupDigits(digits),
  fate,
}));

/** Digits in groups of four, as printed on a card. */
export function groupDigits(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** "a month" for a monthly interval; unknown intervals are shown as they are. */
export function intervalLabel(interval: string): string {
  switch (interval) {
    case "monthly":
      return "a month";
    case "yearly":
      return "a year";
    default:
      return interval;
  }
}

/** A gateway status such as "past_due" as text. */
export function formatStatus(status: string): string {
  const words = status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
