import { brandRecord } from "#features/brand-context/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { isOwnProduct } from "./own-products.rules.ts";
import { listBrandNames } from "./store/campaigns.sql.ts";

/** Without what the workspace offers itself: answers name its products beside brands, and these are no competitors. */
export async function withoutOwnProducts<Named extends { readonly name: string }>(
  tools: Tools,
  place: Place,
  named: readonly Named[],
): Promise<Named[]> {
  if (named.length === 0) return [];
  const { project_name, aliases, main_products_services: products } = await brandRecord(tools, place);
  const brands = [project_name, ...aliases];
  for (const { brand_name } of await listBrandNames(tools, place)) brands.push(brand_name);
  return named.filter(({ name }) => !isOwnProduct(name, { brands, products }));
}
