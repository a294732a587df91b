import { sentencesOf } from "@citelens/words";
import { valuesIn } from "../claims/values/values-in.rules.ts";
import type { Draft, DraftBlock } from "../draft/draft.rules.ts";

/** A word that says what another one is. Behind it stands an article, as else anything could. */
const definition =
  /^(?:[^.!?]{2,80}?)\s(?:is an?|are (?:an?|the)|is the|means|refers to|is defined as|ist eine?|sind eine?|bedeutet|bezeichnet|est une?|désigne|signifie|es una?|significa|se refiere a|è una?|è un['’]|indica|is een|betekent|é uma?|refere-se a)\s\p{L}/iu;
/** "It is a desk" and "There is a desk" define nothing. */
const noSubject =
  /^(?:it|this|that|there|he|she|they|these|those|what|here|es|das|dies|er|sie|hier|was|ce|c['’]est|il|elle|ceci|esto|eso|questo|ecco|dit|dat|isto|isso)(?!\p{L})/iu;

/** How many things a draft says that can be quoted: numbers with a unit, prices, dates, definitions, rows of tables, steps. */
export function factCount(draft: Draft, language: string): number {
  return draft.sections.reduce(
    (sum, { blocks }) => sum + blocks.reduce((facts, block) => facts + factsOf(block, language), 0),
    0,
  );
}

function factsOf(block: DraftBlock, language: string): number {
  if (block.kind === "code") return 0;
  if (block.kind === "table") return block.rows.length;
  const step = block.kind === "item" && block.isOrdered ? 1 : 0;
  return sentencesOf(block.text, language).reduce((sum, sentence) => sum + factsIn(sentence, language), step);
}

function factsIn(sentence: string, language: string): number {
  return valuesIn(sentence, language).filter(isFact).length + (isDefinition(sentence) ? 1 : 0);
}

/** Whether a sentence says what something is. */
export function isDefinition(sentence: string): boolean {
  return definition.test(sentence) && !noSubject.test(sentence);
}

/** A bare number could be anything; names with numbers, times of day and versions are none of these facts. */
function isFact({ kind, measure, isWeak }: ReturnType<typeof valuesIn>[number]): boolean {
  if (isWeak) return false;
  if (kind === "date" || kind === "price") return true;
  return kind === "number" && !["", "name", "phone", "ratio", "time", "version"].includes(measure);
}
