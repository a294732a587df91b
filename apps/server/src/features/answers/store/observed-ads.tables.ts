import { adPlaces } from "@citelens/contract/content/ads-words";
import { index, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import { answers } from "./answers.tables.ts";

/**
 * One ad that an answer was shown with, in its order; an answer has each title of an advertiser once in a place. It repeats what lists ask of its answer, so that they read nothing
 * else. Whose it is changes with the accepted competitors and is not kept.
 */
export const observed_ads = workspaceTable(
  "observed_ads",
  { of: { answer_id: answers }, key: ["answer_id", "position"], hasShortKeyName: true },
  {
    position: smallint().notNull(),
    campaign_id: uuid().notNull(),
    query_id: uuid().notNull(),
    query_text: text().notNull(),
    operator_model: text().notNull(),
    /** Time of the answer. */
    created: timestamp({ withTimezone: true }).notNull(),
    advertiser: text().notNull(),
    title: text().notNull(),
    url: text(),
    place: text({ enum: adPlaces }).notNull(),
  },
  (table) => [
    // By which the newest answer with an ad is found.
    index("observed_ads_query").on(table.workspace_id, table.query_id, table.created),
  ],
);
