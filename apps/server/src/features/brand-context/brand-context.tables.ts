import type { NameSetting } from "@citelens/contract/visibility/name-settings";
import type { BrandSettings } from "@citelens/contract/workspaces/brand-context";
import { jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

/** Facts about a workspace's brand; one record for each. */
export const brand_settings = workspaceTable(
  "brand_settings",
  { workspaces, key: [] },
  {
    id: uuid().notNull(),
    about_brand: text().notNull().default(""),
    brand_point_of_view: jsonb().$type<BrandSettings["brand_point_of_view"]>().notNull().default([]),
    main_products_services: jsonb().$type<BrandSettings["main_products_services"]>().notNull().default([]),
    market_positioning: jsonb()
      .$type<BrandSettings["market_positioning"]>()
      .notNull()
      .default({ market_scope: "", market_context: [] }),
    aliases: text().array().notNull().default([]),
    name_settings: jsonb().$type<NameSetting[]>().notNull().default([]),
    /** When somebody last saved something. */
    updated: timestamp({ withTimezone: true }),
  },
);
