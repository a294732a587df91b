import { type CountedAnswer, domainsOf, meanOf, mentionOf } from "./counted-answer.rules.ts";
import { citesOwned } from "./influential-sources.rules.ts";

export interface PromptPerformance {
  readonly queryId: string;
  /** The latest answer that shows why the prompt stands where it stands. */
  readonly answerId: string;
  readonly answerCount: number;
  /** Parts of the answers, from 0 to 1. */
  readonly mentionRate: number;
  readonly ownedCitationRate: number;
  readonly averagePosition: number | null;
  /** Mean place of the first own domain among the cited domains. */
  readonly averageSourcePosition: number | null;
}

export interface PromptsByPerformance {
  readonly mostPerforming: readonly PromptPerformance[];
  readonly promising: readonly PromptPerformance[];
  readonly underperforming: readonly PromptPerformance[];
  readonly totalQueries: number;
}

/** Sorts the prompts into three lists, best first, by how often answers name the client or cite its pages. */
export function promptsByPerformance(
  answers: readonly CountedAnswer[],
  clientId: string,
): PromptsByPerformance {
  const byQuery = Map.groupBy(answers, ({ queryId }) => queryId);
  const prompts = [...byQuery.values()]
    .map((own) => performanceOf(own, clientId))
    .sort((a, b) => b.mentionRate - a.mentionRate || b.ownedCitationRate - a.ownedCitationRate);
  const rest = prompts.filter((prompt) => !isMostPerforming(prompt));
  const isSeen = ({ mentionRate, ownedCitationRate }: PromptPerformance): boolean =>
    mentionRate > 0 || ownedCitationRate > 0;
  return {
    mostPerforming: prompts.filter(isMostPerforming),
    promising: rest.filter(isSeen),
    underperforming: rest.filter((prompt) => !isSeen(prompt)),
    totalQueries: prompts.length,
  };
}

function isMostPerforming({ mentionRate, averagePosition }: PromptPerformance): boolean {
  return mentionRate >= 0.5 && averagePosition !== null && averagePosition <= 3;
}

function performanceOf(own: readonly CountedAnswer[], clientId: string): PromptPerformance {
  const naming = own.filter((answer) => mentionOf(answer, clientId) !== undefined);
  const citing = own.filter(citesOwned);
  const shown = naming.at(-1) ?? citing.at(-1) ?? own.at(-1);
  return {
    queryId: shown?.queryId ?? "",
    answerId: shown?.answerId ?? "",
    answerCount: own.length,
    mentionRate: naming.length / own.length,
    ownedCitationRate: citing.length / own.length,
    averagePosition: meanOf(naming.flatMap((answer) => mentionOf(answer, clientId)?.position ?? [])),
    averageSourcePosition: meanOf(citing.map(ownedPlace)),
  };
}

function ownedPlace(answer: CountedAnswer): number {
  const owned = answer.citations.find(({ isOwned }) => isOwned);
  return domainsOf(answer).indexOf(owned?.domain ?? "") + 1;
}
