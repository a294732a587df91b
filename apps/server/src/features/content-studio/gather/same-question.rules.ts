import { stems } from "@citelens/words";

export interface AskedQuestion {
  readonly text: string;
  /** Answers that searched for it. */
  readonly answers: number;
}

/** Share of common stems, from which on two questions are one. */
const sameFrom = 0.75;

/** Questions with nearly the same stems are one, in the words of the first; their answers are added up. */
export function mergedQuestions(questions: readonly AskedQuestion[], language: string): AskedQuestion[] {
  const found: { readonly question: AskedQuestion; readonly own: ReadonlySet<string> }[] = [];
  for (const question of questions) {
    const own = new Set(stems(question.text, language));
    const at = found.findIndex((one) => overlap(one.own, own) >= sameFrom);
    const known = found[at];
    if (!known) found.push({ question, own });
    else {
      const answers = known.question.answers + question.answers;
      found[at] = { ...known, question: { ...known.question, answers } };
    }
  }
  return found.map(({ question }) => question);
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}
