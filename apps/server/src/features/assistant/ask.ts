import { later } from "@citelens/contract/base/days";
import type { AssistantContext, AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { threadTitleMax } from "@citelens/contract/content/assistant-words";
import { expectFeature } from "#features/organizations/features/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import { heldFromStart, leaseMs } from "#platform/leases/lease.sql.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { expectContext } from "./context.ts";
import { shownMessage } from "./shown.ts";
import {
  findMessage,
  insertMessages,
  listMessageRows,
  lockWriting,
  type MessageRow,
  nextPosition,
} from "./store/messages.sql.ts";
import { changeThread, lockThread } from "./store/threads.sql.ts";
import { endReply } from "./write/end-reply.ts";
import { holdFor } from "./write/paid-reply.ts";
import type { Replies, ReplyRequest } from "./write/replies.ts";

interface Question {
  readonly threadId: string;
  readonly text: string;
  readonly context: AssistantContext | undefined;
}

/** Messages read of a thread; a model is told fewer. */
const toldMax = 40;

/** Stores a question with its reply, which is written beside the request. Of many at once one is asked, and the others are told so. */
export async function ask(
  tools: Tools,
  member: Member,
  { replies, ...question }: Question & { readonly replies: Replies },
): Promise<{ readonly question: AssistantMessage; readonly reply: AssistantMessage }> {
  await expectContext(tools, member, question.context);
  const asked = await inTransaction(tools, (within) => storeQuestion(within, member, question));
  replies.begin(member, asked);
  const said = asked.said.at(-1);
  if (!said) throw new Error("A question was not stored");
  return { question: shownMessage(said), reply: shownMessage(asked.reply) };
}

async function storeQuestion(
  within: Tools,
  member: Member,
  { threadId, text, context: given }: Question,
): Promise<ReplyRequest> {
  const thread = await lockThread(within, member, threadId);
  if (!thread) throw new Refusal("NOT_FOUND");
  await expectFeature(within, member.organizationId, "assistant");
  await expectNothingWritten(within, member, threadId);

  const context = given ?? thread.context;
  const title = thread.title || titleOf(text);
  const position = await nextPosition(within, member, threadId);
  const now = within.now();
  const said = { thread_id: threadId, organization_id: member.organizationId, created: now };
  const [question, reply] = await insertMessages(within, member, [
    {
      ...said,
      id: newId(),
      position,
      message_type: "User",
      status: "DONE",
      parts: [{ kind: "text", text }],
      finished_at: now,
    },
    {
      ...said,
      id: newId(),
      position: position + 1,
      message_type: "AI",
      status: "WRITING",
      model: within.writer?.model ?? null,
      ...heldFromStart(later(now, leaseMs)),
    },
  ]);
  if (!question || !reply) throw new Error("A question was not stored");
  await changeThread(within, member, { id: threadId, title, context, updated: now });
  if (reply.model !== null) await holdFor(within, member, { reply, title });
  const rows = await listMessageRows(within, member, { threadId, limit: toldMax });
  return { reply, context, said: rows.filter(({ id }) => id !== reply.id) };
}

/** One whose writer has died is ended here, rather than by the sweep a moment later. */
async function expectNothingWritten(within: Tools, member: Member, threadId: string): Promise<void> {
  const writing = await lockWriting(within, member, threadId);
  if (!writing) return;
  const ended = await endReply(within, member, {
    id: writing.id,
    leaseBefore: within.now(),
    end: { status: "FAILED", failure: "INTERRUPTED" },
  });
  if (!ended) throw new Refusal("REPLY_RUNNING");
}

function titleOf(question: string): string {
  const line = question.replace(/\s+/g, " ").trim();
  return line.length <= threadTitleMax
    ? line
    : `${line
        .slice(0, threadTitleMax - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/** Ends a reply at once; what had come stays, and is paid for. */
export async function stop(
  tools: Tools,
  member: Member,
  { messageId, replies }: { readonly messageId: string; readonly replies: Replies },
): Promise<AssistantMessage> {
  const known = await expectMessage(tools, member, messageId);
  const ended = await endReply(tools, member, { id: known.id, end: { status: "STOPPED" } });
  if (!ended) throw new Refusal("REPLY_NOT_RUNNING");
  replies.tell(messageId);
  return shownMessage(ended);
}

export async function expectMessage(tools: Tools, member: Member, id: string): Promise<MessageRow> {
  const row = await findMessage(tools, member, id);
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}
