import type {
  AssistantContext,
  AssistantMessage,
  MessagePart,
} from "@citelens/contract/content/assistant-fields";
import { messageStatuses, messageTypes, replyFailures } from "@citelens/contract/content/assistant-words";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Conversations with the assistant, each of the member alone who began it. */
export const assistant_threads = workspaceTable(
  "assistant_threads",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    user_id: uuid().notNull(),
    /** The first question, cut; empty until it is asked. */
    title: text().notNull().default(""),
    context: jsonb().$type<AssistantContext>().notNull(),
    created: at().notNull(),
    updated: at().notNull(),
  },
  (table) => [
    index("assistant_threads_of_member").on(table.workspace_id, table.user_id, table.updated),
    index("assistant_threads_of_user").on(table.user_id),
  ],
);

/** Messages of a thread, in its order. */
export const assistant_messages = workspaceTable(
  "assistant_messages",
  { of: { thread_id: assistant_threads }, key: ["id"] },
  {
    id: uuid().notNull(),
    organization_id: uuid().notNull(),
    position: integer().notNull(),
    message_type: text({ enum: messageTypes }).notNull(),
    status: text({ enum: messageStatuses }).notNull(),
    failure: text({ enum: replyFailures }),
    /** All that has come, in its order: only ever added to, so that whoever follows goes on anywhere. */
    parts: jsonb().$type<readonly MessagePart[]>().notNull().default([]),
    figures: jsonb().$type<AssistantMessage["figures"]>().notNull().default([]),
    model: text(),
    credits: integer().notNull().default(0),
    ...leaseColumns(),
    created: at().notNull(),
    finished_at: at(),
  },
  (table) => [
    uniqueIndex("assistant_messages_position").on(table.workspace_id, table.thread_id, table.position),
    uniqueIndex("assistant_messages_writing")
      .on(table.workspace_id, table.thread_id)
      .where(sql`status = 'WRITING'`),
    index("assistant_messages_leased").on(table.lease_until).where(sql`status = 'WRITING'`),
  ],
);
