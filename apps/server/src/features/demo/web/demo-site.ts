/** A site of the fictional web. Its host is under .example, which nobody can own. */
export interface DemoSite {
  readonly host: string;
  readonly name: string;
  /** Without the line of its sitemap; open to all unless told. */
  readonly robots?: string;
  readonly pages: readonly DemoPage[];
}

/** A page as it stands on some days of the demo's calendar, whose first day is 0; on all of them unless told. */
export interface DemoPage {
  readonly path: string;
  readonly title: string;
  /** A paragraph per line; "## " makes a heading and "- " an item of a list. */
  readonly text: string;
  /** The first day on which it stands. */
  readonly from?: number;
  /** The first day on which it stands no longer. */
  readonly until?: number;
  /** How far assistants come on it; without it as far as they ever do. */
  readonly reach?: "unread" | "crawled" | "fetched";
}
