import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { ScorePartName } from "@citelens/contract/content/opportunity-words";

export interface ExplainedPart {
  readonly key: ScorePartName | "CUT";
  readonly label: string;
  readonly meaning: string;
  /** To the first digit, so that the parts add up to the score as it is shown. */
  readonly points: number;
}

type PartLabels = Readonly<Record<ExplainedPart["key"], Pick<ExplainedPart, "label" | "meaning">>>;

const words: PartLabels = {
  COMPETITORS: {
    label: "Competitors are named more often",
    meaning: "How far they are ahead of you. At most 45.",
  },
  SOURCES: {
    label: "Answers cite others",
    meaning: "How many answers cite something, and not you. At most 35.",
  },
  VISIBILITY: { label: "Answers do not name you", meaning: "How many leave you out. At most 20." },
  OTHER_QUERIES: {
    label: "Other queries",
    meaning: "A tenth of what each of the other queries would score by itself.",
  },
  READ_NOT_CITED: {
    label: "Read by AI agents, and not cited",
    meaning: "A tenth more: agents read the page ten times or more in 30 days, and no answer cites it.",
  },
  CUT: { label: "Cut at 100", meaning: "A score is 100 at most." },
};

const scoreMax = 100;

/** Parts of a score. Points are rounded so that they add up to the score that is shown. */
export function explainedParts({
  score,
  score_parts: parts,
}: Pick<Opportunity, "score" | "score_parts">): readonly ExplainedPart[] {
  const whole = tenthsOf(parts.reduce((sum, { points }) => sum + points, 0));
  const over = Math.max(0, whole - scoreMax * 10);
  const shown = roundedTo(
    parts.map(({ points }) => points),
    over > 0 ? whole : tenthsOf(score),
  );
  const rows = parts.map(({ name }, at) => ({ key: name, ...words[name], points: (shown[at] ?? 0) / 10 }));
  return over > 0 ? [...rows, { key: "CUT", ...words.CUT, points: -over / 10 }] : rows;
}

/** A score to the first digit. */
export function tenthOf(score: number): number {
  return tenthsOf(score) / 10;
}

/** Whole tenths that add up to a sum: what rounding down leaves over goes to those that lose most by it. */
function roundedTo(points: readonly number[], sum: number): readonly number[] {
  const down = points.map((one) => Math.floor(one * 10));
  const missing = sum - down.reduce((all, one) => all + one, 0);
  const byLoss = points
    .map((one, at) => ({ at, lost: one * 10 - Math.floor(one * 10) }))
    .toSorted((one, other) => other.lost - one.lost || one.at - other.at)
    .map(({ at }) => at);
  // Stored parts are rounded too, so that their sum can be more than the score as well.
  const changed = missing < 0 ? byLoss.slice(missing) : byLoss.slice(0, missing);
  return down.map((one, at) => (changed.includes(at) ? one + Math.sign(missing) : one));
}

/** Stored scores are short floats, such as 40.95000076. */
function tenthsOf(points: number): number {
  return Math.round(Math.round(points * 1000) / 100);
}
