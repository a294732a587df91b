import type { EmailPreferences } from "@citelens/contract/accounts/accounts";
import type { LongPage } from "#platform/text-search/long-list.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { emailKey } from "../store/email-keys.rules.ts";
import {
  findBestPersons,
  findPersonByEmail,
  findPersons,
  listReaders,
  listSignUps,
  type PeopleFilter,
  type Person,
  searchPersons,
} from "../store/people.sql.ts";
import { wantsMail } from "./email-preferences.ts";

/** Names of these users, by their ids; who has left is not there. */
async function namesOf(
  tools: Tools,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds.flatMap((id) => id ?? []))];
  const found = ids.length === 0 ? [] : await findPersons(tools, ids);
  return new Map(
    found.map(({ id, first_name, last_name, email }) => [id, `${first_name} ${last_name}`.trim() || email]),
  );
}

/** Accounts of this installation, for rooms below. */
export const people = {
  /** The living accounts among these ids. */
  find: (tools: Tools, ids: readonly string[]): Promise<Person[]> => findPersons(tools, ids),

  findByEmail: (tools: Tools, email: string): Promise<Person | undefined> =>
    findPersonByEmail(tools, emailKey(email)),

  /** One page of all living accounts, the newest first. */
  search: (tools: Tools, filter: PeopleFilter): Promise<LongPage<Person>> => searchPersons(tools, filter),

  findBest: findBestPersons,

  /** A batch of those who want a kind of optional e-mail; the next one starts after its last id. */
  listReaders: (
    tools: Tools,
    kind: keyof EmailPreferences,
    batch: { readonly afterId: string | undefined; readonly limit: number },
  ): Promise<Person[]> => listReaders(tools, kind, batch),

  wantsMail,

  names: namesOf,

  signUps: listSignUps,
} as const;
