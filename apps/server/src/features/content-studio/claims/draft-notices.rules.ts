import type { DraftNoticeKind } from "@citelens/contract/content/optimization-words";
import { languageWords } from "@citelens/words";
import type { Draft } from "../draft/draft.rules.ts";

/** Notice for somebody who takes a new text for an old one. */
export interface DraftNotice {
  readonly kind: DraftNoticeKind;
  /** The link, the name as it was and is, the language, or the share of the old length in per cent. */
  readonly about: string;
}

interface DraftComparison {
  /** Null for a new page. */
  readonly old: Draft | null;
  readonly draft: Draft;
  /** Names of the brand and its products. */
  readonly names: readonly string[];
  /** In which the draft should be. */
  readonly language: string;
}

const shortest = 0.8;
const longest = 2;
/** Fewer words tell no language. */
const votesMin = 20;
/** How much more another language must have to be told. */
const votesFactor = 1.5;
const noticesMax = 200;
/** Shorter names have too many words beside them that differ by a letter. */
const nameCharactersMin = 5;

/** Lost links, altered names, another language, and a length that is far from the old one. */
export function draftNotices({ old, draft, names, language }: DraftComparison): readonly DraftNotice[] {
  const text = textOf(draft);
  return [
    ...(old ? lostLinks(old, draft) : []),
    ...changedNames(names, text, old ? textOf(old) : ""),
    ...otherLanguage(text, language),
    ...(old ? otherLength(old, draft) : []),
  ].slice(0, noticesMax);
}

function textOf({ sections }: Draft): string {
  return sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.map((block) => block.text)])
    .join("\n");
}

function lostLinks(old: Draft, draft: Draft): DraftNotice[] {
  const kept = new Set(draft.links.map(({ url }) => sameUrl(url)));
  const lost = new Map(old.links.map(({ url }) => [sameUrl(url), url]));
  return [...lost].filter(([url]) => !kept.has(url)).map(([, about]) => ({ kind: "LOST_LINK", about }));
}

/** Without what leads to the same page. */
function sameUrl(url: string): string {
  return url
    .trim()
    .replace(/#.*$/, "")
    .replace(/^https?:\/\/(?:www\.)?/i, "//")
    .replace(/\/$/, "");
}

/** Names that the draft writes in another way, and the old text does not: "Ledgerley", "led gerly", "Trek 3" for Trek 2. */
function changedNames(names: readonly string[], text: string, oldText: string): DraftNotice[] {
  const known = new Set(names);
  const bySize = new Map<number, readonly string[]>();
  const runs = (size: number): readonly string[] => {
    const found = bySize.get(size) ?? [...new Set(runsOf(text, size))];
    bySize.set(size, found);
    return found;
  };
  return names.flatMap((name): DraftNotice[] => {
    const size = name.split(/\s+/).length;
    if (name.length < nameCharactersMin) return [];
    const others = [...runs(size), ...runs(size + 1)].filter(
      (run) => isAltered(run, name) && !known.has(run) && !oldText.includes(run),
    );
    return others.map((other) => ({ kind: "CHANGED_NAME", about: `${name} → ${other}` }));
  });
}

/** Runs of so many words, within a line. */
function runsOf(text: string, size: number): string[] {
  return text.split("\n").flatMap((line) => {
    const words = (line.match(/[\p{L}\p{N}][\p{L}\p{N}&.+-]*/gu) ?? []).map((word) =>
      word.replace(/[.+-]+$/, ""),
    );
    return words
      .slice(0, Math.max(0, words.length - size + 1))
      .map((_, at) => words.slice(at, at + size).join(" "));
  });
}

function isAltered(run: string, name: string): boolean {
  const [one, other] = [joined(run), joined(name)];
  // All small is how people type, and all great how headings are written.
  if (one === other)
    return run.length !== name.length || ![run.toLowerCase(), run.toUpperCase()].includes(run);
  if (!/^\p{Lu}/u.test(run) || Math.abs(one.length - other.length) > 1) return false;
  // A plural or a genitive is no other name.
  if (one === `${other}s` || other === `${one}s`) return false;
  return run.split(" ").length === name.split(/\s+/).length && isOneEditAway(one, other);
}

function joined(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, "");
}

function isOneEditAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

/** By a vote of the words that every text of a language has. */
function otherLanguage(text: string, language: string): DraftNotice[] {
  const own = language.slice(0, 2).toLowerCase();
  const words =
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/\p{L}+/gu) ?? [];
  const votes = [...languageWords].map(([name, { stopWords }]) => ({
    name,
    count: words.filter((word) => stopWords.has(word)).length,
  }));
  const ownVotes = votes.find(({ name }) => name === own)?.count ?? 0;
  const [first] = votes.toSorted((one, other) => other.count - one.count);
  if (!first || first.name === own || first.count < votesMin) return [];
  return first.count > votesFactor * ownVotes ? [{ kind: "OTHER_LANGUAGE", about: first.name }] : [];
}

function otherLength(old: Draft, draft: Draft): DraftNotice[] {
  if (old.words === 0) return [];
  const share = draft.words / old.words;
  const about = String(Math.round(100 * share));
  if (share < shortest) return [{ kind: "TOO_SHORT", about }];
  return share > longest ? [{ kind: "TOO_LONG", about }] : [];
}
