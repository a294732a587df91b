import { hostFindings, hostStates } from "@citelens/contract/accounts/agencies";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { organizations } from "#features/organizations/store/organizations.tables.ts";
import { bytes } from "#platform/tables/columns.ts";

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
    /** A claim: it shows the brand where `host_state` says so, and of those alone a host has one. */
    host_name: text(),
    host_state: text({ enum: hostStates }).notNull().default("UNPROVEN"),
    /** Token that a record of the host's DNS has to say; another one with each name. */
    host_token: text(),
    host_claimed: timestamp({ withTimezone: true }),
    /** When the record was seen last, and until when the host shows the brand without it. */
    host_seen: timestamp({ withTimezone: true }),
    host_until: timestamp({ withTimezone: true }),
    /** Whether the owner was told of that. */
    host_warned: boolean().notNull().default(false),
    /** When the DNS was asked last, what it said, and when it is to be asked again. */
    host_checked: timestamp({ withTimezone: true }),
    host_finding: text({ enum: hostFindings }),
    host_found: text().array().notNull().default([]),
    host_due: timestamp({ withTimezone: true }),
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
  (table) => [
    index("agencies_created").on(table.created, table.id),
    uniqueIndex("agencies_shown_host").on(table.host_name).where(sql`${table.host_state} <> 'UNPROVEN'`),
    index("agencies_host_due").on(table.host_due),
  ],
);
