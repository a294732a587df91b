import type { OpportunityKind } from "@citelens/contract/content/opportunity-words";

interface AnswerSigns {
  readonly names_you: boolean;
  readonly names_competitor: boolean;
  readonly cites_you: boolean;
  readonly negative: unknown;
}

const shownMax = 8;

/** The answers that show best what a kind of opportunity is about; of equals the first. */
export function tellingAnswers<Answer extends AnswerSigns>(
  kind: OpportunityKind,
  answers: readonly Answer[],
): Answer[] {
  return answers
    .map((answer, at) => ({ answer, at, weight: weightOf(kind, answer) }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, shownMax)
    .map(({ answer }) => answer);
}

function weightOf(
  kind: OpportunityKind,
  { names_you, names_competitor, cites_you, negative }: AnswerSigns,
): number {
  switch (kind) {
    case "FIX_REPUTATION":
      return negative === null ? 0 : 1;
    case "NAME_OFFER":
      return cites_you && !names_you ? 1 : 0;
    case "REPAIR_LINK":
      return cites_you ? 1 : 0;
    default:
      return (names_competitor ? 1 : 0) + (names_you ? 0 : 1);
  }
}
