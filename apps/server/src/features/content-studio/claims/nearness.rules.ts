import type { ReadSentence } from "./clauses.rules.ts";
import type { EvidenceIndex } from "./evidence-index.rules.ts";
import { isLight, isRateStem } from "./same-words.rules.ts";
import { shareOf } from "./stem-sets.rules.ts";
import { agree, isSame } from "./values/agreement.rules.ts";
import type { Value } from "./values/value.rules.ts";

/** How much of a claim's content must be in the evidence beside the value. */
export const shareMin = 0.5;
/** And of one that a single sentence has with its value. */
const onceShareMin = 1 / 3;

/** Whether enough of some stems is in a sentence, its neighbours, the heading above it or the title. */
export function isNear(
  at: number,
  wanted: readonly ReadonlySet<string>[],
  { sentences }: EvidenceIndex,
  { besides, isOnce } = { besides: 0, isOnce: false },
): boolean {
  const own = sentences[at];
  if (!own) return false;
  const around = [sentences[at - 1], own, sentences[at + 1]].filter((one) => one?.of === own.of);
  const has = (stem: string): boolean =>
    own.about.has(stem) || own.of.titleStems.has(stem) || around.some((one) => one?.stems.has(stem));
  return wanted.some((stems) => shareOf(stems, has, besides) >= (isOnce ? onceShareMin : shareMin));
}

/** An amount of some measure that one sentence of all says needs fewer words to tell what it is of. */
export function isSaidOnce({ measure, keys }: Value, { byKey }: EvidenceIndex): boolean {
  const isAmount = measure !== "" && measure !== "superlative" && measure !== "%";
  return isAmount && new Set(keys.flatMap((key) => (byKey.get(key) ?? []).slice(0, 2))).size === 1;
}

/** How many other values of a claim a sentence has: whoever says both of "until 2 pm for £20" says the same. */
export function besides(value: Value, claim: ReadSentence, evidence: ReadSentence): number {
  return claim.values.filter(
    (other) => !other.isWeak && !agree(other, value) && evidence.values.some((there) => isSame(other, there)),
  ).length;
}

/** Without what says too little and what the value's own mark says, unless there is nothing else. */
export function heavyOf(stems: ReadonlySet<string>, value?: Value): ReadonlySet<string> {
  const isRate = value?.marks.per !== undefined;
  const heavy = new Set([...stems].filter((stem) => !isLight(stem) && !(isRate && isRateStem(stem))));
  return heavy.size === 0 ? stems : heavy;
}
