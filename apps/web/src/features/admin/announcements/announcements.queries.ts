import type { Input } from "@citelens/contract/base/endpoint";
import * as contract from "@citelens/contract/platform/admin-announcements";
import { call } from "#lib/api/call.ts";
import { pageQuery } from "#lib/api/queries.ts";
import { adminKey, paged } from "../admin.queries.ts";
import type { AdminSearch } from "../admin-search.rules.ts";

export const allAnnouncementsQuery = (search: AdminSearch) => {
  const { search: _, ...query } = paged(search);
  return pageQuery([...adminKey, "announcements", search], [contract.listAllAnnouncements, { query }]);
};

export type AnnouncementDraft = Pick<contract.AdminAnnouncement, "title" | "content" | "audience" | "plans">;

type AnnouncementAct = Input<typeof contract.deleteAnnouncement>["body"] & { readonly id: string };

/** Each throws ApiProblem. */
export const announcementChanges = {
  create: (body: AnnouncementDraft) => call(contract.createAnnouncement, { body }),
  update: ({ id, ...body }: AnnouncementDraft & { readonly id: string }) =>
    call(contract.updateAnnouncement, { params: { announcementId: id }, body }),
  publish: ({ id, ...body }: AnnouncementAct & { readonly publish_at?: string }) =>
    call(contract.publishAnnouncement, { params: { announcementId: id }, body }),
  unpublish: ({ id, ...body }: AnnouncementAct) =>
    call(contract.unpublishAnnouncement, { params: { announcementId: id }, body }),
  remove: ({ id, ...body }: AnnouncementAct) =>
    call(contract.deleteAnnouncement, { params: { announcementId: id }, body }),
} as const;
