import type { AdminAnnouncement } from "@citelens/contract/platform/admin-announcements";
import { announcementEditing } from "#features/announcements/public.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { type ListQuery, rangeOf } from "../store/list-query.ts";

type Announcement = Awaited<ReturnType<typeof announcementEditing.create>>;

export function shownAnnouncement(announcement: Announcement): AdminAnnouncement {
  const { id, title, content, audience, plans, created, publish_at, published_at } = announcement;
  const { readers, audience_size } = announcement;
  return {
    id,
    title,
    content,
    audience,
    plans,
    readers,
    // Whoever has read it was of its audience, also when they came after it was counted.
    audience_size: audience_size === null ? null : Math.max(audience_size, readers),
    publish_at: publish_at?.toISOString() ?? null,
    created_at: created.toISOString(),
    published_at: published_at?.toISOString() ?? null,
  };
}

export async function listAllAnnouncements(tools: Tools, query: ListQuery): Promise<Page<AdminAnnouncement>> {
  const { count, rows } = await announcementEditing.list(tools, rangeOf(query));
  return pageOfRows(rows.map(shownAnnouncement), { ...query, count, pageSize: query.page_size });
}
