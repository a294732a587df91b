import type { TargetQuery } from "@citelens/contract/content/optimization-fields";

/** Title of a text that nobody gave a title: its page's address, or its first query. */
export function defaultTitle(pageUrl: string | null, [first]: readonly TargetQuery[]): string {
  if (pageUrl === null) return first?.text ?? "";
  const url = URL.parse(pageUrl);
  return url ? `${url.host}${url.pathname}`.replace(/\/$/, "") : pageUrl;
}
