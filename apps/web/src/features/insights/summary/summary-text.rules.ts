import type { EvidenceGrade, IncomparableReason } from "@citelens/contract/visibility/insight-constants";
import type { InsightSummary } from "@citelens/contract/visibility/insights";
import { rangeText } from "#lib/dates/day-range.ts";
import { lazily } from "#lib/lazily.ts";
import { locale } from "#lib/locale.ts";
import type { ChangeStanding } from "../change.rules.ts";
import { comparedRange, type InsightView } from "../filters/insight-view.rules.ts";

interface GradeLabels {
  readonly label: string;
  readonly meaning: string;
  /** Step that would raise the grade; undefined for the highest. */
  readonly next: string | undefined;
}

export const gradeTexts: Readonly<Record<EvidenceGrade, GradeLabels>> = {
  exploratory: {
    label: "Exploratory",
    meaning: "Too few queries or runs for decisions: read the figures as a first impression.",
    next: "At least 50 queries, each asked 7 times or more of every model, make it directional.",
  },
  directional: {
    label: "Directional",
    meaning: "Enough to see the direction; small differences may still be chance.",
    next: "An interval for the topic of at most 5 points to either side makes it decision-grade: ask more queries.",
  },
  decision_grade: {
    label: "Decision-grade",
    meaning: "Enough queries and runs, and an interval narrow enough for decisions.",
    next: undefined,
  },
};

const reasonLabels: Readonly<Record<IncomparableReason, string>> = {
  no_previous_answers: "there were no answers in the period compared with",
  queries_changed: "other queries were asked",
  models_changed: "other models were asked",
  analyser_changed: "answers were analysed in another way",
  too_few_shared: "too few of the prompts and models have answers in both",
};

type ComparedScope = InsightSummary["compared"];

/** Scope of the verdicts where that is not all, such as "over 22 of 24 prompts asked in both"; else undefined. */
export function describeOver({ prompts, of_prompts, models, of_models }: ComparedScope): string | undefined {
  const parts = [
    ...(prompts < of_prompts ? [`${prompts} of ${of_prompts} prompts`] : []),
    ...(models < of_models ? [`${models} of ${of_models} models`] : []),
  ];
  return parts.length === 0 ? undefined : `over ${listFormat().format(parts)} asked in both`;
}

/** Why a verdict is not over all that was asked, as a sentence; undefined where it is. */
export function describeShared(compared: ComparedScope): string | undefined {
  const over = describeOver(compared);
  const words = compared.changes
    .filter((reason) => reason !== "no_previous_answers")
    .map((reason) => reasonLabels[reason]);
  if (over === undefined || words.length === 0) return undefined;
  return `Judged ${over}: ${listFormat().format(words)}. The figure itself counts every answer.`;
}

/** Why two periods cannot be compared, as a sentence; undefined when they can. */
export function describeIncomparable(reasons: readonly IncomparableReason[]): string | undefined {
  if (reasons.length === 0) return undefined;

  const words = reasons.map((reason) => reasonLabels[reason]);
  return `The periods cannot be compared: ${listFormat().format(words)}.`;
}

/** The days that figures are compared with, such as "26 Sept – 26 Oct"; undefined without a comparison. */
export function describeComparison(view: Pick<InsightView, "range" | "compare">): string | undefined {
  const days = comparedRange(view);
  if (!days) return undefined;
  const year = view.range.to.slice(0, 4);
  const isThisYear = [view.range.from, days.from, days.to].every((day) => day.startsWith(year));
  const text = isThisYear ? rangeText(days).replace(` ${year}`, "") : rangeText(days);
  return text.replace(" – ", "\u00a0– ");
}

const standingLabels: Readonly<Record<Exclude<ChangeStanding, "incomparable">, string>> = {
  clear: "",
  noise: ", within noise",
  few: ", of few answers",
  partial: ", partly comparable",
};

/** Words after a change in its sentence, such as "vs 26 Sept – 26 Oct, within noise". */
export function afterChange(standing: Exclude<ChangeStanding, "incomparable">, days: string): string {
  return `vs ${days}${standingLabels[standing]}`;
}

/** Whether both periods asked the same queries of the same models. */
export function isWhole({ prompts, of_prompts, models, of_models }: ComparedScope): boolean {
  return prompts === of_prompts && models === of_models;
}

const listFormat = lazily(() => new Intl.ListFormat(locale, { type: "conjunction" }));
