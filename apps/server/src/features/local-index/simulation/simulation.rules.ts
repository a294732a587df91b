import { clusterMoments, rateOf, type ShownInterval, shownInterval } from "@citelens/statistics";
import type { Brand } from "../answer/entities.rules.ts";
import type { Question } from "../language/question-kind.rules.ts";
import { pagesMax } from "../rank/retrieve.rules.ts";
import type { FoundPassage, IndexedPage, PageIndex } from "../rank/search-index.rules.ts";
import { addressOf } from "../store/page-names.rules.ts";
import type { Passage } from "../store/passages.rules.ts";
import { type AskedOften, type AskedOnce, askOften } from "./asked-arm.rules.ts";
import { drawsOf } from "./draws.rules.ts";
import { type StuffedTerm, stuffingOf } from "./stuffing.rules.ts";

export type Draft = Pick<IndexedPage, "url" | "title" | "language" | "passages">;

export interface SimulationTask {
  readonly draft: Draft;
  /** The address of the page whose place the draft takes; it is added where this is not said or not in the index. */
  readonly replaces?: string;
  readonly questions: readonly TaskQuestion[];
  /** For questions that want several things named. */
  readonly brands: readonly Brand[];
  /** Pages that are not are foreign: draws leave some of them out. */
  isOwn(url: string): boolean;
}

export interface TaskQuestion extends Question {
  /** The target query that it belongs to. */
  readonly cluster: string;
}

export interface Simulation {
  /** Questions, and the target queries that they belong to. */
  readonly n: number;
  readonly clusters: number;
  /** How many draws there were, and how many of so many foreign pages each left out. */
  readonly draws: { readonly count: number; readonly foreign: number; readonly left_out: number };
  readonly old: ArmFigures;
  readonly draft: ArmFigures;
  readonly questions: readonly SimulatedQuestion[];
  readonly stuffing: StuffedTerm | null;
}

export interface ArmFigures {
  readonly retrieved: Rate;
  readonly cited: Rate;
  /** In how many of all questions' draws it was cited, in per cent with two decimals; null without questions. */
  readonly cited_in_draws: number | null;
}

export interface Rate {
  readonly hits: number;
  /** In per cent with two decimals; null without questions. */
  readonly rate: number | null;
  /** Interval of the topic from five target queries on, else of these questions. */
  readonly interval: ShownInterval | null;
}

export interface SimulatedQuestion extends TaskQuestion {
  readonly old: Outcome;
  readonly draft: Outcome;
}

/** How a page fared with a question. */
export interface Outcome {
  /** Among the pages that were found, from 1. */
  readonly place: number | null;
  /** Whether it is one of the five pages that an answer is made of. */
  readonly retrieved: boolean;
  /** Whether a sentence of it is quoted. */
  readonly cited: boolean;
  /** The passage that was quoted first, else the best one that was found; null if none was. */
  readonly passage: Passage | null;
  /** The pages that are quoted, if this one is not. */
  readonly cited_instead: readonly { readonly url: string; readonly title: string; readonly own: boolean }[];
  /** In how many draws it was cited. */
  readonly cited_in_draws: number;
}

export interface Simulator {
  ask(question: TaskQuestion): SimulatedQuestion;
  sumUp(asked: readonly SimulatedQuestion[]): Simulation;
}

/**
 * Asks an index questions as localAnswer() answers them, once as it is and once with a draft in it, and each a hundred times more
 * without a fifth of the foreign pages. The same index and task make the same simulation.
 */
export function simulator(index: PageIndex, task: SimulationTask): Simulator {
  const { draft, replaces = draft.url, brands } = task;
  const edited = index.withPage(draft, replaces);
  const isDraftOrOld = (url: string): boolean =>
    [draft.url, replaces].map(addressOf).includes(addressOf(url));
  const isOwn = (url: string): boolean => isDraftOrOld(url) || task.isOwn(url);
  const foreign = index.pages.map(({ url }) => url).filter((url) => !isOwn(url));
  const draws = drawsOf(foreign);
  const outcomeIn = (of: PageIndex, page: IndexedPage | undefined, question: TaskQuestion): Outcome =>
    outcome(askOften(of, { ...question, brands }, draws), { page, isOwn });
  const old = index.pages.find(({ url }) => addressOf(url) === addressOf(replaces));
  return {
    ask: (question) => ({
      ...question,
      old: outcomeIn(index, old, question),
      draft: outcomeIn(edited, draft, question),
    }),
    sumUp: (asked) => ({
      n: asked.length,
      clusters: new Set(asked.map(({ cluster }) => cluster)).size,
      draws: { count: draws.length, foreign: foreign.length, left_out: draws[0]?.size ?? 0 },
      old: figuresOf(asked, ({ old }) => old, draws.length),
      draft: figuresOf(asked, (one) => one.draft, draws.length),
      questions: asked,
      stuffing: stuffingOf(draft),
    }),
  };
}

interface OutcomeInput {
  /** None where there was no page before the draft. */
  readonly page: IndexedPage | undefined;
  readonly isOwn: (url: string) => boolean;
}

function outcome({ whole, drawn }: AskedOften, { page, isOwn }: OutcomeInput): Outcome {
  const quoteIn = ({ quotes }: AskedOnce): FoundPassage | undefined =>
    quotes.find(({ found }) => found.page === page)?.found;
  const at = whole.ranked.findIndex(({ all: [best] }) => best !== undefined && best.page === page);
  const quoted = quoteIn(whole);
  const others = quoted ? [] : [...new Set(whole.quotes.map(({ found }) => found.page))];
  return {
    place: at < 0 ? null : at + 1,
    retrieved: at >= 0 && at < pagesMax,
    cited: quoted !== undefined,
    passage: (quoted ?? whole.ranked[at]?.all[0])?.passage ?? null,
    cited_instead: others.map(({ url, title }) => ({ url, title, own: isOwn(url) })),
    cited_in_draws: drawn.filter(quoteIn).length,
  };
}

function figuresOf(
  asked: readonly SimulatedQuestion[],
  outcomeOf: (question: SimulatedQuestion) => Outcome,
  draws: number,
): ArmFigures {
  const drawn = asked.reduce((sum, one) => sum + outcomeOf(one).cited_in_draws, 0);
  return {
    retrieved: rate(asked, (one) => outcomeOf(one).retrieved),
    cited: rate(asked, (one) => outcomeOf(one).cited),
    cited_in_draws: rateOf(drawn, draws * asked.length),
  };
}

function rate(asked: readonly SimulatedQuestion[], isHit: (question: SimulatedQuestion) => boolean): Rate {
  const clusters = [...Map.groupBy(asked, ({ cluster }) => cluster).values()].map((ofCluster) => ({
    hits: ofCluster.filter(isHit).length,
    total: ofCluster.length,
  }));
  const hits = asked.filter(isHit).length;
  return { hits, rate: rateOf(hits, asked.length), interval: shownInterval(clusterMoments(clusters)) };
}
