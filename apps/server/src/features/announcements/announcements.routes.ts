import * as contract from "@citelens/contract/accounts/announcements";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { listAnnouncements, readAnnouncement } from "./announcements.service.ts";

export function registerAnnouncementRoutes(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.listAnnouncements, ({ query }, request) =>
    listAnnouncements(tools, signedInUser(request), { ...query, url: request.url }),
  );

  serve(app, contract.readAnnouncement, async ({ params }, request) => {
    await readAnnouncement(tools, signedInUser(request), params.announcementId);
    return undefined;
  });
}
