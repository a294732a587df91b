import { boolean, customType, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { organizations } from "#features/organizations/organizations.tables.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The white label of an organization: what its workspaces show in place of the product's brand. Pictures are re-encoded PNG. */
export const agencies = pgTable(
  "agencies",
  {
    id: uuid().primaryKey(),
    organization_id: uuid()
      .notNull()
      .unique("agencies_organization_id")
      .references(() => organizations.id, { onDelete: "cascade" }),
    name: text().notNull(),
    sub_domain: text().unique("agencies_sub_domain"),
    host_name: text().unique("agencies_host_name"),
    primary_color: text().notNull(),
    secondary_color: text().notNull(),
    icon: bytes(),
    logo: bytes(),
    /** A superuser's: it is shown whatever the plan is. What an owner makes is not, and needs a plan with white label. */
    granted: boolean().notNull().default(true),
    /** Whether the owner wants it to be shown. */
    is_shown: boolean().notNull().default(true),
    /** Grows with every change, so that browsers keep a picture until it is another one. */
    version: integer().notNull().default(1),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("agencies_created").on(table.created, table.id)],
);
