import type { WebPage } from "#platform/web-page/web-page.ts";
import type { PageLink } from "../store/page-names.rules.ts";
import { type Passage, passagesOf } from "../store/passages.rules.ts";

export interface ReadPage {
  readonly status: "READ";
  /** Where it was in the end, without a fragment. */
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly passages: readonly Passage[];
  /** Addresses of the same site. */
  readonly ahead: readonly string[];
  /** To other pages of the same site, with their words. */
  readonly links: readonly PageLink[];
}

const titleCharactersMax = 300;

/** A page as the index has it. */
export function indexedPageOf(
  url: string,
  {
    title,
    siteName,
    headings,
    prose,
    links,
    anchors,
    language: said,
  }: Pick<WebPage, "title" | "siteName" | "headings" | "prose" | "links" | "anchors" | "language">,
): ReadPage {
  const language = (said ?? "en").slice(0, 2).toLowerCase();
  const at = new URL(url);
  at.hash = "";
  return {
    status: "READ",
    url: at.href,
    title: (title ?? siteName ?? headings[0]?.text ?? "").slice(0, titleCharactersMax).toWellFormed(),
    language,
    passages: passagesOf({ ...prose, language }),
    ahead: links,
    links: anchors.map(({ url, text }) => ({ url, text: text.toWellFormed() })),
  };
}
