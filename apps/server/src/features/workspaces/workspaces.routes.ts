import * as contract from "@citelens/contract/workspaces";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { deleteWorkspace } from "./delete-workspace.ts";
import type { Member, Owner } from "./member.ts";
import { listMembers, removeMember } from "./members.service.ts";
import { hideFromStrangers, requireMember, requireOwner } from "./require-member.ts";
import { subscribeToAccounts } from "./subscribe-to-accounts.ts";
import { accessLost } from "./workspace-topics.ts";
import {
  createOwnWorkspace,
  editWorkspace,
  getAgency,
  getWorkspace,
  listOwnWorkspaces,
  reactivateWorkspace,
} from "./workspaces.service.ts";

interface Path {
  readonly projectId: string;
}

export function registerWorkspaceRoutes(app: FastifyInstance, tools: Tools): void {
  const member = (request: FastifyRequest, { projectId }: Path): Promise<Member> =>
    requireMember(tools, signedInUser(request), projectId);
  const owner = (request: FastifyRequest, { projectId }: Path): Promise<Owner> =>
    requireOwner(tools, signedInUser(request), projectId);

  hideFromStrangers(app, tools);
  subscribeToAccounts(tools);

  serve(app, contract.listWorkspaces, (_, request) => listOwnWorkspaces(tools, signedInUser(request)));

  serve(app, contract.createWorkspace, ({ body }, request) =>
    createOwnWorkspace(tools, signedInUser(request), body),
  );

  serve(app, contract.getWorkspace, async ({ params }, request) =>
    getWorkspace(tools, await member(request, params)),
  );

  serve(app, contract.updateWorkspace, async ({ params, body }, request) =>
    editWorkspace(tools, await owner(request, params), body),
  );

  serve(app, contract.deleteWorkspace, async ({ params }, request) => {
    await deleteWorkspace(tools, await owner(request, params));
    await accessLost.announce(tools, { workspaceId: params.projectId });
    return undefined;
  });

  serve(app, contract.reactivateWorkspace, async ({ params }, request) =>
    reactivateWorkspace(tools, await owner(request, params)),
  );

  serve(app, contract.getWorkspaceAgency, async ({ params }, request) =>
    getAgency(tools, await member(request, params)),
  );

  serve(app, contract.listMembers, async ({ params }, request) =>
    listMembers(tools, await member(request, params)),
  );

  serve(app, contract.removeMember, async ({ params }, request) => {
    await removeMember(tools, await member(request, params), params.userId);
    await accessLost.announce(tools, { workspaceId: params.projectId });
    return undefined;
  });
}
