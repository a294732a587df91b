import { type Interval, wilsonInterval } from "@citelens/statistics";
import {
  type CountedAnswer,
  type CountedBrand,
  meanOf,
  mentionOf,
  percentageOf,
} from "./counted-answer.rules.ts";

export interface Visibility {
  readonly brandId: string;
  readonly answerCount: number;
  /** Answers that name the brand, each counted once. */
  readonly mentionCount: number;
  /** In per cent of the answers; null without answers, never 0. */
  readonly visibilityScore: number | null;
  readonly interval: Interval | null;
  /** The brand's part of all mentions of the client and its accepted competitors; null when nobody is named. */
  readonly shareOfVoice: number | null;
  /** Mean position where it is named. */
  readonly averagePosition: number | null;
  /** Ten for each mention, as the tooltip explains it. */
  readonly visibilityPoints: number;
}

/** How visible each of the brands is, in their order. The brands are the client and the accepted competitors. */
export function visibilities(
  answers: readonly CountedAnswer[],
  brands: readonly CountedBrand[],
): Visibility[] {
  const positions = brands.map(({ id }) =>
    answers.flatMap((answer) => mentionOf(answer, id)?.position ?? []),
  );
  const mentionsOfAll = positions.reduce((sum, found) => sum + found.length, 0);
  return brands.map(({ id }, index) => {
    const found = positions[index] ?? [];
    return {
      brandId: id,
      answerCount: answers.length,
      mentionCount: found.length,
      visibilityScore: percentageOf(found.length, answers.length),
      interval: wilsonInterval(found.length, answers.length),
      shareOfVoice: percentageOf(found.length, mentionsOfAll),
      averagePosition: meanOf(found),
      visibilityPoints: pointsPerMention * found.length,
    };
  });
}

const pointsPerMention = 10;
