import type { Gap, TargetQuery } from "@citelens/contract/content/optimization-fields";
import { sectionsMax } from "@citelens/contract/content/studio-words";

/** A section of a text that is to be written or rewritten. */
export interface OutlinedSection {
  readonly heading: string;
  /** 1 to 6; 0 of text before the first heading. */
  readonly level: number;
  /** As it stands on the page, its heading included; null of a new section. */
  readonly old: string | null;
  /** Gaps that it must cover. */
  readonly gap_ids: readonly string[];
}

export interface OldSection {
  readonly heading: string;
  readonly level: number;
  readonly markdown: string;
}

interface OutlineInput {
  readonly title: string;
  readonly queries: readonly TargetQuery[];
  /** Sections of the page as it is; none of a new one. */
  readonly sections: readonly OldSection[];
  readonly gaps: readonly Gap[];
  /** How much of a question a text holds, from 0 to 1. */
  coverage(question: string, text: string): number;
}

/** A section that holds so much of a question is the one to answer it in. */
const belongsFrom = 0.25;

/**
 * The sections of a text in their order: those of the old page, each with the gaps that belong there, and a new one for each question that
 * belongs nowhere. Facts that are missing belong where most of the first query is.
 */
export function outlineOf({ title, queries, sections, gaps, coverage }: OutlineInput): OutlinedSection[] {
  const old = joined(sections);
  const first = queries[0]?.text ?? title;
  const gapsOf = new Map<number, string[]>();
  const added: OutlinedSection[] = [];
  const put = (at: number, gap: Gap): unknown => gapsOf.set(at, [...(gapsOf.get(at) ?? []), gap.id]);
  for (const gap of gaps) {
    const isQuestion = gap.kind === "QUESTION";
    const best = bestOf(old, (text) => coverage(isQuestion ? gap.text : first, text));
    if (best && (!isQuestion || best.holds >= belongsFrom)) put(best.at, gap);
    else if (isQuestion)
      added.push({ heading: headingFor(gap.text), level: 2, old: null, gap_ids: [gap.id] });
    else put(0, gap);
  }
  const kept =
    old.length > 0
      ? old.map(({ heading, level, markdown }, at) => ({
          heading,
          level,
          old: markdown,
          gap_ids: gapsOf.get(at) ?? [],
        }))
      : [{ heading: title, level: 1, old: null, gap_ids: gapsOf.get(0) ?? [] }];
  return [...kept, ...added].slice(0, sectionsMax);
}

/** Joins the last sections of a page with more than are edited one by one. */
function joined(sections: readonly OldSection[]): OldSection[] {
  const max = Math.floor(sectionsMax / 2);
  if (sections.length <= max) return [...sections];
  const [last, ...rest] = sections.slice(max - 1);
  if (!last) return [...sections];
  return [
    ...sections.slice(0, max - 1),
    { ...last, markdown: [last, ...rest].map(({ markdown }) => markdown).join("\n\n") },
  ];
}

function bestOf(
  sections: readonly OldSection[],
  holdsOf: (text: string) => number,
): { readonly at: number; readonly holds: number } | undefined {
  return sections
    .map(({ markdown }, at) => ({ at, holds: holdsOf(markdown) }))
    .toSorted((one, other) => other.holds - one.holds || one.at - other.at)[0];
}

/** A search as people write headings: with a capital letter. */
function headingFor(question: string): string {
  return `${question.slice(0, 1).toUpperCase()}${question.slice(1)}`;
}
