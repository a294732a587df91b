import { z } from "zod";
import { announcement } from "../accounts/announcements.ts";
import { endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { id, instant, text } from "../base/fields.ts";
import { pageOf, paging } from "../base/paging.ts";
import { compedPlans } from "./admin-organization.ts";
import { actionBody, actionFields } from "./superuser-action.ts";

/** Audiences of an announcement: everyone, people of organizations on some plans, or superusers. */
export const announcementAudiences = ["all", "plan", "superusers"] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

const audience = {
  audience: z.enum(announcementAudiences),
  /** The plans of the audience "plan"; none otherwise. */
  plans: z.array(z.enum(compedPlans)).max(compedPlans.length),
};

export const adminAnnouncement = announcement.omit({ read: true }).extend({
  ...audience,
  /** When it is to be published; null unless it is scheduled. */
  publish_at: instant.nullable(),
  published_at: instant.nullable(),
  readers: z.number().int(),
  /** How many it is for, counted when it was published and each night since; null before. */
  audience_size: z.number().int().nullable(),
});
export type AdminAnnouncement = z.output<typeof adminAnnouncement>;

const announcementText = { title: text(200), content: text(20_000, { lines: true }) };
const announcementPath = z.object({ announcementId: id });

export const listAllAnnouncements = endpoint({
  ...superuserReads,
  path: "/admin/announcements/",
  summary: "Announcements including drafts, newest first",
  query: z.object(paging),
  answer: pageOf(adminAnnouncement),
});

export const createAnnouncement = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/announcements/",
  summary: "Create an announcement as a draft, invisible until it is published",
  body: z.object({
    ...announcementText,
    audience: audience.audience.default("all"),
    plans: audience.plans.default([]),
  }),
  answer: adminAnnouncement,
  status: 201,
});

export const updateAnnouncement = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/admin/announcements/:announcementId/",
  summary: "Change an announcement; whom it is for only until it is published",
  params: announcementPath,
  body: z.object({ ...announcementText, ...audience }).partial(),
  answer: adminAnnouncement,
});

export const publishAnnouncement = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/announcements/:announcementId/publish/",
  summary: "Publish an announcement now or later, and then e-mail it to those of its audience who chose that",
  repeatable: "once",
  params: announcementPath,
  body: z.object({
    ...actionFields,
    /** In the future; without it the announcement is published at once. */
    publish_at: instant.optional(),
  }),
  answer: adminAnnouncement,
});

export const unpublishAnnouncement = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/announcements/:announcementId/unpublish/",
  summary: "Make a draft again of an announcement that is published or scheduled",
  repeatable: "once",
  params: announcementPath,
  body: actionBody,
  answer: adminAnnouncement,
});

export const deleteAnnouncement = endpoint({
  ...superusers,
  method: "DELETE",
  path: "/admin/announcements/:announcementId/",
  summary: "Delete an announcement for everyone",
  params: announcementPath,
  body: actionBody,
});
