import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Every mail that was written. The bodies of delivered ones are erased: they can hold links that open accounts. */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    /** Subject of the mail, such as "password-reset". */
    kind: text().notNull(),
    recipient: text().notNull(),
    /** The name before the address that it is from; the installation's own without. */
    sender: text(),
    subject: text().notNull(),
    html: text(),
    text: text(),
    /** KEPT: there is no mail server, so superusers read it in the outbox. */
    status: text({ enum: ["QUEUED", "SENT", "FAILED", "KEPT"] }).notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created: timestamp({ withTimezone: true }).notNull(),
    sent_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("mails_created").on(table.created, table.id),
    index("mails_failed").on(table.created).where(sql`${table.status} = 'FAILED'`),
  ],
);
