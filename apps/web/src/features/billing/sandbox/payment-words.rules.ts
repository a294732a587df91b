import { sandboxCards } from "@citelens/contract/sandbox-payments";

/** The test cards as somebody would type them, with what becomes of them. */
export const testCards = Object.entries(sandboxCards).map(([digits, fate]) => ({
  number: inGroups(digits),
  fate,
}));

/** Digits in fours, as they stand on a card. */
export function inGroups(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** "a month" for a monthly interval; an interval that is new stands for itself. */
export function everyInterval(interval: string): string {
  switch (interval) {
    case "monthly":
      return "a month";
    case "yearly":
      return "a year";
    default:
      return interval;
  }
}

/** A status of the gateway, such as "past_due", as words. */
export function statusInWords(status: string): string {
  const words = status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
