import type { BrandSettings } from "@citelens/contract/workspaces/brand-context";

/** The parts that people edit, and that a suggestion replaces. */
export type BrandRecord = Pick<
  BrandSettings,
  "about_brand" | "brand_point_of_view" | "main_products_services" | "market_positioning"
>;

const recordBytesMax = 60_000;

/** Whether the four parts together, as JSON in UTF-8, are more than a record may hold. */
export function isTooLarge(record: BrandRecord): boolean {
  const { about_brand, brand_point_of_view, main_products_services, market_positioning } = record;
  const parts = { about_brand, brand_point_of_view, main_products_services, market_positioning };
  return Buffer.byteLength(JSON.stringify(parts)) > recordBytesMax;
}
