import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  pgPolicy,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#features/accounts/store/accounts.tables.ts";
import { organizations } from "#features/organizations/store/organizations.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

export const workspaces = pgTable(
  "workspaces",
  {
    id: uuid().primaryKey(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "restrict" }),
    name: text().notNull(),
    url: text().notNull(),
    description: text().notNull(),
    industry: smallint(),
    time_zone: text().notNull(),
    track_assets: boolean().notNull().default(false),
    track_all_methods: boolean().notNull().default(false),
    is_active: boolean().notNull().default(true),
    /** Whether it is of a fictional brand: it is nobody's work, and no plan counts it. */
    is_demo: boolean().notNull().default(false),
    cancellation_date: timestamp({ withTimezone: true }),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Hidden from everyone since then; a job purges what belongs to it. */
    deleted_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("workspaces_organization_id").on(table.organization_id),
    pgPolicy("within_workspace", { using: sql`within_workspace(id)` }),
  ],
);

/** Texts that administrators search by an index, which policies prevent on the table; triggers keep them. */
export const workspace_texts = pgTable(
  "workspace_texts",
  {
    /** The workspace's. It refers to none: the row goes as soon as the workspace is hidden, before anything of it is removed. */
    id: uuid().primaryKey(),
    organization_id: uuid().notNull(),
    /** Text of its name and address, in lower case; each begins after a blank. */
    text: text().notNull(),
    /** The name and the e-mail of whoever pays for it. */
    owner_text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("workspace_texts_created").on(table.created, table.id),
    index("workspace_texts_organization_id").on(table.organization_id),
  ],
);

export const members = workspaceTable(
  "members",
  { workspaces, key: ["user_id"] },
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["OWNER", "MEMBER"] }).notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("members_user_id").on(table.user_id)],
);

/** Refusals to members because of what the plan allows, by the day in UTC; counts only ever grow. */
export const limit_refusals = workspaceTable(
  "limit_refusals",
  { workspaces, key: ["day", "limit"] },
  {
    day: date().notNull(),
    limit: text({ enum: ["requests", "streams", "exports"] }).notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [index("limit_refusals_day").on(table.day)],
);
