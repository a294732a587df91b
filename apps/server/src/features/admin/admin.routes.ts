import * as contract from "@citelens/contract/admin";
import type { Endpoint, Parsed } from "@citelens/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { requireSuperuser, type Superuser, signedInUser } from "#features/accounts/public.ts";
import { deleteAgency } from "#features/agencies/public.ts";
import { announcementEditing } from "#features/announcements/public.ts";
import { grantCredits } from "#features/credits/public.ts";
import { type ServeOptions, serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { createAgency, listAgencies, previewAgency, updateAgency } from "./agencies.ts";
import { listAudit } from "./audit-log.ts";
import { impersonationLink, listAllWorkspaces, listOrganizations, listUsers } from "./directory.ts";
import { getHealth, type HealthSources } from "./health.ts";
import { getMail, listMails } from "./outbox.ts";
import { retryFailedJob } from "./retry-failed-job.ts";
import { listAllAnnouncements, shownAnnouncement } from "./shown-announcement.ts";

/** Pictures come in base64, a third larger than they are. */
const imageBodyBytes = 3_000_000;

export function registerAdminRoutes(app: FastifyInstance, tools: Tools, sources: HealthSources): void {
  const superusers = forSuperusers(app, tools);

  superusers(contract.listUsers, ({ query }, _, { url }) => listUsers(tools, { ...query, url }));
  superusers(contract.impersonate, ({ params }, superuser) =>
    impersonationLink(tools, superuser, params.userId),
  );
  superusers(contract.listOrganizations, ({ query }, _, { url }) =>
    listOrganizations(tools, { ...query, url }),
  );
  superusers(contract.grantCredits, ({ params, body }, superuser) =>
    grantCredits(tools, superuser, { ...params, ...body }),
  );
  superusers(contract.listAllWorkspaces, ({ query }, _, { url }) =>
    listAllWorkspaces(tools, { ...query, url }),
  );

  superusers(contract.listAllAnnouncements, ({ query }, _, { url }) =>
    listAllAnnouncements(tools, { ...query, url }),
  );
  superusers(contract.createAnnouncement, async ({ body }, superuser) =>
    shownAnnouncement(await announcementEditing.create(tools, superuser, body)),
  );
  superusers(contract.updateAnnouncement, async ({ params, body }, superuser) =>
    shownAnnouncement(
      await announcementEditing.update(tools, superuser, { id: params.announcementId, ...body }),
    ),
  );
  superusers(contract.publishAnnouncement, async ({ params }, superuser) =>
    shownAnnouncement(await announcementEditing.publish(tools, superuser, params.announcementId)),
  );
  superusers(contract.deleteAnnouncement, async ({ params }, superuser) => {
    await announcementEditing.remove(tools, superuser, params.announcementId);
    return undefined;
  });

  superusers(contract.listAgencies, ({ query }, _, { url }) => listAgencies(tools, { ...query, url }));
  superusers(contract.createAgency, ({ body }, superuser) => createAgency(tools, superuser, body), {
    bodyLimit: imageBodyBytes,
  });
  superusers(
    contract.updateAgency,
    ({ params, body }, superuser) => updateAgency(tools, superuser, { ...params, ...body }),
    { bodyLimit: imageBodyBytes },
  );
  superusers(contract.deleteAgency, async ({ params }, superuser) => {
    await deleteAgency(tools, superuser, params.agencyId);
    return undefined;
  });
  superusers(contract.previewAgency, async ({ body }) => previewAgency(body.primary_color));

  superusers(contract.listMails, ({ query }, _, { url }) => listMails(tools, { ...query, url }));
  superusers(contract.getMail, ({ params }, superuser) => getMail(tools, superuser, params.mailId));
  superusers(contract.listAudit, ({ query }, _, { url }) => listAudit(tools, { ...query, url }));
  superusers(contract.getHealth, () => getHealth(tools, sources));
  superusers(contract.retryJob, async ({ params }, superuser) => {
    await retryFailedJob(tools, superuser, params.jobId);
    return undefined;
  });
}

type SuperuserHandler<E extends Endpoint> = (
  input: Parsed<E>,
  superuser: Superuser,
  request: FastifyRequest,
) => ReturnType<Parameters<typeof serve<E>>[2]>;

/** Serves endpoints whose handlers get the proof that a superuser asks. */
function forSuperusers(app: FastifyInstance, tools: Tools) {
  return <E extends Endpoint>(endpoint: E, handler: SuperuserHandler<E>, options?: ServeOptions): void =>
    serve(
      app,
      endpoint,
      async (input, request) => handler(input, await requireSuperuser(tools, signedInUser(request)), request),
      options,
    );
}
