import { modelSimulationLimits } from "@citelens/contract/content/studio-words";
import type { PlanDocument } from "../../store/protocol.rules.ts";

export interface DocumentPassage {
  readonly heading: string;
  readonly text: string;
}

interface DocumentPage {
  readonly title: string;
  readonly passages: readonly DocumentPassage[];
  /** How much of the question a passage holds. */
  fit(passage: string): number;
}

/** Also of what is written without blanks. */
const charactersMax = 4_000;
const titleMax = 200;

/** The passages of a page that hold most of a question, in the order in which they stand there; none of a page without words. */
export function documentOf({ title, passages, fit }: DocumentPage): PlanDocument | undefined {
  let [words, characters] = [modelSimulationLimits.words, charactersMax];
  const kept = passages
    .map((passage, at) => ({ at, text: textOf(passage) }))
    .filter(({ text }) => text !== "")
    .map((passage) => ({ ...passage, fit: fit(passage.text) }))
    .toSorted((one, other) => other.fit - one.fit || one.at - other.at)
    .flatMap(({ at, text }) => {
      const whole = cut(text, words, characters);
      // Half a passage stands only where it is the rest.
      if (whole === "") return [];
      words -= wordsOf(whole).length;
      characters -= whole.length;
      return [{ at, text: whole }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text);
  if (kept.length === 0) return undefined;
  return { title: withoutMarks(title).slice(0, titleMax), text: kept.join("\n") };
}

function textOf({ heading, text }: DocumentPassage): string {
  return withoutMarks([heading, text].filter((line) => line.trim() !== "").join("\n")).trim();
}

/** Marks of a page's own notes would be taken for numbers of documents. */
function withoutMarks(text: string): string {
  return text.replace(/[[【]\s*\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\s*[\]】]/g, "");
}

function cut(text: string, words: number, characters: number): string {
  if (words <= 0 || characters <= 0) return "";
  const all = [...text.matchAll(/\S+/g)];
  const next = all[words];
  return text.slice(0, Math.min(next?.index ?? text.length, characters)).trim();
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
