import * as contract from "@citelens/contract/accounts/invitations";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { requireMember, requireOwner } from "#features/workspaces/members/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { wholeOrFile } from "#platform/files/page-or-file.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { acceptInvitation, verifyInvitation } from "./accept-invitation.ts";
import {
  listInvitations,
  requireInvitation,
  revokeInvitation,
  subscribeInvitations,
} from "./invitations.service.ts";
import { invite, resendInvitation } from "./invite.ts";

export function registerInvitationRoutes(app: FastifyInstance, tools: Tools): void {
  subscribeInvitations(tools);

  serve(app, contract.verifyInvitation, ({ query }) => verifyInvitation(tools, query.token), {
    limit: "invitationLinks",
  });

  serve(app, contract.acceptInvitation, ({ body }, request) =>
    acceptInvitation(tools, signedInUser(request), body.token),
  );

  serve(app, contract.invite, async ({ body }, request) =>
    invite(tools, await requireOwner(tools, signedInUser(request), body.project), body.email),
  );

  serve(app, contract.listInvitations, async ({ query }, request) => {
    const member = await requireMember(tools, signedInUser(request), query.project);
    const saved = { query, name: fileName("invitations", {}, tools.now()), item: contract.invitation };
    return wholeOrFile(await listInvitations(tools, member), saved, (invitations) => invitations);
  });

  serve(app, contract.revokeInvitation, async ({ params }, request) => {
    const { owner, invitation } = await requireInvitation(tools, signedInUser(request), params.invitationId);
    await revokeInvitation(tools, owner, invitation);
    return undefined;
  });

  serve(app, contract.resendInvitation, async ({ params }, request) => {
    const { owner, invitation } = await requireInvitation(tools, signedInUser(request), params.invitationId);
    return resendInvitation(tools, owner, invitation);
  });
}
