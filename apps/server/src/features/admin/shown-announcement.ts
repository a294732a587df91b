import type { AdminAnnouncement } from "@citelens/contract/platform/admin";
import { announcementEditing } from "#features/announcements/public.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { type ListQuery, rangeOf } from "./list-query.ts";

type Announcement = Awaited<ReturnType<typeof announcementEditing.create>>;

export function shownAnnouncement(announcement: Announcement): AdminAnnouncement {
  const { id, title, content, created, published_at, readers } = announcement;
  return {
    id,
    title,
    content,
    readers,
    created_at: created.toISOString(),
    published_at: published_at?.toISOString() ?? null,
  };
}

export async function listAllAnnouncements(tools: Tools, query: ListQuery): Promise<Page<AdminAnnouncement>> {
  const { count, rows } = await announcementEditing.list(tools, rangeOf(query));
  return pageOfRows(rows.map(shownAnnouncement), { ...query, count, pageSize: query.page_size });
}
