export type EvidenceGrade = "exploratory" | "directional" | "decision_grade";

export interface Evidence {
  /** Different queries that were answered. */
  readonly queries: number;
  readonly runs: number;
  /** Half the width of the topic's interval; null when it cannot be given. */
  readonly halfWidthPoints: number | null;
}

/** How much weight a headline figure bears. */
export function evidenceGrade({ queries, runs, halfWidthPoints }: Evidence): EvidenceGrade {
  if (queries < gradeLimits.queries || runs < gradeLimits.runs) return "exploratory";
  const isNarrow = halfWidthPoints !== null && halfWidthPoints <= gradeLimits.halfWidthPoints;
  return isNarrow ? "decision_grade" : "directional";
}

/** Below 50 queries or 7 runs a figure explores; beyond, 5 points to either side are enough to decide by. */
const gradeLimits = { queries: 50, runs: 7, halfWidthPoints: 5 } as const;
