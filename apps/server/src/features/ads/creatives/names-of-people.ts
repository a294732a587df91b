import { people } from "#features/accounts/people/public.ts";
import type { Tools } from "#platform/tools.ts";

/** How people are called, by their ids; empty for deleted accounts, and for nobody. */
export async function namesOf(
  tools: Tools,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string> {
  const known = await people.find(tools, [...new Set(ids.filter((id) => id !== null))]);
  const names = new Map(
    known.map(({ id, first_name, last_name, email }) => [id, `${first_name} ${last_name}`.trim() || email]),
  );
  return (id) => (id === null ? "" : (names.get(id) ?? ""));
}
