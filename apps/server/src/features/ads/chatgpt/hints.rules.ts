import { adLimits } from "@citelens/contract/content/ads-words";

/** Hint of a query, as a sentence about when an ad is of use. */
export function hintOf(query: string): string {
  const before = 'Somebody asks: "';
  const after = '".';
  const text = query.replaceAll(/\s+/g, " ").trim().replaceAll('"', "'");
  const most = adLimits.topicCharacters - before.length - after.length;
  return `${before}${text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text}${after}`;
}
