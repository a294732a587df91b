import { type LocalAnswer, localAnswer, type SearchIndex } from "#features/local-index/public.ts";
import { chance } from "../store/chance.rules.ts";
import { rivals } from "../web/fictional-answer.ts";
import { tovelume } from "../web/tovelume.ts";
import {
  type FictionalIndex,
  fictionalIndexOn,
  indexWithPublished,
  type PublishedSite,
} from "./fictional-index.ts";
import type { Taste } from "./tastes.ts";

export interface AssistantAnswer extends Pick<LocalAnswer, "cited" | "retrieved"> {
  /** Markdown; [1], [2] where a page is cited. */
  readonly text: string;
  readonly scored: LocalAnswer["scored"] | null;
}

interface AssistantQuestion {
  readonly question: string;
  readonly webDay: number;
  /** The same seed has the same answer. */
  readonly seed: string;
  /** Pages that the workspace published in the web. */
  readonly published?: PublishedSite | undefined;
}

/** Makers of lamps in the fictional web, whoever of them is a client. */
const makers = [tovelume, ...rivals].map(({ name, host }) => ({
  name,
  aliases: [],
  domains: [host.replace(/^www\./, "")],
  isClient: false,
}));

/**
 * Answer of an assistant of a taste: the engine of the local index over the fictional web, whose pages are liked more or less and by
 * chance a little differently each time. None where the web holds too little of the question.
 */
export function assistantAnswer(
  taste: Taste,
  { question, webDay, seed, published }: AssistantQuestion,
): AssistantAnswer | undefined {
  // Who learnt what it knows on an earlier day does not search, and knows nothing that came later.
  const web =
    published && taste.learntOn === undefined
      ? indexWithPublished(webDay, published)
      : fictionalIndexOn(taste.learntOn ?? webDay);
  const index = tasted(web, taste, { webDay, seed });
  const answer = localAnswer(index, { text: question, language: "en", brands: makers });
  if (!answer) return undefined;

  if (isForgotten(taste, { question, seed })) return { ...nothingKnown(taste), retrieved: [] };
  const short = shortened(answer.text, itemsOf(taste, seed));
  if (taste.learntOn !== undefined) {
    const text = short.replace(/ \[\d+\]/g, "").replace(/[“”]/g, "");
    return { text: opened(taste, text), cited: [], retrieved: [], scored: null };
  }
  const { text, numbers } = renumbered(short);
  const cited = numbers.flatMap((number) => answer.cited[number - 1] ?? []);
  return { text: opened(taste, text), cited, retrieved: answer.retrieved, scored: answer.scored };
}

/**
 * Whether the brand is forgotten: who remembers and does not search has not heard of the brand each time that it is asked about it by
 * name.
 */
function isForgotten(
  taste: Taste,
  { question, seed }: Pick<AssistantQuestion, "question" | "seed">,
): boolean {
  return (
    taste.learntOn !== undefined &&
    question.includes(tovelume.name) &&
    chance(`${seed} unknown`) < unknownPart
  );
}

const unknownPart = 0.3;

function nothingKnown(taste: Taste): Omit<AssistantAnswer, "retrieved"> {
  const text = `I'm not familiar with a brand called ${tovelume.name}. If it is a young or a small company, I may not have learnt of it yet. Could you tell me more about it?`;
  return { text: opened(taste, text), cited: [], scored: null };
}

function tasted(
  { index, pages }: FictionalIndex,
  { likes, spread, reads }: Taste,
  { webDay, seed }: Pick<AssistantQuestion, "webDay" | "seed">,
): SearchIndex {
  const factors = new Map<string, number>();
  const factorOf = (url: string): number => {
    const page = pages.get(url);
    const known = factors.get(url);
    if (known !== undefined || !page) return known ?? 1;
    const factor = likes(page) * (1 + spread * (2 * chance(`${seed} ${url}`) - 1));
    factors.set(url, factor);
    return factor;
  };
  return {
    ...index,
    search: (query, foundMax) =>
      index
        .search(query, foundMax)
        .map((found) => ({ ...found, score: found.score * factorOf(found.page.url) }))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, reads(webDay)),
  };
}

function itemsOf({ items: [min, max] }: Taste, seed: string): number {
  return min + Math.min(max - min, Math.floor(chance(`${seed} items`) * (max - min + 1)));
}

/** The first items of a ranking, or the first sentences with what each cites. */
function shortened(text: string, items: number): string {
  const lines = text.split("\n");
  if (lines.length > 1) return lines.slice(0, items).join("\n");
  return text
    .split(/(?<=\[\d+\]) /)
    .slice(0, items + 1)
    .join(" ");
}

/** With the numbers that are left counted from 1, in the order of what they were. */
function renumbered(text: string): { readonly text: string; readonly numbers: readonly number[] } {
  const numbers = [...new Set([...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)))];
  return {
    text: text.replace(/\[(\d+)\]/g, (_, number: string) => `[${numbers.indexOf(Number(number)) + 1}]`),
    numbers,
  };
}

function opened({ opening }: Taste, text: string): string {
  return `${opening}\n\n${text}`;
}
