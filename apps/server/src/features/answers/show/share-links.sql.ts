import { and, desc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../store/answers.tables.ts";
import { share_links } from "./share-links.tables.ts";

export type ShareLinkRow = typeof share_links.$inferSelect;

/** An ended link is kept this long, for the one who asks what became of it. */
const endedKeptDays = 90;

export async function insertShareLink(
  tools: Tools,
  member: Member,
  row: Pick<ShareLinkRow, "id" | "answer_id" | "token_hash" | "created" | "expires">,
): Promise<void> {
  await withinWorkspace(tools, member, async (db) => {
    await db
      .delete(share_links)
      .where(
        and(
          eq(share_links.workspace_id, member.workspaceId),
          lt(share_links.expires, sql`${row.created}::timestamptz - make_interval(days => ${endedKeptDays})`),
        ),
      );
    await db.insert(share_links).values({ ...row, workspace_id: member.workspaceId, made_by: member.userId });
  });
}

const isOfLink = and(
  eq(answers.workspace_id, share_links.workspace_id),
  eq(answers.id, share_links.answer_id),
);

/** Links that open something now, the newest first, with what was asked. */
export function listOpenLinks(
  tools: Tools,
  member: Member,
  range: { readonly limit: number; readonly offset: number },
) {
  const where = isOpen(member, tools.now());
  const isShown = isOfCampaignThere(answers.campaign_id, member);
  return withinWorkspace(tools, member, async (db) => ({
    count: await db.$count(
      db
        .select({ id: share_links.id })
        .from(share_links)
        .innerJoin(answers, isOfLink)
        .where(and(where, isShown))
        .as("shown"),
    ),
    rows: await db
      .select({
        link: share_links,
        query_id: answers.query_id,
        query_text: answers.query_text,
        operator_model: answers.operator_model,
      })
      .from(share_links)
      .innerJoin(answers, isOfLink)
      .where(and(where, isShown))
      .orderBy(desc(share_links.created), desc(share_links.id))
      .limit(range.limit)
      .offset(range.offset),
  }));
}

/** The open link, held until the transaction ends. */
export async function holdOpenLink(
  tools: Tools,
  member: Member,
  linkId: string,
): Promise<ShareLinkRow | undefined> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .select()
      .from(share_links)
      .where(and(isOpen(member, tools.now()), eq(share_links.id, linkId)))
      .for("update"),
  );
  return row;
}

export async function markRevoked(tools: Tools, member: Member, linkId: string): Promise<void> {
  await withinWorkspace(tools, member, (db) =>
    db
      .update(share_links)
      .set({ revoked_at: tools.now() })
      .where(and(eq(share_links.workspace_id, member.workspaceId), eq(share_links.id, linkId))),
  );
}

/** The open link of a token; asked by anyone who has it, of whom no workspace is known. */
export async function findByToken(
  { db, now }: Tools,
  tokenHash: string,
): Promise<{ readonly workspaceId: string; readonly answerId: string } | undefined> {
  const [row] = await db
    .select({ workspaceId: share_links.workspace_id, answerId: share_links.answer_id })
    .from(share_links)
    .where(
      and(
        eq(share_links.token_hash, tokenHash),
        isNull(share_links.revoked_at),
        gt(share_links.expires, now()),
      ),
    );
  return row;
}

/** Counts an opening; undefined when the link has ended since it was found. */
export async function countOpening(
  tools: Tools,
  place: Place,
  tokenHash: string,
): Promise<{ readonly expires: Date } | undefined> {
  const now = tools.now();
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(share_links)
      .set({ opened: sql`${share_links.opened} + 1`, last_opened: now })
      .where(and(isOpen(place, now), eq(share_links.token_hash, tokenHash)))
      .returning({ expires: share_links.expires }),
  );
  return row;
}

function isOpen({ workspaceId }: Place, now: Date): SQL | undefined {
  return and(
    eq(share_links.workspace_id, workspaceId),
    isNull(share_links.revoked_at),
    gt(share_links.expires, now),
  );
}
