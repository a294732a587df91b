import type { Gap } from "@citelens/contract/content/optimization-fields";
import { z } from "zod";

/** Facts told to a model of a text, and of the one section that it is to write. */
export interface SectionAsked {
  readonly title: string;
  readonly language: string;
  readonly queries: readonly string[];
  readonly notes: string;
  /** Statements of the brand about itself, a fact a line. */
  readonly brand: readonly string[];
  /** The headings of the whole text, in their order. */
  readonly outline: readonly string[];
  readonly heading: string;
  readonly level: number;
  /** As it stands on the page; null of a section that is new. */
  readonly old: string | null;
  /** Gaps that belong into this section. */
  readonly gaps: readonly Gap[];
  readonly sources: readonly SourceText[];
}

export interface SourceText {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly passages: readonly { readonly heading: string; readonly text: string }[];
}

export interface SectionTask {
  readonly instructions: string;
  readonly material: string;
  /** Gap and source that each label of the material stands for. */
  readonly gapIds: ReadonlyMap<string, string>;
  readonly sourceIds: ReadonlyMap<string, string>;
}

/** Every field is asked for: the schemas of several providers know no optional ones. */
export const writtenSection = z.object({
  markdown: z.string(),
  changes: z.array(
    z.object({
      reason: z.string(),
      gap: z.string().nullable(),
      source: z.string().nullable(),
      quote: z.string().nullable(),
    }),
  ),
});
export type WrittenSection = z.output<typeof writtenSection>;

/** Most characters of all sources together. */
const passagesCharactersMax = 24_000;
const oldCharactersMax = 12_000;
const brandCharactersMax = 4_000;

/** The task of one section: what is asked stands in the instructions, and every word of anybody else in the material. */
export function sectionTask(asked: SectionAsked): SectionTask {
  const gaps = asked.gaps.map((gap, index) => [`G${index + 1}`, gap] as const);
  const sources = asked.sources.map((source, index) => [`S${index + 1}`, source] as const);
  return {
    instructions: instructionsFor(asked),
    material: [
      part("The page", [asked.title]),
      part("What people ask", asked.queries),
      part("What the editor wants", [asked.notes]),
      part("What the brand says of itself", [asked.brand.join("\n").slice(0, brandCharactersMax)]),
      part("Headings of the page", asked.outline),
      part("The section to write", [`${"#".repeat(asked.level)} ${asked.heading}`]),
      part("The section as it stands", [asked.old?.slice(0, oldCharactersMax) ?? ""]),
      part(
        "What it lacks",
        gaps.map(([label, gap]) => `${label}: ${gap.text}`),
      ),
      part("Sources", sourceLines(sources)),
    ]
      .filter((text) => text !== "")
      .join("\n\n"),
    gapIds: new Map(gaps.map(([label, { id }]) => [label, id])),
    sourceIds: new Map(sources.map(([label, { id }]) => [label, id])),
  };
}

function instructionsFor({ language, level, old }: SectionAsked): string {
  const task =
    old === null
      ? "Write one section of a web page that is new."
      : "Rewrite one section of a web page; keep what is right, its links and the names of products, and change only what helps.";
  return `${task} The material names the section, what people ask, what the section lacks (G1, G2 …) and passages of sources (S1, S2 …).
Write in the language ${language}, in Markdown, beginning with the section's heading at level ${Math.max(1, level)}. Answer the question first, in plain sentences; at most 300 words; a list or a table where it helps. No HTML, no pictures.
State no number, date, price, quotation or superlative that stands neither in the section as it is, nor in what the brand says of itself, nor in a source; leave out what you do not know. Where a fact is from a source, link to its address.
In changes say for each thing that you changed the reason in a sentence, which gap it closes (its label, or null), which source it rests on (its label, or null) and the words of the source, copied exactly (or null).`;
}

function part(title: string, lines: readonly string[]): string {
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  return said.length === 0 ? "" : `== ${title} ==\n${said.join("\n")}`;
}

/** Each source has an equal share of what may be said, which the ones before it have left. */
function sourceLines(sources: readonly (readonly [string, SourceText])[]): string[] {
  let left = passagesCharactersMax;
  return sources.flatMap(([label, { url, title, passages }], index) => {
    const share = Math.floor(left / (sources.length - index));
    const text = passages.map((passage) => [passage.heading, passage.text].join("\n").trim()).join("\n\n");
    const shown = `${label}: ${title} (${url})\n${text}`.slice(0, share);
    left -= shown.length;
    return passages.length === 0 ? [] : [shown];
  });
}

export interface Proposal {
  readonly markdown: string;
  readonly changes: readonly {
    readonly reason: string;
    readonly gap_id: string | null;
    readonly source_id: string | null;
    readonly quote: string | null;
  }[];
}

const changesMax = 20;
const reasonMax = 300;
const quoteMax = 500;

/** Changes with what their labels stand for; one that names what is not there names nothing. */
export function changesOf(
  { changes }: WrittenSection,
  { gapIds, sourceIds }: Pick<SectionTask, "gapIds" | "sourceIds">,
): Proposal["changes"] {
  return changes
    .map(({ reason, gap, source, quote }) => ({
      reason: reason.trim().slice(0, reasonMax),
      gap_id: (gap !== null && gapIds.get(gap.trim())) || null,
      source_id: (source !== null && sourceIds.get(source.trim())) || null,
      quote: quote?.trim().slice(0, quoteMax) || null,
    }))
    .filter(({ reason }) => reason !== "")
    .slice(0, changesMax);
}
