import type { AnswerLine } from "@citelens/contract/visibility/conversations";
import type { AnswerPair } from "../conversations.queries.ts";

type Line = Pick<AnswerLine, "id" | "status">;

/** The answers with a text. */
export function comparable<L extends Line>(history: readonly L[]): readonly L[] {
  return history.filter(({ status }) => status === "OK");
}

/** The shown answer and the previous one; for the oldest, the next one. Undefined with fewer than two. */
export function firstComparison(history: readonly Line[], shownId: string): AnswerPair | undefined {
  const lines = comparable(history);
  const index = Math.max(
    0,
    lines.findIndex(({ id }) => id === shownId),
  );
  const later = Math.min(index, lines.length - 2);
  const [after, before] = [lines[later], lines[later + 1]];
  return after && before && { answerId: after.id, withId: before.id };
}
