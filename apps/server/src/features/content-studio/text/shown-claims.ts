import type { Claim } from "@citelens/contract/content/optimization-fields";
import { people } from "#features/accounts/people/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listClaimRows, listSourceRows } from "../store/parts.sql.ts";

/** The claims of a text by their sections. */
export async function shownClaims(
  tools: Tools,
  place: Place,
  id: string,
): Promise<ReadonlyMap<string, readonly Claim[]>> {
  const rows = await listClaimRows(tools, place, id);
  const sources = new Map((await listSourceRows(tools, place, id)).map((source) => [source.id, source]));
  const names = await people.names(
    tools,
    rows.map(({ vouched_by }) => vouched_by),
  );
  const shown = rows.map((row) => ({
    row,
    claim: {
      id: row.id,
      text: row.text,
      kinds: [...row.kinds],
      status: row.status,
      support:
        row.place === null
          ? null
          : {
              place: row.place,
              source_id: row.source_id,
              url: row.source_id === null ? null : (sources.get(row.source_id)?.url ?? null),
              sentence: row.sentence ?? "",
            },
      vouched:
        row.vouched_by === null || row.vouched_at === null
          ? null
          : { by: names.get(row.vouched_by) ?? "Somebody who has left", at: row.vouched_at.toISOString() },
    },
  }));
  const bySection = Map.groupBy(shown, ({ row }) => row.section_id);
  return new Map([...bySection].map(([section, own]) => [section, own.map(({ claim }) => claim)]));
}
