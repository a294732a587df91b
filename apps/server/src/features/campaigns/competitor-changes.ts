import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { insertCompetitorChanges, listCounted } from "./store/competitor-changes.sql.ts";

/** Does what may change which brands launched campaigns count, and records for each campaign which came and went. */
export async function recordCompetitorChanges<T>(
  within: Tools,
  member: Member,
  change: () => Promise<T>,
): Promise<T> {
  const before = keyed(await listCounted(within, member));
  const result = await change();
  const after = keyed(await listCounted(within, member));
  const changes = [
    ...[...after].filter(([key]) => !before.has(key)).map(([, one]) => ({ ...one, kind: "added" as const })),
    ...[...before]
      .filter(([key]) => !after.has(key))
      .map(([, one]) => ({ ...one, kind: "removed" as const })),
  ];
  await insertCompetitorChanges(
    within,
    member,
    changes.map(({ campaign_id, kind, name }) => ({
      campaign_id,
      kind,
      name,
      id: newId(),
      created: within.now(),
    })),
  );
  return result;
}

function keyed<One extends { readonly campaign_id: string; readonly competitor_id: string }>(
  counted: readonly One[],
): Map<string, One> {
  return new Map(counted.map((one) => [`${one.campaign_id} ${one.competitor_id}`, one]));
}
