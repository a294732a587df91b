import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { AdCreative } from "@citelens/contract/content/ads-fields";
import { people } from "#features/accounts/people/public.ts";
import type { Tools } from "#platform/tools.ts";
import { labelOf, passageHtml, passageText } from "../content/passage-html.rules.ts";
import { shownFigures } from "../counting/spend.rules.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import { type CreativeRow, listVersions } from "../store/creatives.sql.ts";
import { countPlaces, sumCreatives } from "./creative-figures.sql.ts";

export const figureDays = 28;

/** Creatives as the API shows them, with what they did in 28 days. */
export async function showCreatives(
  tools: Tools,
  { place, workspace }: Pick<AdsDesk, "place" | "workspace">,
  rows: readonly CreativeRow[],
): Promise<AdCreative[]> {
  const ids = rows.map(({ id }) => id);
  const since = shiftDay(dayIn(workspace.time_zone, tools.now()), 1 - figureDays);
  const [versions, figures, places] = await Promise.all([
    listVersions(tools, place, ids),
    sumCreatives(tools, place, { creativeIds: ids, since }),
    countPlaces(tools, place, ids),
  ]);
  const names = await people.names(
    tools,
    versions.map(({ reviewer_id }) => reviewer_id),
  );
  return rows.map((row): AdCreative => {
    const current = versions.find((one) => one.creative_id === row.id && one.version === row.version);
    return {
      ...row,
      ...shownTexts(row, workspace.name),
      reason: current?.reason ?? null,
      reviewer: current?.reviewed_at ? (names.get(current.reviewer_id ?? "") ?? "") : null,
      reviewed_at: current?.reviewed_at?.toISOString() ?? null,
      created: row.created.toISOString(),
      updated: row.updated.toISOString(),
      pages: places.get(row.id)?.pages ?? 0,
      sites: places.get(row.id)?.sites ?? 0,
      figures: shownFigures(row.kind === "PASSAGE" ? "NETWORK" : "CHATGPT", figures.get(row.id)),
    };
  });
}

/** Texts of a creative that are read, by people and by programs. */
export function shownTexts(
  { content }: Pick<CreativeRow, "content">,
  advertiser: string,
): Pick<AdCreative, "content" | "label" | "as_text" | "as_html"> {
  const passage = { advertiser, content, format: "PASSAGE" as const };
  return {
    content,
    label: labelOf(advertiser),
    as_text: passageText(passage),
    as_html: passageHtml(passage),
  };
}
