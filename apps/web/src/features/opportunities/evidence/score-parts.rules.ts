import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { ScorePartName } from "@citelens/contract/content/opportunity-words";

export interface ExplainedPart {
  readonly key: ScorePartName | "CUT";
  readonly label: string;
  readonly meaning: string;
  /** To the first digit, so that the parts add up to the score as it is shown. */
  readonly points: number;
}

type Words = Readonly<Record<ExplainedPart["key"], Pick<ExplainedPart, "label" | "meaning">>>;

const words: Words = {
  COMPETITORS: {
    label: "Competitors are named more often",
    meaning: "By how much more answers name a competitor than you. At most 45.",
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

/** What a score is made of. Points are rounded so that they add up to the score that is shown. */
export function explainedParts({
  score_parts: parts,
}: Pick<Opportunity, "score_parts">): readonly ExplainedPart[] {
  const whole = parts.reduce((sum, { points }) => sum + points, 0);
  const over = tenthsOf(whole) - scoreMax * 10;
  const shown = roundedTo(
    parts.map(({ points }) => points),
    tenthsOf(whole),
  );
  const rows = parts.map(({ name }, at) => ({ key: name, ...words[name], points: (shown[at] ?? 0) / 10 }));
  return over > 0 ? [...rows, { key: "CUT", ...words.CUT, points: -over / 10 }] : rows;
}

/** A score to the first digit. */
export function tenthOf(score: number): number {
  return tenthsOf(score) / 10;
}

/** Whole tenths that add up to a sum, each off by less than one: those that lose most by rounding down are rounded up. */
function roundedTo(points: readonly number[], sum: number): readonly number[] {
  const down = points.map((one) => Math.floor(one * 10));
  const missing = sum - down.reduce((all, one) => all + one, 0);
  const first = points
    .map((one, at) => ({ at, lost: one * 10 - Math.floor(one * 10) }))
    .toSorted((one, other) => other.lost - one.lost || one.at - other.at)
    .slice(0, Math.max(0, missing))
    .map(({ at }) => at);
  return down.map((one, at) => one + (first.includes(at) ? 1 : 0));
}

/** Stored scores are short floats, such as 40.95000076. */
function tenthsOf(points: number): number {
  return Math.round(Math.round(points * 1000) / 100);
}
