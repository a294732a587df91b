import { contentStems } from "./same-words.rules.ts";
import type { Value } from "./values/value.rules.ts";

const opens =
  /^\s?(?:of|out of|der|des|dieser|unserer|ihrer|aller|von|vom|de|du|d['’]|del|della|delle|dei|degli|di|van|d[oa]s?)(?:\s|(?<=['’]))/iu;
/** Also what "25 % de moins" and "25 % de réduction" are, of which neither says of what. */
const pronouns =
  /^(?:moins|plus|réduction|remise|rabais|it|them|these|those|this|that|which|us|you|ihm|ihr|ihnen|davon|denen|eux|elles|lui|ello|ellos|essi|loro|hen)(?!\p{L})/iu;
const words = /\p{L}[\p{L}\p{N}-]*/gu;
const wordsMax = 2;
/** "Of the participants, two thirds". */
const ahead =
  /(?:^|[,;:(]\s*)(?:of|von|von den|de|des|parmi|sur|de los|de las|dei|delle|van|d[oa]s) ([^,;:.]{3,60}),\s*$/iu;

/** Whole of a share, by the stems of the first words that say so; none where a pronoun or nothing does. */
function wholeOf(text: string, { start, end }: Value, language: string): readonly string[] {
  const [, before] = ahead.exec(text.slice(Math.max(0, start - 80), start)) ?? [];
  if (before !== undefined) return [...contentStems(before, language)];
  const behind = text.slice(end, end + 80);
  const [opening] = opens.exec(behind) ?? [];
  // "One in ten travellers" has its noun right behind it, and "one in ten keeps" has none.
  if (opening === undefined) return [];
  const rest = behind.slice(opening.length).trimStart();
  if (pronouns.test(rest)) return [];
  const [phrase = ""] = rest.split(/[,;:.()]/u);
  const found: string[] = [];
  for (const [word] of phrase.matchAll(words)) {
    found.push(...contentStems(word, language));
    if (found.length >= wordsMax) break;
  }
  return found;
}

interface Share {
  readonly text: string;
  readonly value: Value;
  readonly language: string;
}

/** Whole of both shares: nothing where they are of different things, and an empty set where one does not say. */
export function commonWhole(one: Share, other: Share): ReadonlySet<string> | undefined {
  const whole = wholeOf(one.text, one.value, one.language);
  const wholeThere = wholeOf(other.text, other.value, other.language);
  const [first] = whole;
  const [firstThere] = wholeThere;
  if (first === undefined || firstThere === undefined) return new Set(first === undefined ? [] : [first]);
  // "Of all electric trimmers" and "of trimmers" have one noun.
  if (wholeThere.includes(first)) return new Set([first]);
  return whole.includes(firstThere) ? new Set(whole) : undefined;
}
