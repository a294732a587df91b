import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at } from "#platform/tables/columns.ts";

/**
 * Requests that came with an Idempotency-Key, for a day: an account's, which finds its own by the key alone. A row is there before
 * anything is done for its request, and is marked by whatever is stored for it, so that nothing is done twice whatever becomes of
 * the process that works at it.
 */
export const idempotency_keys = pgTable(
  "idempotency_keys",
  {
    user_id: uuid().notNull(),
    /** SHA-256 of the workspace and the key. The key itself is kept nowhere: without it nobody can open the answer. */
    key_hash: text().notNull(),
    /** SHA-256 of the operation and all that was sent. */
    fingerprint: text().notNull(),
    /** Id of the request that does it. */
    claim_id: uuid().notNull(),
    /** Where the request names one: the row goes with it. */
    workspace_id: uuid(),
    created: at().notNull(),
    /** Until then whoever works at it is believed to be alive. */
    running_until: at().notNull(),
    /** When something was stored for it, noted in that transaction: until then it can be done anew. */
    stored_at: at(),
    /** When it was done. */
    ended_at: at(),
    /** Sealed JSON; none where the operation answers nothing, or more than is kept. */
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key_hash] }),
    index("idempotency_keys_created").on(table.created),
    index("idempotency_keys_workspace_id").on(table.workspace_id),
  ],
);
