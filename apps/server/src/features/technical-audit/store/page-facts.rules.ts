/** Facts that an audit stores of a page as JSON, all bounded. Lines count from 1; hashes are `pageHash()`'s. */
export interface PageFacts {
  readonly fetch: FetchFacts;
  /** Null where no HTML came, or with a status that is no success. */
  readonly html: HtmlFacts | null;
}

/** How the page was answered. */
export interface FetchFacts {
  /** Where it was in the end, without a fragment. */
  readonly url: string;
  /** Null where no server answered; then `failure` says why. */
  readonly status: number | null;
  /** A FetchFailureReason. */
  readonly failure: string | null;
  readonly contentType: string;
  readonly hops: readonly { readonly url: string; readonly status: number }[];
  readonly firstByteMs: number;
  readonly sentBytes: number;
  readonly bytes: number;
  /** The headers that checks ask, by their names in lower case. */
  readonly headers: Readonly<Partial<Record<KeptHeader, string>>>;
  /** The mark by which the answer is a challenge to robots instead of the page; null where it is none. */
  readonly challenge: string | null;
}

export const keptHeaders = [
  "x-robots-tag",
  "last-modified",
  "etag",
  "content-encoding",
  "cf-mitigated",
  "retry-after",
  "location",
  "link",
  "server",
] as const;
export type KeptHeader = (typeof keptHeaders)[number];

interface LinedElement {
  readonly line: number;
}

/** An element link, or a link of the header Link, which has no line. */
interface LinkedAddress {
  readonly line: number | null;
  readonly href: string;
}

export interface HtmlFacts {
  readonly lang: string | null;
  /** Every title element outside of pictures, at most three. */
  readonly titles: readonly (LinedElement & { readonly text: string })[];
  readonly description: (LinedElement & { readonly text: string }) | null;
  /** Names among og:title, og:description, og:image and twitter:card that are there. */
  readonly social: readonly string[];
  /** Every link rel=canonical, at most five, as it is written and in full; `url` is null where it is none of the web. */
  readonly canonicals: readonly (LinkedAddress & { readonly url: string | null })[];
  /** The first link rel=canonical that search engines do not read: an empty one, or one in the body; not known of pages that were read long ago. */
  readonly strayCanonical?: LinkedAddress | null;
  /** Every meta robots, also those that name an agent: { agent: "robots", content: "noindex" }; in lower case. */
  readonly robots: readonly (LinedElement & { readonly agent: string; readonly content: string })[];
  /** At most 200. */
  readonly headings: readonly (LinedElement & { readonly level: number; readonly text: string })[];
  /** Words of the main text as readers see it; and of those that are hidden, and under data-nosnippet. */
  readonly mainWords: number;
  readonly hiddenWords: number;
  readonly nosnippetWords: number;
  /** The first words of the main text, at most 300 characters. */
  readonly lead: string;
  /** Simhash of the main text: 64 bits over shingles of three words, as 16 hexadecimal digits. */
  readonly simhash: string;
  /** Headings that are questions, and the block that follows; `stemShare` is the share of the question's stems that it has. */
  readonly questions: readonly (LinedElement & {
    readonly text: string;
    readonly answerWords: number;
    readonly stemShare: number;
  })[];
  /** Words of the longest sections, each at most once, the longest first, at most five; and of all sections of more than 300. */
  readonly longSections: readonly (LinedElement & { readonly heading: string; readonly words: number })[];
  readonly longSectionWords: number;
  /** Numbers with a unit, prices and dates in the main text. */
  readonly factCount: number;
  /** Dates that the page gives for itself, as yyyy-MM-dd. */
  readonly dates: readonly (LinedElement & {
    readonly day: string;
    readonly kind: "published" | "modified" | "shown";
    readonly from: "json-ld" | "meta" | "time" | "text";
  })[];
  readonly author:
    | (LinedElement & { readonly name: string; readonly from: "json-ld" | "meta" | "byline" })
    | null;
  readonly structuredData: StructuredData;
  /** Links to pages of the same site: at most 200, each once. */
  readonly links: readonly (LinedElement & { readonly hash: string })[];
  readonly linkCount: number;
  /** Links whose words say nothing: "here", "more". */
  readonly vagueLinks: readonly (LinedElement & { readonly text: string })[];
  readonly vagueLinkCount: number;
  readonly imageCount: number;
  readonly imagesWithoutAlt: number;
  /** Number of these pictures that are the page's own and not of its frame; not known of pages that were read long ago. */
  readonly ownImagesWithoutAlt?: number;
  /** The first picture without one. */
  readonly imageWithoutAlt: (LinedElement & { readonly src: string }) | null;
  readonly iframeCount: number;
  readonly pdfLinkCount: number;
  /** Resources that a page of https loads by http, at most five. */
  readonly mixed: readonly (LinedElement & { readonly url: string })[];
  readonly hreflangs: readonly (LinkedAddress & { readonly code: string; readonly url: string | null })[];
  readonly formCount: number;
  readonly passwordFieldCount: number;
  readonly listItemCount: number;
  readonly tableCount: number;
  /** Sign that makes the page look like a shell that scripts fill: the empty element, or the share of text; null where it does not. */
  readonly shell: string | null;
  /** The network whose advertisements the page loads, as far as its source tells; not known of pages that were read long ago. */
  readonly ads?: string | null;
  readonly madeWith?: "WordPress" | null;
  /** A meta refresh that leads elsewhere. */
  readonly refresh: (LinedElement & { readonly url: string }) | null;
}

export interface StructuredData {
  readonly broken: readonly (LinedElement & { readonly message: string; readonly quote: string })[];
  /** All types of all blocks, each once. */
  readonly types: readonly string[];
  /** Types of microdata and RDFa that are named and not judged. */
  readonly otherTypes: readonly string[];
  /** Items of types that are judged. */
  readonly items: readonly LdItem[];
}

export interface LdItem extends LinedElement {
  readonly type: string;
  /** Properties that its consumer requires, and those that it recommends: "offers.price". */
  readonly missing: readonly string[];
  readonly lacking: readonly string[];
  /** Values that it gives and the visible text does not. */
  readonly untrue: readonly { readonly property: string; readonly value: string }[];
  /** Plain values of it, for a completed draft: at most 20 properties of at most 200 characters. */
  readonly values: Readonly<Record<string, string>>;
  /** The whole of it as JSON without its context, where something is wrong with it and it is not too long to be completed. */
  readonly written?: string;
}

/** Facts about what a browser made of the page beside what the server sent. */
export interface RenderFacts {
  readonly raw: RenderedSide;
  readonly rendered: RenderedSide;
  /** Share of the words that a browser shows that the server sends too: from 0 to 1. */
  readonly wordShare: number;
  /** Sentences of the main text that only a browser sees, at most five of 200 characters. */
  readonly lost: readonly string[];
  /** Parts among title, canonical, robots, h1 and json-ld that only come by scripts or are changed by them. */
  readonly onlyByScript: readonly {
    readonly what: string;
    readonly raw: string | null;
    readonly rendered: string;
  }[];
  /** Links that only a browser sees. */
  readonly lostLinks: number;
}

export interface RenderedSide {
  readonly words: number;
  readonly title: string | null;
  readonly links: number;
}
