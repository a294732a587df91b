import * as contract from "@citelens/contract/platform/admin-announcements";
import type { FastifyInstance } from "fastify";
import { superuserRoutes } from "#features/accounts/sign-in/public.ts";
import { announcementEditing } from "#features/announcements/public.ts";
import type { Tools } from "#platform/tools.ts";
import { listAllAnnouncements, shownAnnouncement } from "./shown-announcement.ts";

export function registerAnnouncementEditing(app: FastifyInstance, tools: Tools): void {
  const serveSuperuser = superuserRoutes(app, tools);
  serveSuperuser(contract.listAllAnnouncements, (_, { query, url }) =>
    listAllAnnouncements(tools, { ...query, url }),
  );
  serveSuperuser(contract.createAnnouncement, async (superuser, { body }) =>
    shownAnnouncement(await announcementEditing.create(tools, superuser, body)),
  );
  serveSuperuser(contract.updateAnnouncement, async (superuser, { params, body }) =>
    shownAnnouncement(
      await announcementEditing.update(tools, superuser, { id: params.announcementId, ...body }),
    ),
  );
  serveSuperuser(contract.publishAnnouncement, async (superuser, { params, body }) =>
    shownAnnouncement(
      await announcementEditing.publish(tools, superuser, { id: params.announcementId, ...body }),
    ),
  );
  serveSuperuser(contract.unpublishAnnouncement, async (superuser, { params, body }) =>
    shownAnnouncement(
      await announcementEditing.unpublish(tools, superuser, { id: params.announcementId, ...body }),
    ),
  );
  serveSuperuser(contract.deleteAnnouncement, async (superuser, { params, body }) => {
    await announcementEditing.remove(tools, superuser, { id: params.announcementId, ...body });
    return undefined;
  });
}
