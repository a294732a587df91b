/** Keys beyond the standard that speak to the agents of their group alone. Whatever else is unknown may be for everybody. */
const ofGroup: ReadonlyMap<string, string> = new Map([
  ["crawl-delay", "Crawl-delay"],
  ["crawldelay", "Crawl-delay"],
  ["request-rate", "Request-rate"],
  ["visit-time", "Visit-time"],
  ["cache-delay", "Cache-delay"],
  ["noindex", "Noindex"],
  ["content-signal", "Content-Signal"],
  ["content-usage", "Content-Usage"],
]);

/** In small letters or not. */
export function isOfGroup(key: string): boolean {
  return ofGroup.has(key.toLowerCase());
}

export function isCrawlDelay(key: string): boolean {
  return ofGroup.get(key.toLowerCase()) === "Crawl-delay";
}

/** Whether it says how to read, which is nothing to whoever may not. */
export function isDelay(key: string): boolean {
  return isOfGroup(key) && !/^content-/i.test(key);
}

/** Such a line as it is written in another group. */
export function noteLine({ key, value }: { readonly key: string; readonly value: string }): string {
  return `${ofGroup.get(key) ?? key}: ${value}`;
}
