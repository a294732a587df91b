import { and, count, eq, gt, isNull, lt, type SQL } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { account_tokens, hand_offs, superuser_links } from "./accounts.tables.ts";

export type LinkPurpose = (typeof account_tokens.$inferInsert)["purpose"];
type NewLink = typeof account_tokens.$inferInsert;
type NewHandOff = typeof hand_offs.$inferInsert;

export interface Link {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly hash: string;
}

export async function insertLink({ db }: Tools, link: NewLink): Promise<void> {
  await db.insert(account_tokens).values(link);
}

/** How many links of a kind were made for the account since then. */
export async function countLinks(
  { db }: Tools,
  userId: string,
  { purpose, since }: { readonly purpose: LinkPurpose; readonly since: Date },
): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(account_tokens)
    .where(
      and(
        eq(account_tokens.user_id, userId),
        eq(account_tokens.purpose, purpose),
        gt(account_tokens.created, since),
      ),
    );
  return row?.made ?? 0;
}

export async function isOpenLink({ db, now }: Tools, link: Link): Promise<boolean> {
  const [row] = await db
    .select({ hash: account_tokens.token_hash })
    .from(account_tokens)
    .where(and(inTime(link, now()), isNull(account_tokens.used_at)));
  return row !== undefined;
}

/** Uses a link up; of two simultaneous calls only one gets true. */
export async function useLink({ db, now }: Tools, link: Link): Promise<boolean> {
  const used = await db
    .update(account_tokens)
    .set({ used_at: now() })
    .where(and(inTime(link, now()), isNull(account_tokens.used_at)))
    .returning({ hash: account_tokens.token_hash });
  return used.length === 1;
}

/** Whether the link was mailed and is in its time, used before or not. */
export async function isKnownLink({ db, now }: Tools, link: Link): Promise<boolean> {
  const [row] = await db
    .select({ hash: account_tokens.token_hash })
    .from(account_tokens)
    .where(inTime(link, now()));
  return row !== undefined;
}

export async function deleteLinksOf({ db }: Tools, userId: string, purpose: LinkPurpose): Promise<void> {
  await db
    .delete(account_tokens)
    .where(and(eq(account_tokens.user_id, userId), eq(account_tokens.purpose, purpose)));
}

/** Ends the links that were made before, so that one works at a time. */
export async function replaceSuperuserLink(
  { db }: Tools,
  link: typeof superuser_links.$inferInsert,
): Promise<void> {
  await db.delete(superuser_links);
  await db.insert(superuser_links).values(link);
}

export async function deleteSuperuserLinks({ db }: Tools): Promise<void> {
  await db.delete(superuser_links);
}

interface SuperuserLink {
  readonly hash: string;
  readonly emailKey: string;
}

export async function isOpenSuperuserLink({ db, now }: Tools, link: SuperuserLink): Promise<boolean> {
  const rows = await db
    .select({ hash: superuser_links.token_hash })
    .from(superuser_links)
    .where(opensNow(link, now()));
  return rows.length === 1;
}

/** Uses the link up; of two simultaneous calls only one gets true. */
export async function useSuperuserLink({ db, now }: Tools, link: SuperuserLink): Promise<boolean> {
  const used = await db
    .delete(superuser_links)
    .where(opensNow(link, now()))
    .returning({ hash: superuser_links.token_hash });
  return used.length === 1;
}

/** Whether a link was made for this address since then and not used. */
export async function hasSuperuserLink({ db }: Tools, emailKey: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ hash: superuser_links.token_hash })
    .from(superuser_links)
    .where(and(eq(superuser_links.email_key, emailKey), gt(superuser_links.created, since)));
  return rows.length > 0;
}

export async function insertHandOff({ db }: Tools, handOff: NewHandOff): Promise<void> {
  await db.insert(hand_offs).values(handOff);
}

export interface HandOff {
  readonly adminId: string;
  readonly userId: string;
}

/** Uses a hand-off up when both of its codes are right and it is in its time; only one call is given it. */
export async function useHandOff(
  { db, now }: Tools,
  codes: { readonly accessHash: string; readonly refreshHash: string },
): Promise<HandOff | undefined> {
  const [row] = await db
    .update(hand_offs)
    .set({ used_at: now() })
    .where(
      and(
        eq(hand_offs.access_hash, codes.accessHash),
        eq(hand_offs.refresh_hash, codes.refreshHash),
        isNull(hand_offs.used_at),
        gt(hand_offs.expires_at, now()),
      ),
    )
    .returning({ adminId: hand_offs.admin_id, userId: hand_offs.user_id });
  return row;
}

/** Removes links and hand-offs whose time was over before then. */
export async function deleteOldLinks({ db }: Tools, before: Date): Promise<void> {
  await db.delete(account_tokens).where(lt(account_tokens.expires_at, before));
  await db.delete(hand_offs).where(lt(hand_offs.expires_at, before));
  await db.delete(superuser_links).where(lt(superuser_links.expires_at, before));
}

/** Removes every hand-off from or to the account. */
export async function deleteHandOffsOf({ db }: Tools, userId: string): Promise<void> {
  await db.delete(hand_offs).where(eq(hand_offs.user_id, userId));
  await db.delete(hand_offs).where(eq(hand_offs.admin_id, userId));
}

function opensNow({ hash, emailKey }: SuperuserLink, now: Date): SQL | undefined {
  return and(
    eq(superuser_links.token_hash, hash),
    eq(superuser_links.email_key, emailKey),
    gt(superuser_links.expires_at, now),
  );
}

function inTime({ userId, purpose, hash }: Link, now: Date): SQL | undefined {
  return and(
    eq(account_tokens.token_hash, hash),
    eq(account_tokens.user_id, userId),
    eq(account_tokens.purpose, purpose),
    gt(account_tokens.expires_at, now),
  );
}
