import { type Impact, impactFrom, type ScorePartName } from "@citelens/contract/content/opportunity-words";

/** Figures of one query in answers of a period; counts of answers. */
export interface QueryFigures {
  readonly n: number;
  /** Answers that name the client. */
  readonly mentions: number;
  /** Answers that name an accepted competitor. */
  readonly competitors: number;
  /** Answers that cite anything. */
  readonly citing: number;
  /** Answers that cite a page of the client. */
  readonly cited: number;
}

/** The same as shares from 0 to 1. */
export interface QueryShares {
  readonly visibility: number;
  readonly competitors: number;
  readonly citing: number;
  /** Authority of the citing answers; 0 where none cites anything. */
  readonly authority: number;
}

export interface ScorePart {
  readonly name: ScorePartName;
  readonly points: number;
}

/** Fewer answers say nothing. */
export const answersMin = 5;
/** With fewer the score is cut in proportion. */
const answersWhole = 10;
const priorityMax = 3;
const weights = { COMPETITORS: 0.45, SOURCES: 0.35, VISIBILITY: 0.2 } as const;

export function sharesOf({ n, mentions, competitors, citing, cited }: QueryFigures): QueryShares {
  return {
    visibility: part(mentions, n),
    competitors: part(competitors, n),
    citing: part(citing, n),
    authority: part(cited, citing),
  };
}

/**
 * Gain at a query, in points that add up to its score of 0 to 100: by how much competitors lead, how many answers cite others alone, how
 * many do not name the client; all of it by its priority, 1 to 3, and less where few answers say so.
 */
export function queryScore(figures: QueryFigures, priority: number): ScorePart[] {
  const { visibility, competitors, citing, authority } = sharesOf(figures);
  const all = 100 * (priority / priorityMax) * Math.min(1, figures.n / answersWhole);
  return [
    { name: "COMPETITORS", points: all * weights.COMPETITORS * Math.max(0, competitors - visibility) },
    { name: "SOURCES", points: all * weights.SOURCES * citing * (1 - authority) },
    { name: "VISIBILITY", points: all * weights.VISIBILITY * (1 - visibility) },
  ];
}

export function pointsOf(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

export function impactOf(score: number): Impact {
  if (score >= impactFrom.HIGH) return "HIGH";
  return score >= impactFrom.MEDIUM ? "MEDIUM" : "LOW";
}

function part(hits: number, whole: number): number {
  return whole === 0 ? 0 : hits / whole;
}
