import type { AnswerDiff, AnswerShown } from "@citelens/contract/visibility/answers";
import { seesCosts } from "#features/spending/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { answerDiff } from "./answer-diff.ts";
import { type ShownOptions, shownAnswers } from "./shown-answers.ts";

/** As its members see it: what it has cost the installation is told to those who pay for it. */
export async function getOwnAnswer(tools: Tools, member: Member, answerId: string): Promise<AnswerShown> {
  return getShownAnswer(tools, member, answerId, { isCostShown: await seesCosts(tools, member) });
}

export async function getShownAnswer(
  tools: Tools,
  place: Place,
  answerId: string,
  options: ShownOptions = {},
): Promise<AnswerShown> {
  const [answer] = await shownAnswers(tools, place, [answerId], options);
  if (!answer) throw new Refusal("NOT_FOUND");
  return answer;
}

/** Changes since another answer to the same query; the one before it by default. */
export async function diffAnswers(
  tools: Tools,
  member: Member,
  { answerId, withId }: { readonly answerId: string; readonly withId: string | undefined },
): Promise<AnswerDiff> {
  const after = await getOwnAnswer(tools, member, answerId);
  const beforeId = withId ?? after.previous_answer_id;
  if (beforeId === null) throw new Refusal("NOT_FOUND");

  const before = await getOwnAnswer(tools, member, beforeId);
  if (before.query.id !== after.query.id) throw new Refusal("NOT_FOUND");
  return answerDiff(before, after);
}
