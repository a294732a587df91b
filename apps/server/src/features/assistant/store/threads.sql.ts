import type { AssistantContext } from "@citelens/contract/content/assistant-fields";
import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { assistant_messages, assistant_threads } from "./assistant.tables.ts";

export type ThreadRow = typeof assistant_threads.$inferSelect;

/** Nobody finds a thread of somebody else, whatever they are in the workspace. */
function ofMember({ workspaceId, userId }: Member, id: string): SQL | undefined {
  return and(
    eq(assistant_threads.workspace_id, workspaceId),
    eq(assistant_threads.user_id, userId),
    eq(assistant_threads.id, id),
  );
}

export async function insertThread(
  tools: Tools,
  member: Member,
  { id, context }: { readonly id: string; readonly context: AssistantContext },
): Promise<ThreadRow> {
  const { workspaceId: workspace_id, userId: user_id } = member;
  const now = tools.now();
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .insert(assistant_threads)
      .values({ workspace_id, user_id, id, context, created: now, updated: now })
      .returning(),
  );
  if (!row) throw new Error("A thread was not stored");
  return row;
}

/** One page of the member's own, and how many there are. */
export function listThreadRows(
  tools: Tools,
  member: Member,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: ThreadRow[] }> {
  const where = and(
    eq(assistant_threads.workspace_id, member.workspaceId),
    eq(assistant_threads.user_id, member.userId),
  );
  return withinWorkspace(tools, member, async (db) => ({
    count: await db.$count(assistant_threads, where),
    rows: await db
      .select()
      .from(assistant_threads)
      .where(where)
      .orderBy(desc(assistant_threads.updated), desc(assistant_threads.id))
      .limit(limit)
      .offset(offset),
  }));
}

export async function findThread(tools: Tools, member: Member, id: string): Promise<ThreadRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db.select().from(assistant_threads).where(ofMember(member, id)),
  );
  return row;
}

/** Nobody asks in it, or deletes it, until the transaction ends. */
export async function lockThread(tools: Tools, member: Member, id: string): Promise<ThreadRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db.select().from(assistant_threads).where(ofMember(member, id)).for("update"),
  );
  return row;
}

export async function changeThread(
  tools: Tools,
  member: Member,
  { id, ...changes }: Pick<ThreadRow, "id"> & Partial<Pick<ThreadRow, "title" | "context" | "updated">>,
): Promise<void> {
  await withinWorkspace(tools, member, (db) =>
    db.update(assistant_threads).set(changes).where(ofMember(member, id)),
  );
}

/** Takes a thread away with all that was said in it. */
export async function deleteThreadRow(tools: Tools, member: Member, id: string): Promise<void> {
  await withinWorkspace(tools, member, (db) => db.delete(assistant_threads).where(ofMember(member, id)));
}

/** Messages that one user asked and was told, in whatever workspace. */
export function listAllOf({ db }: Tools, userId: string) {
  const { message_type, parts, created } = assistant_messages;
  return db
    .select({
      workspace_id: assistant_threads.workspace_id,
      thread: assistant_threads.title,
      message_type,
      parts,
      created,
    })
    .from(assistant_messages)
    .innerJoin(
      assistant_threads,
      and(
        eq(assistant_threads.workspace_id, assistant_messages.workspace_id),
        eq(assistant_threads.id, assistant_messages.thread_id),
      ),
    )
    .where(eq(assistant_threads.user_id, userId))
    .orderBy(created, assistant_messages.position);
}

/** Takes the threads of one user away, in whatever workspace. */
export async function deleteThreadsOf({ db }: Tools, userId: string): Promise<void> {
  await db.delete(assistant_threads).where(eq(assistant_threads.user_id, userId));
}
