/** A site of the fictional web. Its host is under .example, which nobody can own. */
export interface DemoSite {
  readonly host: string;
  readonly name: string;
  /** Without the line of its sitemap; open to all unless told. */
  readonly robots?: string;
  readonly pages: readonly DemoPage[];
  /** How the site is made on a day, faults and all; plainly unless told. */
  readonly make?: (day: number) => SiteMake;
}

/** Surroundings of the texts of a site on a day: no reader sees it, and agents do. */
export interface SiteMake {
  /** Groups of robots.txt above the site's own. */
  readonly robots: string;
  /** Whether there is one, and how it dates its pages: not at all, all of them by the day on which it is asked for, or each by its own. */
  readonly sitemap: "none" | "undated" | "today" | "real";
  /** Files that the sitemap names besides pages. */
  readonly alsoInSitemap: readonly string[];
  /** Paths that lead to others with status 301. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Links below the text, besides those to pages. */
  readonly footerLinks: readonly { readonly path: string; readonly words: string }[];
  /** HTML above the links to pages. */
  readonly logo: string;
  /** Whether http leads to https. */
  readonly isSecureOnly: boolean;
  /** Whether answers say when a page has changed. */
  readonly hasValidators: boolean;
  /** Time of a page, in milliseconds. */
  firstByteMs(path: string): number;
  /** Lines of a page's head. */
  head(page: DemoPage, made: PageMade): readonly string[];
}

export interface PageMade {
  readonly url: string;
  /** When the page was last written, as yyyy-MM-dd. */
  readonly written: string;
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
