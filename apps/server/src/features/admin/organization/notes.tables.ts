import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations } from "#features/organizations/store/organizations.tables.ts";

/** Notes that superusers write about an organization for each other. */
export const organization_notes = pgTable(
  "organization_notes",
  {
    id: uuid().primaryKey(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    author_id: uuid(),
    text: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("organization_notes_organization_id").on(table.organization_id, table.created)],
);
