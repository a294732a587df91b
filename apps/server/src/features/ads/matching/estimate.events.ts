import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";

const counted = z.object({ reads: z.number(), proven: z.number() });

/** How often agents got some pages since an instant, and how many of that were proven by a signature of their own; spoofed visits are nobody's. */
export async function countPageReads(
  events: ClickHouse,
  { workspaceId }: Place,
  { paths, since }: { readonly paths: readonly string[]; readonly since: Date },
): Promise<z.output<typeof counted>> {
  if (paths.length === 0) return { reads: 0, proven: 0 };
  const [row] = await events.query(
    `SELECT count() AS reads, uniqExactIf(signature, verdict = 'verified' AND evidence = 'signature') AS proven FROM visits
     WHERE workspace_id = {workspace:UUID} AND path IN {paths:Array(String)} AND ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC')
       AND verdict != 'spoofed' AND (status BETWEEN 200 AND 299 OR status IN (0, 304))`,
    { workspace: workspaceId, paths: [...paths], since: since.getTime() },
    counted,
  );
  return row ?? { reads: 0, proven: 0 };
}
