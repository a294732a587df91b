import type { AnswerDiff, AnswerShown, getSharedAnswer, shareAnswer } from "@citelens/contract/answers";
import type { Answer } from "@citelens/contract/endpoint";
import { findWorkspaceSettings, type Member } from "#features/workspaces/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { answerDiff } from "./answer-diff.ts";
import { openShareToken, shareToken } from "./answer-share.ts";
import { shownAnswers } from "./shown-answers.ts";

const dayMs = 86_400_000;

export async function getShownAnswer(
  tools: Tools,
  place: { readonly workspaceId: string },
  answerId: string,
): Promise<AnswerShown> {
  const [answer] = await shownAnswers(tools, place, [answerId]);
  if (!answer) throw new Refusal("NOT_FOUND");
  return answer;
}

/** What changed since another answer to the same query; the one before it unless told. */
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

/** Makes a link that opens one answer to whoever has it, until it expires. */
export async function shareOne(
  tools: Tools,
  member: Member,
  { answerId, days }: { readonly answerId: string; readonly days: number },
): Promise<Answer<typeof shareAnswer>> {
  await getShownAnswer(tools, member, answerId);
  const expires = new Date(tools.now().getTime() + days * dayMs);
  const token = shareToken(tools.secretKey, { workspaceId: member.workspaceId, answerId, expires });
  return { url: `${tools.publicUrl}/shared/answers/${token}`, expires: expires.toISOString() };
}

/** A shared answer; a link that is not ours, is over, or leads to what is deleted is not found. */
export async function openShared(tools: Tools, token: string): Promise<Answer<typeof getSharedAnswer>> {
  const share = openShareToken(tools.secretKey, token, tools.now());
  const workspace = share && (await findWorkspaceSettings(tools, share.workspaceId));
  if (!workspace) throw new Refusal("NOT_FOUND");

  const answer = await getShownAnswer(tools, share, share.answerId);
  return { workspace: workspace.name, expires: share.expires.toISOString(), answer };
}
