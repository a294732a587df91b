import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { replaceClaims, replaceSections, replaceSources } from "../store/parts.sql.ts";

/** Takes away what was found and written for it. */
export async function dropText(within: Tools, place: Place, optimizationId: string): Promise<void> {
  await replaceClaims(within, place, { optimizationId, claims: [] });
  await replaceSections(within, place, { optimizationId, sections: [] });
  await replaceSources(within, place, { optimizationId, sources: [] });
}
