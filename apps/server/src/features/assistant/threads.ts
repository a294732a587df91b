import type {
  AssistantContext,
  AssistantMessage,
  AssistantThread,
} from "@citelens/contract/content/assistant-fields";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { expectContext } from "./context.ts";
import { shownMessage, shownThread } from "./shown.ts";
import { listMessageRows, lockWriting } from "./store/messages.sql.ts";
import {
  deleteThreadRow,
  findThread,
  insertThread,
  listThreadRows,
  lockThread,
} from "./store/threads.sql.ts";
import { giveBack } from "./write/paid-reply.ts";
import type { Replies } from "./write/replies.ts";

const messagesMax = 200;
const nowhere: AssistantContext = { page: null, campaign_id: null, optimization_id: null };

interface ThreadListInput {
  readonly query: { readonly page: number; readonly page_size: number };
  readonly url: string;
}

export async function listThreads(
  tools: Tools,
  member: Member,
  { query: { page, page_size: pageSize }, url }: ThreadListInput,
): Promise<Page<AssistantThread>> {
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const { count, rows } = await listThreadRows(tools, member, range);
  return pageOfRows(rows.map(shownThread), { count, page, pageSize, url });
}

export async function createThread(
  tools: Tools,
  member: Member,
  context: AssistantContext = nowhere,
): Promise<AssistantThread> {
  await expectContext(tools, member, context);
  return shownThread(await insertThread(tools, member, { id: newId(), context }));
}

/** Takes a thread away; a reply that is written in it ends, and costs nothing. */
export async function deleteThread(
  tools: Tools,
  member: Member,
  { threadId, replies }: { readonly threadId: string; readonly replies: Replies },
): Promise<void> {
  const writing = await inTransaction(tools, async (within) => {
    if (!(await lockThread(within, member, threadId))) throw new Refusal("NOT_FOUND");
    const reply = await lockWriting(within, member, threadId);
    await deleteThreadRow(within, member, threadId);
    if (reply) await giveBack(within, reply);
    return reply;
  });
  if (writing) replies.tell(writing.id);
}

export async function listMessages(
  tools: Tools,
  member: Member,
  threadId: string,
): Promise<AssistantMessage[]> {
  if (!(await findThread(tools, member, threadId))) throw new Refusal("NOT_FOUND");
  const rows = await listMessageRows(tools, member, { threadId, limit: messagesMax });
  return rows.map(shownMessage);
}
