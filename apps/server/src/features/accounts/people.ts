import type { EmailPreferences } from "@citelens/contract/accounts";
import type { Tools } from "#platform/tools.ts";
import { emailKey, isSessionLive, mailboxKey } from "./accounts.rules.ts";
import { createAccount } from "./accounts.service.ts";
import { emailConfirmed, sessionsEnded } from "./accounts.topics.ts";
import { wantsMail } from "./email-preferences.ts";
import { markEmailVerified } from "./mark-email-verified.ts";
import {
  countPersons,
  findPersonByEmail,
  findPersons,
  listReaders,
  lockVerified,
  type PeopleFilter,
  type Person,
  searchPersons,
} from "./people.sql.ts";
import { findSessions } from "./sign-in/sessions.sql.ts";
import { announceSuperuserLink, makeSuperuserLink } from "./superuser-link.ts";
import { updateMe } from "./update-me.ts";
import { requestVerification } from "./verify-email.ts";

/** What rooms below may ask about accounts and their addresses; one name of the door for all of it. */
export const people = {
  /** A new account, as if its owner had signed up. */
  add: createAccount,

  change: updateMe,

  /** The living accounts among these ids. */
  find: (tools: Tools, ids: readonly string[]): Promise<Person[]> => findPersons(tools, ids),

  findByEmail: (tools: Tools, email: string): Promise<Person | undefined> =>
    findPersonByEmail(tools, emailKey(email)),

  /** One page of all living accounts, the newest first, and how many there are. */
  search: async (tools: Tools, filter: PeopleFilter): Promise<{ count: number; people: Person[] }> => ({
    count: await countPersons(tools, filter.search),
    people: await searchPersons(tools, filter),
  }),

  /** A batch of those who want a kind of optional e-mail; the next one starts after its last id. */
  listReaders: (
    tools: Tools,
    kind: keyof EmailPreferences,
    batch: { readonly afterId: string | undefined; readonly limit: number },
  ): Promise<Person[]> => listReaders(tools, kind, batch),

  isEmailVerified: async (tools: Tools, userId: string): Promise<boolean> => {
    const [person] = await findPersons(tools, [userId]);
    return person?.email_verified ?? false;
  },

  /** Whether the address is verified; nobody changes that before the caller's transaction ends. */
  lockVerified,

  /** Announced in the transaction in which an address is confirmed for the first time. */
  emailConfirmed,

  sessionsEnded,

  /** Which of these sessions are alive, without a cache. */
  listLiveSessions: async (tools: Tools, ids: readonly string[]): Promise<Set<string>> => {
    const found = await findSessions(tools, ids);
    return new Set(found.filter((one) => isSessionLive(one, tools.now())).map(({ id }) => id));
  },

  emailKey,
  mailboxKey,
  announceSuperuserLink,
  makeSuperuserLink,
  wantsMail,
  requestVerification,
  markEmailVerified,
} as const;
