import { type CountedAnswer, mentionOf } from "./counted-answer.rules.ts";
import { citesOwned } from "./influential-sources.rules.ts";

export interface AiChannel {
  readonly operatorModelId: string;
  /** Answers that name the client. */
  readonly mentions: number;
  readonly previousMentions: number;
  /** Answers that cite a page of the client. */
  readonly ownedContentUsed: number;
  readonly previousOwnedContentUsed: number;
}

/** What each operator model says of the client, the ten with most mentions first. Silent models count too. */
export function aiChannels(
  answers: readonly CountedAnswer[],
  previous: readonly CountedAnswer[],
  clientId: string,
): AiChannel[] {
  const models = [...new Set([...answers, ...previous].map(({ operatorModelId }) => operatorModelId))];
  return models
    .map((operatorModelId) => {
      const now = usesOf(answers, operatorModelId, clientId);
      const before = usesOf(previous, operatorModelId, clientId);
      return {
        operatorModelId,
        mentions: now.mentions,
        previousMentions: before.mentions,
        ownedContentUsed: now.owned,
        previousOwnedContentUsed: before.owned,
      };
    })
    .sort(
      (a, b) =>
        b.mentions - a.mentions ||
        b.ownedContentUsed - a.ownedContentUsed ||
        a.operatorModelId.localeCompare(b.operatorModelId, "en", { numeric: true }),
    )
    .slice(0, shownMax);
}

function usesOf(
  answers: readonly CountedAnswer[],
  operatorModelId: string,
  clientId: string,
): { mentions: number; owned: number } {
  const own = answers.filter((answer) => answer.operatorModelId === operatorModelId);
  return {
    mentions: own.filter((answer) => mentionOf(answer, clientId) !== undefined).length,
    owned: own.filter(citesOwned).length,
  };
}

const shownMax = 10;
