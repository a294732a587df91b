import { and, asc, desc, eq, lt, max, type SQL } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { letGo } from "#platform/leases/lease.sql.ts";
import type { NamesWorkspace, Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { assistant_messages, assistant_threads } from "./assistant.tables.ts";

export type MessageRow = typeof assistant_messages.$inferSelect;
type NewMessage = Omit<typeof assistant_messages.$inferInsert, "workspace_id">;
export type MessageChange = Partial<
  Pick<NewMessage, "status" | "failure" | "parts" | "figures" | "credits" | "lease_until" | "finished_at">
>;

export async function insertMessages(
  tools: Tools,
  place: Place,
  messages: readonly NewMessage[],
): Promise<MessageRow[]> {
  const { workspaceId: workspace_id } = place;
  return withinWorkspace(tools, place, (db) =>
    db
      .insert(assistant_messages)
      .values(messages.map((one) => ({ ...one, workspace_id })))
      .returning(),
  );
}

function isInThread({ workspaceId }: Place, threadId: string): SQL | undefined {
  return and(eq(assistant_messages.workspace_id, workspaceId), eq(assistant_messages.thread_id, threadId));
}

/** Where the next message of a thread stands. */
export async function nextPosition(tools: Tools, place: Place, threadId: string): Promise<number> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ last: max(assistant_messages.position) })
      .from(assistant_messages)
      .where(isInThread(place, threadId)),
  );
  return (row?.last ?? -1) + 1;
}

/** The last messages of a thread, in their order. */
export async function listMessageRows(
  tools: Tools,
  place: Place,
  { threadId, limit }: { readonly threadId: string; readonly limit: number },
): Promise<MessageRow[]> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(assistant_messages)
      .where(isInThread(place, threadId))
      .orderBy(desc(assistant_messages.position))
      .limit(limit),
  );
  return rows.toReversed();
}

/** Message of a thread of the member's own. */
export async function findMessage(tools: Tools, member: Member, id: string): Promise<MessageRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .select({ message: assistant_messages })
      .from(assistant_messages)
      .innerJoin(
        assistant_threads,
        and(
          eq(assistant_threads.workspace_id, assistant_messages.workspace_id),
          eq(assistant_threads.id, assistant_messages.thread_id),
        ),
      )
      .where(
        and(
          eq(assistant_messages.workspace_id, member.workspaceId),
          eq(assistant_messages.id, id),
          eq(assistant_threads.user_id, member.userId),
        ),
      ),
  );
  return row?.message;
}

/** The reply that is being written in a thread; nobody else ends it until the transaction does. */
export async function lockWriting(
  tools: Tools,
  place: Place,
  threadId: string,
): Promise<MessageRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(assistant_messages)
      .where(and(isInThread(place, threadId), eq(assistant_messages.status, "WRITING")))
      .for("update"),
  );
  return row;
}

/** Changes a reply that is still being written; none where it has ended, or is gone. */
export async function changeWriting(
  tools: Tools,
  place: Place,
  {
    id,
    leaseBefore,
    changes,
    letsGo = false,
  }: {
    readonly id: string;
    /** Only one whose lease was over by then. */
    readonly leaseBefore?: Date;
    readonly changes: MessageChange;
    readonly letsGo?: boolean;
  },
): Promise<MessageRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(assistant_messages)
      .set({ ...changes, ...(letsGo && letGo(assistant_messages)) })
      .where(
        and(
          eq(assistant_messages.workspace_id, place.workspaceId),
          eq(assistant_messages.id, id),
          eq(assistant_messages.status, "WRITING"),
          leaseBefore === undefined ? undefined : lt(assistant_messages.lease_until, leaseBefore),
        ),
      )
      .returning(),
  );
  return row;
}

/** The sweep that ends what nobody writes at any more. */
export const interruptedReplies = "assistant.end-interrupted";

/** Replies of all workspaces whose writer has died, those that wait longest first. */
export function listInterrupted(
  tools: Tools,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<(NamesWorkspace & { readonly id: string })[]> {
  const { workspace_id: workspaceId, id, status, lease_until } = assistant_messages;
  return tools.db
    .select({ workspaceId, id })
    .from(assistant_messages)
    .where(and(eq(status, "WRITING"), lt(lease_until, before), isTryable(tools, interruptedReplies, id)))
    .orderBy(asc(lease_until))
    .limit(limit);
}
