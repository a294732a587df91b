import type { AnswerDiff, AnswerShown } from "@citelens/contract/answers";
import type { Member } from "#features/workspaces/members/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { answerDiff } from "./show/answer-diff.ts";
import { shownAnswers } from "./show/shown-answers.ts";

export async function getShownAnswer(tools: Tools, place: Place, answerId: string): Promise<AnswerShown> {
  const [answer] = await shownAnswers(tools, place, [answerId]);
  if (!answer) throw new Refusal("NOT_FOUND");
  return answer;
}

/** What changed since another answer to the same query; the one before it by default. */
export async function diffAnswers(
  tools: Tools,
  member: Member,
  { answerId, withId }: { readonly answerId: string; readonly withId: string | undefined },
): Promise<AnswerDiff> {
  const after = await getShownAnswer(tools, member, answerId);
  const beforeId = withId ?? after.previous_answer_id;
  if (beforeId === null) throw new Refusal("NOT_FOUND");

  const before = await getShownAnswer(tools, member, beforeId);
  if (before.query.id !== after.query.id) throw new Refusal("NOT_FOUND");
  return answerDiff(before, after);
}
