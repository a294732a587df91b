import type { Tools } from "#platform/tools.ts";
import { findPersons } from "../store/people.sql.ts";

/** What these users are called, by their ids; who has left is not there. */
export async function namesOf(
  tools: Tools,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds.flatMap((id) => id ?? []))];
  const found = ids.length === 0 ? [] : await findPersons(tools, ids);
  return new Map(
    found.map(({ id, first_name, last_name, email }) => [id, `${first_name} ${last_name}`.trim() || email]),
  );
}
