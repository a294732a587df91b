import type {
  AssistantContext,
  AssistantMessage,
  MessagePart,
} from "@citelens/contract/content/assistant-fields";
import { messageStatuses, messageTypes, replyFailures } from "@citelens/contract/content/assistant-words";
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";

const at = () => timestamp({ withTimezone: true });
const withinPolicy = () => pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` });

/** Conversations with the assistant, each of the member alone who began it. */
export const assistant_threads = pgTable(
  "assistant_threads",
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    user_id: uuid().notNull(),
    /** The first question, cut; empty until it is asked. */
    title: text().notNull().default(""),
    context: jsonb().$type<AssistantContext>().notNull(),
    created: at().notNull(),
    updated: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace_id, table.id] }),
    index("assistant_threads_of_member").on(table.workspace_id, table.user_id, table.updated),
    index("assistant_threads_of_user").on(table.user_id),
    withinPolicy(),
  ],
);

/** What was said in a thread, in its order. */
export const assistant_messages = pgTable(
  "assistant_messages",
  {
    workspace_id: uuid().notNull(),
    id: uuid().notNull(),
    thread_id: uuid().notNull(),
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
    primaryKey({ columns: [table.workspace_id, table.id] }),
    foreignKey({
      name: "assistant_messages_thread",
      columns: [table.workspace_id, table.thread_id],
      foreignColumns: [assistant_threads.workspace_id, assistant_threads.id],
    }).onDelete("cascade"),
    uniqueIndex("assistant_messages_position").on(table.workspace_id, table.thread_id, table.position),
    uniqueIndex("assistant_messages_writing")
      .on(table.workspace_id, table.thread_id)
      .where(sql`status = 'WRITING'`),
    index("assistant_messages_leased").on(table.lease_until).where(sql`status = 'WRITING'`),
    withinPolicy(),
  ],
);
