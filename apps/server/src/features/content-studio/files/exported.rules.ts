import { briefNotice } from "@citelens/contract/content/studio-words";

/** All that a file of a text or brief is made of. */
export interface ExportedText {
  readonly title: string;
  readonly language: string;
  readonly isBrief: boolean;
  readonly isApproved: boolean;
  readonly pageUrl: string | null;
  readonly queries: readonly string[];
  readonly notes: string;
  /** In their order; those that are left out are not among them. */
  readonly sections: readonly ExportedSection[];
  readonly sources: readonly { readonly url: string; readonly title: string }[];
  /** Sentences of which nobody knows whence they are. */
  readonly openClaims: readonly string[];
}

export interface ExportedSection {
  readonly heading: string;
  readonly markdown: string;
  /** Points that the section must cover, with the passages that say so. */
  readonly cover: readonly { readonly text: string; readonly quotes: readonly ExportedQuote[] }[];
}

export interface ExportedQuote {
  readonly text: string;
  readonly url: string;
}

/** Marks of a file before its text: that it is not approved, and each claim that is open, wherever it stands. */
function marksOf({ isApproved, openClaims }: ExportedText): string[] {
  if (isApproved) return [];
  const open = openClaims.length;
  if (open === 0) return ["> **Not approved.**"];
  const claims = open === 1 ? "1 claim is open:" : `${open} claims are open:`;
  return [
    [`> **Not approved. ${claims}**`, ">", ...openClaims.map((claim) => `> - ${words(claim)}`)].join("\n"),
  ];
}

/** The text as Markdown, with what it must cover where it is a brief, and its sources at the end. */
export function exportedMarkdown(exported: ExportedText): string {
  const { sections, isBrief, openClaims } = exported;
  const parts = [
    ...marksOf(exported),
    ...(isBrief ? briefHead(exported) : []),
    ...sections.flatMap((section) => [
      marked(section.markdown, openClaims),
      ...(isBrief ? coverOf(section) : []),
    ]),
    ...sourcesOf(exported),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function briefHead({ title, queries, notes, pageUrl }: ExportedText): string[] {
  return [
    `# Brief: ${words(title)}`,
    `_${briefNotice}_`,
    ...(pageUrl === null ? [] : [`Page to be rewritten: <${pageUrl}>`]),
    `Should be found and cited for:\n\n${queries.map((query) => `- ${words(query)}`).join("\n")}`,
    ...(notes === "" ? [] : [`Notes: ${notes}`]),
  ];
}

function coverOf({ cover }: ExportedSection): string[] {
  if (cover.length === 0) return [];
  const items = cover.map(({ text, quotes }) =>
    [`- ${words(text)}`, ...quotes.map((quote) => `  > ${words(quote.text)} (<${quote.url}>)`)].join("\n\n"),
  );
  return [`**Must cover here:**\n\n${items.join("\n\n")}`];
}

function sourcesOf({ sources }: ExportedText): string[] {
  if (sources.length === 0) return [];
  return [
    `## Sources\n\n${sources.map(({ url, title }) => `- [${words(title || url)}](${target(url)})`).join("\n")}`,
  ];
}

/** Claims that are open bear a mark where they stand. */
function marked(markdown: string, openClaims: readonly string[]): string {
  return openClaims.reduce((text, claim) => text.replace(claim, () => `${claim} **[unverified]**`), markdown);
}

/** Words that others wrote, on one line, with nothing that a reader of Markdown takes for more than words: no link, picture or HTML. */
function words(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>&~|]/g, String.raw`\$&`)
    .replace(/:(?=\/\/)|(?<=\bwww)\.|@/gi, String.raw`\$&`);
}

/** An address may hold what ends it in Markdown. */
function target(url: string): string {
  return url.replace(/[()[\]]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}
