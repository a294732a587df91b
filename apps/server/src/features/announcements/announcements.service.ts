import type { Announcement } from "@citelens/contract/accounts/announcements";
import type { SignedIn } from "#features/accounts/sign-in/public.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { insertRead, listPublished, type Reader } from "./announcements.sql.ts";
import { standingOf } from "./audience.ts";

interface PageQuery {
  readonly page: number;
  readonly page_size: number;
  readonly url: string;
}

/** One page of what is published for the user, the newest first. */
export async function listAnnouncements(
  tools: Tools,
  user: SignedIn,
  { page, page_size, url }: PageQuery,
): Promise<Page<Announcement>> {
  const { count, rows } = await listPublished(tools, await readerOf(tools, user), {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const results = rows.map(({ published_at, created, ...announcement }) => ({
    ...announcement,
    created_at: (published_at ?? created).toISOString(),
  }));
  return pageOfRows(results, { count, page, pageSize: page_size, url });
}

export async function readAnnouncement(tools: Tools, user: SignedIn, announcementId: string): Promise<void> {
  if (!(await insertRead(tools, await readerOf(tools, user), announcementId))) throw new Refusal("NOT_FOUND");
}

async function readerOf(tools: Tools, user: SignedIn): Promise<Reader> {
  return { userId: user.userId, ...(await standingOf(tools, user)) };
}
