import { foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { members } from "#features/workspaces/store/workspaces.tables.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import { answers } from "../store/answers.tables.ts";

/**
 * Links by which anybody reads one answer. They go with the answer, and with the membership of the one who made them: a link
 * never outlives the right to make it. Of the token only its SHA-256 is kept.
 */
export const share_links = workspaceTable(
  "share_links",
  { of: { answer_id: answers }, key: ["id"] },
  {
    id: uuid().notNull(),
    token_hash: text().notNull(),
    made_by: uuid().notNull(),
    created: at().notNull(),
    expires: at().notNull(),
    revoked_at: at(),
    opened: integer().notNull().default(0),
    last_opened: at(),
  },
  (table) => [
    foreignKey({
      name: "share_links_maker",
      columns: [table.workspace_id, table.made_by],
      foreignColumns: [members.workspace_id, members.user_id],
    }).onDelete("cascade"),
    uniqueIndex("share_links_token_hash").on(table.token_hash),
    index("share_links_answer_id").on(table.workspace_id, table.answer_id),
    index("share_links_made_by").on(table.workspace_id, table.made_by),
    index("share_links_created").on(table.workspace_id, table.created),
  ],
);
