import type { Tools } from "#platform/tools.ts";
import { emailKey } from "../store/email-keys.rules.ts";
import {
  findBestPersons,
  findPersonByEmail,
  findPersons,
  listReaders,
  listSignUps,
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
  find: findPersons,

  findByEmail: (tools: Tools, email: string): Promise<Person | undefined> =>
    findPersonByEmail(tools, emailKey(email)),

  /** One page of all living accounts, the newest first. */
  search: searchPersons,

  findBest: findBestPersons,

  /** A batch of those who want a kind of optional e-mail; the next one starts after its last id. */
  listReaders,

  wantsMail,

  names: namesOf,

  signUps: listSignUps,
} as const;
