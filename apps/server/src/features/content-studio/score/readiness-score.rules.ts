import {
  blockedReadinessMax,
  type ReadinessLineId,
  readinessPoints,
} from "@citelens/contract/content/optimization-words";
import type { Draft, DraftSection } from "../draft/draft.rules.ts";
import { factCount } from "./fact-count.rules.ts";
import { draftAuthor, draftDay } from "./page-signs.rules.ts";
import { sectionPassages, sectionText } from "./passages.rules.ts";

/** A part of the score, with what was found. */
export interface ReadinessLine {
  readonly id: ReadinessLineId;
  readonly title: string;
  /** With two decimals; 0 where it is not known. */
  readonly points: number;
  readonly of: number;
  /** A sentence. */
  readonly found: string;
  /** Whether it is known; what is not takes no part in the score. */
  readonly known: boolean;
}

export interface Readiness {
  /** From 0 to 100, a whole number. */
  readonly score: number;
  readonly lines: readonly ReadinessLine[];
  /** A blocker of the audit keeps it at `blockedReadinessMax` or below. */
  readonly isCapped: boolean;
}

export interface ScoredDraft {
  readonly draft: Draft;
  readonly language: string;
  readonly queries: readonly string[];
  /** How much of a query a text covers, from 0 to 1. */
  readonly coverage: (query: string, text: string) => number;
  /** Whether linked domains answer, without "www."; null when nobody has looked. */
  readonly reachable: ReadonlyMap<string, boolean> | null;
  /** The page's own, which is no source. */
  readonly ownDomain: string | null;
  /** As yyyy-MM-dd, as the page or its JSON-LD gives it; else the draft's text is read. */
  readonly date: string | null;
  readonly author: string | null;
  /** As yyyy-MM-dd. */
  readonly today: string;
  /** Whether the JSON-LD is complete; null when there is no page to look at. */
  readonly hasCompleteJsonLd: boolean | null;
  readonly access: { readonly isKnown: boolean; readonly failedBlocker: string | null };
}

type LineFinding = Pick<ReadinessLine, "found"> & {
  /** From 0 to 1; null when it is not known. */
  readonly share: number | null;
};

const coverageWanted = 0.8;
const answerCoverage = 0.5;
const answerWords = 60;
const factsPerThousandWords = 8;
const domainsWanted = 3;
const sectionWordsMax = 300;

const titles: Readonly<Record<ReadinessLineId, string>> = {
  coverage: "Target queries are covered",
  "answer-first": "Sections begin with the answer",
  facts: "Facts that can be quoted",
  sources: "Sources are linked",
  "one-h1": "One main heading",
  "short-sections": `No section above ${sectionWordsMax} words`,
  "list-or-table": "A list or table where one is asked for",
  date: "Dated within twelve months",
  author: "An author is named",
  "structured-data": "JSON-LD is complete",
  access: "AI agents can read the page",
};
const finders: Readonly<Record<ReadinessLineId, (scored: ScoredDraft) => LineFinding>> = {
  coverage: coverageOf,
  "answer-first": answerFirst,
  facts: factsOf,
  sources: sourcesOf,
  "one-h1": oneH1,
  "short-sections": shortSections,
  "list-or-table": listOrTable,
  date: dateOf,
  author: authorOf,
  "structured-data": structuredData,
  access: accessOf,
};
const ids = Object.keys(readinessPoints) as ReadinessLineId[]; // the keys of a constant object are its ids

/** How ready a draft is to be found and quoted. A reading of the text, and no promise. */
export function readinessScore(scored: ScoredDraft): Readiness {
  const lines = ids.map((id) => lineOf(id, finders[id](scored)));
  const known = lines.filter((line) => line.known);
  const points = known.reduce((sum, line) => sum + line.points, 0);
  const of = known.reduce((sum, line) => sum + line.of, 0);
  const score = of === 0 ? 0 : Math.round((100 * points) / of);
  const isCapped = scored.access.isKnown && scored.access.failedBlocker !== null;
  return { score: isCapped ? Math.min(score, blockedReadinessMax) : score, lines, isCapped };
}

function lineOf(id: ReadinessLineId, { share, found }: LineFinding): ReadinessLine {
  const of = readinessPoints[id];
  const points = Math.round(100 * of * Math.min(1, Math.max(0, share ?? 0))) / 100;
  return { id, title: titles[id], points, of, found, known: share !== null };
}

function coverageOf({ draft, queries, coverage }: ScoredDraft): LineFinding {
  if (queries.length === 0) return { share: null, found: "There are no target queries." };
  const passages = draft.sections.flatMap(sectionPassages);
  const shares = queries.map((query) => {
    const best = passages.reduce((most, passage) => Math.max(most, coverage(query, passage)), 0);
    return Math.min(1, best / coverageWanted);
  });
  const whole = shares.filter((share) => share >= 1).length;
  return {
    share: meanOf(shares),
    found: `Passages cover ${whole} of ${counted(queries.length, "target query", "target queries")} well, ${percent(meanOf(shares))} on average.`,
  };
}

function answerFirst({ draft, queries, coverage }: ScoredDraft): LineFinding {
  if (queries.length === 0) return { share: null, found: "There are no target queries." };
  const answered = queries.filter((query) => {
    const best = bestSection(draft.sections, (text) => coverage(query, text));
    return best !== undefined && coverage(query, firstWords(best)) >= answerCoverage;
  });
  return {
    share: answered.length / queries.length,
    found: `The first ${answerWords} words of a section answer ${answered.length} of ${counted(queries.length, "target query", "target queries")}.`,
  };
}

function bestSection(
  sections: readonly DraftSection[],
  coverage: (text: string) => number,
): DraftSection | undefined {
  let best: { readonly section: DraftSection; readonly share: number } | undefined;
  for (const section of sections) {
    const share = coverage(`${section.heading}\n${sectionText(section)}`);
    if (section.words > 0 && share > (best?.share ?? 0)) best = { section, share };
  }
  return best?.section;
}

function firstWords(section: DraftSection): string {
  return sectionText(section).split(/\s+/).slice(0, answerWords).join(" ");
}

function factsOf({ draft, language }: ScoredDraft): LineFinding {
  const count = factCount(draft, language);
  const perThousand = draft.words === 0 ? 0 : (1_000 * count) / draft.words;
  return {
    share: perThousand / factsPerThousandWords,
    found: `${counted(count, "fact")} in ${counted(draft.words, "word")}: ${perThousand.toFixed(1)} per 1,000 words, ${factsPerThousandWords} are wanted.`,
  };
}

function sourcesOf({ draft, reachable, ownDomain }: ScoredDraft): LineFinding {
  const domains = new Set(draft.links.flatMap(({ url }) => domainOf(url) ?? []));
  if (ownDomain !== null) domains.delete(withoutWww(ownDomain));
  if (domains.size > 0 && reachable === null)
    return { share: null, found: "Nobody has looked whether the linked domains answer." };
  const answering = [...domains].filter((domain) => reachable?.get(domain) === true).length;
  return {
    share: answering / domainsWanted,
    found: `${answering} of ${counted(domains.size, "linked domain")} can be reached, ${domainsWanted} are wanted.`,
  };
}

function domainOf(url: string): string | undefined {
  const [, host] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url) ?? [];
  return host === undefined ? undefined : withoutWww(host);
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}

function oneH1({ draft }: ScoredDraft): LineFinding {
  const count = draft.sections.filter(({ level }) => level === 1).length;
  return { share: count === 1 ? 1 : 0, found: `${counted(count, "main heading")}.` };
}

function shortSections({ draft }: ScoredDraft): LineFinding {
  const long = draft.sections.filter(({ words }) => words > sectionWordsMax);
  const [first] = long;
  if (!first) return { share: 1, found: `No section has more than ${sectionWordsMax} words.` };
  const name = first.heading === "" ? "the text before the first heading" : `“${first.heading}”`;
  return {
    share: 0,
    found: `${counted(long.length, "section")} of more than ${sectionWordsMax} words, first ${name}.`,
  };
}

function listOrTable({ draft, queries }: ScoredDraft): LineFinding {
  const asking = queries.find(wantsList);
  if (asking === undefined) return { share: 1, found: "No target query asks for a list or table." };
  const blocks = draft.sections.flatMap((section) => section.blocks);
  const hasOne = blocks.some(({ kind }) => kind === "table" || kind === "item");
  return {
    share: hasOne ? 1 : 0,
    found: `“${asking}” asks for a list or table, and the text has ${hasOne ? "one" : "none"}.`,
  };
}

function dateOf({ draft, language, date, today }: ScoredDraft): LineFinding {
  const day = date ?? draftDay(draft, language);
  if (day === null) return { share: 0, found: "No date is given." };
  const isNew = day > yearBefore(today);
  return { share: isNew ? 1 : 0, found: `Dated ${day}${isNew ? "" : ", more than twelve months ago"}.` };
}

/** The day before the one of a year ago, so that twelve months to the day are not too old. */
function yearBefore(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function authorOf({ draft, author }: ScoredDraft): LineFinding {
  const name = author ?? draftAuthor(draft);
  if (name === null || name.trim() === "") return { share: 0, found: "No author is named." };
  return { share: 1, found: `Written by ${name}.` };
}

function structuredData({ hasCompleteJsonLd: isComplete }: ScoredDraft): LineFinding {
  if (isComplete === null) return { share: null, found: "There is no JSON-LD to look at yet." };
  return { share: isComplete ? 1 : 0, found: isComplete ? "Nothing is missing." : "Something is missing." };
}

function accessOf({ access: { isKnown, failedBlocker } }: ScoredDraft): LineFinding {
  if (!isKnown) return { share: null, found: "The page has not been audited." };
  if (failedBlocker === null) return { share: 1, found: "The audit found nothing that keeps agents out." };
  return { share: 0, found: `The audit found a blocker: ${failedBlocker}.` };
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** In which words people ask for several things, a comparison or steps, in seven languages. */
const wanted =
  /(?<!\p{L})(?:best|top|vs\.?|versus|compar\p{L}*|alternatives?|lists?|steps?|checklist|ranking|how to|how (?:do|can) (?:i|we|you)|types of|examples of|beste[nrsm]?|vergleich\p{L}*|alternativen?|liste|schritte|anleitung|unterschied\p{L}*|meilleure?s?|comparatif|comparaison|comparer|étapes|comment (?:faire|choisir|\p{L}+er)|mejor(?:es)?|compar\p{L}+|alternativas?|lista|pasos|cómo (?:\p{L}+[aei]r)|miglior[ei]|confront\p{L}+|alternativ[ea]|elenco|passaggi|come (?:\p{L}+[aei]re)|vergelijk\p{L}*|alternatie(?:f|ven)|lijst|stappen|hoe (?:kan|moet|maak)|melhor(?:es)?|passos|como (?:\p{L}+[aei]r))(?!\p{L})/iu;

/** Whether a query wants a list, a comparison or steps. */
function wantsList(query: string): boolean {
  return wanted.test(query);
}
