import {
  type BrandSettings,
  listBrandSettings,
  updateBrandSettings,
} from "@citelens/contract/workspaces/brand-context";
import type { ServerDouble } from "../../../test/components/server-double.ts";

const nothing = {
  about_brand: "",
  brand_point_of_view: [],
  main_products_services: [],
  market_positioning: { market_scope: "", market_context: [] },
  aliases: [],
  name_settings: [],
  updated: null,
};

/** A workspace's record in which nobody has written anything, but for these fields. */
export function brandOf(server: ServerDouble, changes: Partial<BrandSettings> = {}): BrandSettings {
  const [sample] = server.sample(listBrandSettings);
  if (!sample) throw new Error("A sample of a list has one entry.");
  return { ...sample, ...nothing, ...changes };
}

/** From now on the record is kept as it is changed; answers with the newest one. */
export function keepBrand(server: ServerDouble, changes: Partial<BrandSettings> = {}): () => BrandSettings {
  let kept = brandOf(server, changes);
  server.answer(listBrandSettings, () => [kept]);
  server.answer(updateBrandSettings, ({ body }) => {
    kept = { ...kept, ...(body as Partial<BrandSettings>) }; // the page's own request
    return kept;
  });
  return () => kept;
}
