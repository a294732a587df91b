import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/store/accounts.tables.ts";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Invitations by e-mail to join a workspace. Open until accepted or revoked; only the token's SHA-256 is kept. */
export const invitations = workspaceTable(
  "invitations",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    email: text().notNull(),
    /** The form of the address that accounts are distinguished by. */
    email_key: text().notNull(),
    token_hash: text().notNull(),
    /** Whether the link was given to whoever invites, because there was no mail server: it then proves no mailbox. */
    handed_over: boolean().notNull().default(false),
    inviter_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When the last mail was sent. */
    created: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    accepted_at: timestamp({ withTimezone: true }),
    revoked_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("invitations_id").on(table.id),
    uniqueIndex("invitations_token_hash").on(table.token_hash),
    uniqueIndex("invitations_open")
      .on(table.workspace_id, table.email_key)
      .where(sql`${table.accepted_at} is null and ${table.revoked_at} is null`),
    index("invitations_inviter_id").on(table.inviter_id),
    index("invitations_expires_at").on(table.expires_at),
  ],
);

/** One row a mail, for the daily limit of the recipient, regardless of who sent them; older ones are deleted. */
export const invitation_recipients = pgTable(
  "invitation_recipients",
  {
    id: uuid().primaryKey(),
    mailbox_key: text().notNull(),
    sent: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("invitation_recipients_mailbox_key").on(table.mailbox_key, table.sent),
    index("invitation_recipients_sent").on(table.sent),
  ],
);

/** One row a mail, for the hourly limit of the sender; older ones are deleted. */
export const invitation_mails = pgTable(
  "invitation_mails",
  {
    id: uuid().primaryKey(),
    inviter_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sent: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("invitation_mails_inviter_id").on(table.inviter_id, table.sent)],
);
