import { and, count, desc, eq, gt, isNotNull, isNull, lt, min, or, type SQL, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import type { MailBudget } from "./invitations.rules.ts";
import { invitation_mails, invitation_recipients, invitations } from "./invitations.tables.ts";

const shown = {
  id: invitations.id,
  workspace_id: invitations.workspace_id,
  email: invitations.email,
  email_key: invitations.email_key,
  inviter_id: invitations.inviter_id,
  handed_over: invitations.handed_over,
  created: invitations.created,
  expires_at: invitations.expires_at,
};

export type InvitationRow = Pick<typeof invitations.$inferSelect, keyof typeof shown>;
export type NewInvitation = Omit<typeof invitations.$inferInsert, "accepted_at" | "revoked_at">;

/** Stores the invitation; one to the same address that is still open becomes it, and its old link ends. */
export async function insertOrReplace(
  tools: Tools,
  place: Place,
  invitation: Omit<NewInvitation, "workspace_id">,
): Promise<InvitationRow> {
  const { email, token_hash, handed_over, inviter_id, created, expires_at } = invitation;
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .insert(invitations)
      .values({ ...invitation, workspace_id: place.workspaceId })
      .onConflictDoUpdate({
        target: [invitations.workspace_id, invitations.email_key],
        targetWhere: sql`accepted_at is null and revoked_at is null`,
        set: { email, token_hash, handed_over, inviter_id, created, expires_at },
      })
      .returning(shown),
  );
  if (!row) throw new Error("An insert returned no row");
  return row;
}

/** Gives an open invitation a new link and a new term; undefined when it was closed meanwhile. */
export async function renew(
  tools: Tools,
  place: Place,
  { id, ...change }: Pick<NewInvitation, "id" | "token_hash" | "inviter_id" | "created" | "expires_at">,
): Promise<InvitationRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.update(invitations).set(change).where(isOpenHere(place, id)).returning(shown),
  );
  return row;
}

/** Open ones, also those whose link has expired; the newest first. */
export function listOpen(tools: Tools, place: Place): Promise<InvitationRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select(shown)
      .from(invitations)
      .where(and(eq(invitations.workspace_id, place.workspaceId), isOpen()))
      .orderBy(desc(invitations.created), desc(invitations.id)),
  );
}

/** By its id alone, for callers who then prove that they may see its workspace. */
export async function findInvitation({ db }: Tools, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select(shown).from(invitations).where(eq(invitations.id, id));
  return row;
}

/** The invitation behind a link, while the link works. */
export async function findByToken({ db, now }: Tools, tokenHash: string): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select(shown)
    .from(invitations)
    .where(and(eq(invitations.token_hash, tokenHash), isOpen(), gt(invitations.expires_at, now())));
  return row;
}

/** Accepts while the link works at this very moment: of two who try at once one succeeds. */
export async function acceptIfOpen(
  tools: Tools,
  place: Place,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: string },
): Promise<boolean> {
  const accepted = await withinWorkspace(tools, place, (db) =>
    db
      .update(invitations)
      .set({ accepted_at: tools.now() })
      .where(
        and(
          isOpenHere(place, id),
          eq(invitations.token_hash, tokenHash),
          gt(invitations.expires_at, tools.now()),
        ),
      )
      .returning({ id: invitations.id }),
  );
  return accepted.length === 1;
}

export async function revokeIfOpen(tools: Tools, place: Place, id: string): Promise<boolean> {
  const revoked = await withinWorkspace(tools, place, (db) =>
    db
      .update(invitations)
      .set({ revoked_at: tools.now() })
      .where(isOpenHere(place, id))
      .returning({ id: invitations.id }),
  );
  return revoked.length === 1;
}

export async function revokeAllOf(tools: Tools, place: Place): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(invitations)
      .set({ revoked_at: tools.now() })
      .where(and(eq(invitations.workspace_id, place.workspaceId), isOpen())),
  );
}

/** All that a user has sent, of whatever workspace; the transaction then stands in none. */
export async function listSentBy({ db }: Tools, inviterId: string): Promise<InvitationRow[]> {
  return db
    .select(shown)
    .from(invitations)
    .where(eq(invitations.inviter_id, inviterId))
    .orderBy(desc(invitations.created), desc(invitations.id));
}

export async function revokeSentBy({ db, now }: Tools, inviterId: string): Promise<void> {
  await db
    .update(invitations)
    .set({ revoked_at: now() })
    .where(and(eq(invitations.inviter_id, inviterId), isOpen()));
}

/** Lets one invitation of a user be checked at a time, so that two at once cannot both be the last allowed one. */
export async function lockSender({ db }: Tools, inviterId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations of ${inviterId}`}, 0))`);
}

/**
 * How many invitations of a user are not accepted within their term, but for the one to this address in this
 * workspace. Revoked ones count: their mails were sent all the same.
 */
export function countUnaccepted(
  { db, now }: Tools,
  inviterId: string,
  besides: Pick<InvitationRow, "workspace_id" | "email_key">,
): Promise<number> {
  return db.$count(
    invitations,
    and(
      eq(invitations.inviter_id, inviterId),
      isNull(invitations.accepted_at),
      gt(invitations.expires_at, now()),
      sql`(${invitations.workspace_id}, ${invitations.email_key}) <> (${besides.workspace_id}::uuid, ${besides.email_key})`,
    ),
  );
}

/** Used part of the hourly limit; mails from before `since` are deleted. */
export async function readBudget({ db }: Tools, inviterId: string, since: Date): Promise<MailBudget> {
  await db
    .delete(invitation_mails)
    .where(and(eq(invitation_mails.inviter_id, inviterId), lt(invitation_mails.sent, since)));
  const [row] = await db
    .select({ mails: count(), oldest: min(invitation_mails.sent) })
    .from(invitation_mails)
    .where(eq(invitation_mails.inviter_id, inviterId));
  return { mails: row?.mails ?? 0, oldest: row?.oldest ?? undefined };
}

export async function recordMail({ db, now }: Tools, inviterId: string): Promise<void> {
  await db.insert(invitation_mails).values({ id: newId(), inviter_id: inviterId, sent: now() });
}

/** Notes one more mail to a mailbox, unless it got all that it may since then; one sender at a time. */
export async function recordRecipient(
  { db, now }: Tools,
  mailboxKey: string,
  { since, mailsMax }: { readonly since: Date; readonly mailsMax: number },
): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations to ${mailboxKey}`}, 0))`);
  const { mailbox_key, sent } = invitation_recipients;
  const mails = await db.$count(invitation_recipients, and(eq(mailbox_key, mailboxKey), gt(sent, since)));
  if (mails >= mailsMax) return false;
  await db.insert(invitation_recipients).values({ id: newId(), mailbox_key: mailboxKey, sent: now() });
  return true;
}

/** Deletes what no longer counts towards the daily limit of a mailbox. */
export async function deleteOldRecipients({ db }: Tools, before: Date): Promise<void> {
  await db.delete(invitation_recipients).where(lt(invitation_recipients.sent, before));
}

/** Deletes invitations that ended before that time. */
export async function forgetEnded({ db }: Tools, before: Date): Promise<void> {
  await db
    .delete(invitations)
    .where(
      or(
        lt(invitations.expires_at, before),
        and(isNotNull(invitations.accepted_at), lt(invitations.accepted_at, before)),
        and(isNotNull(invitations.revoked_at), lt(invitations.revoked_at, before)),
      ),
    );
  await db.delete(invitation_mails).where(lt(invitation_mails.sent, before));
}

function isOpenHere({ workspaceId }: Place, id: string): SQL | undefined {
  return and(eq(invitations.workspace_id, workspaceId), eq(invitations.id, id), isOpen());
}

function isOpen(): SQL | undefined {
  return and(isNull(invitations.accepted_at), isNull(invitations.revoked_at));
}
