import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id, instant } from "../base/fields.ts";
import { pageOf, paging } from "../base/paging.ts";

export const announcement = z.object({
  id,
  title: z.string(),
  /** Markdown without raw HTML. */
  content: z.string(),
  created_at: instant,
  /** Whether you have opened it, in any browser. */
  read: z.boolean(),
});
export type Announcement = z.output<typeof announcement>;

export const announcementsShown = 5;
/** How long the feed is cached, and how often it is refetched. */
export const announcementsFreshMs = 7_200_000;
export const announcementPreviewCharacters = 80;

export const listAnnouncements = endpoint({
  method: "GET",
  path: "/announcements/",
  caller: "user",
  scope: "none",
  summary: "Published announcements, newest first",
  query: z.object(paging),
  answer: pageOf(announcement),
});

export const readAnnouncement = endpoint({
  method: "POST",
  path: "/announcements/:announcementId/read/",
  caller: "user",
  scope: "none",
  summary: "Mark an announcement as read",
  params: z.object({ announcementId: id }),
});
