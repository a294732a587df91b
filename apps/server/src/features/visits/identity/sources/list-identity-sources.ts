import type { IdentitySource } from "@citelens/contract/traffic/identity-sources";
import type { Tools } from "#platform/tools.ts";
import { listSources } from "./sources.sql.ts";

/** State of each operator's lists and keys in this installation, those that fail first. */
export async function listIdentitySources(tools: Pick<Tools, "db">): Promise<IdentitySource[]> {
  const rows = await listSources(tools);
  return rows
    .toSorted((a, b) => Number(a.failing_since === null) - Number(b.failing_since === null))
    .map(({ url, kind, content, fetched_at, failing_since, failure, next_try_at }) => ({
      url,
      kind,
      entries: content?.length ?? 0,
      fetched_at: fetched_at?.toISOString() ?? null,
      failing_since: failing_since?.toISOString() ?? null,
      failure,
      next_try: next_try_at.toISOString(),
    }));
}
