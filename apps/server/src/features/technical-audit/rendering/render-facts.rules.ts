import { shownText } from "../facts/shown-text.rules.ts";
import type { HtmlFacts, RenderedSide, RenderFacts } from "../store/page-facts.rules.ts";
import { commonShare, lostSentences, wordsOf } from "./common-words.rules.ts";

/** A page as the server sends it, or as a browser shows it. */
export interface PageSide {
  readonly facts: HtmlFacts;
  /** The main text, a line for each block. */
  readonly text: string;
}

/** The readers of pages keep no more of them, so what lies beyond cannot be called missing. */
const linksMax = 200;
const valueCharactersMax = 300;

/** Facts that a browser shows and the server does not send. */
export function renderFacts(raw: PageSide, rendered: PageSide): RenderFacts {
  const sent = wordsOf(raw.text);
  return {
    raw: sideOf(raw),
    rendered: sideOf(rendered),
    wordShare: commonShare(wordsOf(rendered.text), sent),
    lost: lostSentences(rendered.text, sent),
    onlyByScript: changes(raw.facts, rendered.facts),
    lostLinks: lostLinks(raw.facts, rendered.facts),
  };
}

function sideOf({ facts }: PageSide): RenderedSide {
  return { words: facts.mainWords, title: facts.titles[0]?.text ?? null, links: facts.links.length };
}

type FactReading = (facts: HtmlFacts) => string | null;

/** Parts that are compared, and what a page says of it. */
const told: readonly (readonly [what: string, value: FactReading])[] = [
  ["title", ({ titles }) => titles[0]?.text ?? null],
  ["canonical", ({ canonicals: [first] }) => first?.url ?? first?.href ?? null],
  ["robots", robotsOf],
  ["h1", ({ headings }) => headings.find(({ level }) => level === 1)?.text ?? null],
];

function changes(raw: HtmlFacts, rendered: HtmlFacts): RenderFacts["onlyByScript"][number][] {
  const changed = told.flatMap(([what, value]) => {
    const [before, after] = [value(raw), value(rendered)];
    if (after === null || (before !== null && even(before) === even(after))) return [];
    return [{ what, raw: before === null ? null : shown(before), rendered: shown(after) }];
  });
  return [...changed, ...newTypes(raw, rendered)];
}

function robotsOf({ robots }: HtmlFacts): string | null {
  const rules = robots.map(({ agent, content }) => (agent === "robots" ? content : `${agent}: ${content}`));
  return rules.length === 0 ? null : [...new Set(rules)].toSorted().join("; ");
}

/** Types of structured data that only scripts bring. */
function newTypes(
  { structuredData: { types: before } }: HtmlFacts,
  { structuredData: { types: after } }: HtmlFacts,
): RenderFacts["onlyByScript"][number][] {
  const known = new Set(before);
  const added = after.filter((type) => !known.has(type));
  if (added.length === 0) return [];
  return [
    {
      what: "json-ld",
      raw: before.length === 0 ? null : shown(before.join(", ")),
      rendered: shown(added.join(", ")),
    },
  ];
}

function lostLinks(raw: HtmlFacts, rendered: HtmlFacts): number {
  if (raw.links.length >= linksMax) return 0;
  const sent = new Set(raw.links.map(({ hash }) => hash));
  return rendered.links.filter(({ hash }) => !sent.has(hash)).length;
}

function even(text: string): string {
  return shown(text).toLowerCase();
}

function shown(text: string): string {
  return shownText(text, valueCharactersMax);
}
