import { adPlaces } from "@citelens/contract/content/ads-words";
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { answers } from "./answers.tables.ts";

/**
 * One ad that an answer was shown with, in its order; an answer has each title of an advertiser once in a place. It repeats what lists ask of its answer, so that they read nothing
 * else. Whose it is changes with the accepted competitors and is not kept.
 */
export const observed_ads = pgTable(
  "observed_ads",
  {
    workspace_id: uuid().notNull(),
    answer_id: uuid().notNull(),
    position: smallint().notNull(),
    campaign_id: uuid().notNull(),
    query_id: uuid().notNull(),
    query_text: text().notNull(),
    operator_model: text().notNull(),
    /** Of the answer. */
    created: timestamp({ withTimezone: true }).notNull(),
    advertiser: text().notNull(),
    title: text().notNull(),
    url: text(),
    place: text({ enum: adPlaces }).notNull(),
  },
  (table) => [
    primaryKey({
      name: "observed_ads_pk",
      columns: [table.workspace_id, table.answer_id, table.position],
    }),
    foreignKey({
      name: "observed_ads_answer",
      columns: [table.workspace_id, table.answer_id],
      foreignColumns: [answers.workspace_id, answers.id],
    }).onDelete("cascade"),
    // By which the newest answer with an ad is found.
    index("observed_ads_query").on(table.workspace_id, table.query_id, table.created),
    pgPolicy("within_workspace", { using: sql`within_workspace(workspace_id)` }),
  ],
);
