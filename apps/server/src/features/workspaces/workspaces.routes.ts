import * as limits from "@citelens/contract/workspaces/limits";
import * as contract from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { wholeOrFile } from "#platform/files/page-or-file.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { deleteWorkspace } from "./deletion/delete-workspace.ts";
import { getLimits } from "./members/get-limits.ts";
import { memberRoutes } from "./members/member-routes.ts";
import { listMembers } from "./members/members.service.ts";
import { removeMember } from "./members/remove-member.ts";
import { workspaceTopics } from "./store/workspace-topics.ts";
import { subscribeToAccounts } from "./subscribe-to-accounts.ts";
import {
  createOwnWorkspace,
  editWorkspace,
  getAgency,
  getWorkspace,
  listOwnWorkspaces,
  reactivateWorkspace,
} from "./workspaces.service.ts";

export function registerWorkspaceRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember, serveOwner } = memberRoutes(app, tools);
  subscribeToAccounts(tools);

  serve(app, contract.listWorkspaces, async ({ query }, request) => {
    const saved = { query, name: fileName("workspaces", {}, tools.now()), item: contract.workspace };
    return wholeOrFile(await listOwnWorkspaces(tools, signedInUser(request)), saved, (all) => all);
  });

  serve(app, contract.createWorkspace, ({ body }, request) =>
    createOwnWorkspace(tools, signedInUser(request), body),
  );

  serveMember(contract.getWorkspace, (member) => getWorkspace(tools, member));

  serveOwner(contract.updateWorkspace, (owner, { body }) => editWorkspace(tools, owner, body));

  serveOwner(contract.deleteWorkspace, async (owner) => {
    await deleteWorkspace(tools, owner);
    await workspaceTopics.accessLost.announce(tools, { workspaceId: owner.workspaceId });
    return undefined;
  });

  serveOwner(contract.reactivateWorkspace, (owner) => reactivateWorkspace(tools, owner));

  serveMember(limits.getLimits, (member) => getLimits(tools, member));

  serveMember(contract.getWorkspaceAgency, (member) => getAgency(tools, member));

  serveMember(contract.listMembers, async (member, { query }) => {
    const saved = { query, name: fileName("members", {}, tools.now()), item: contract.workspaceMember };
    return wholeOrFile(await listMembers(tools, member), saved, (members) => members);
  });

  serveMember(contract.removeMember, async (member, { params }) => {
    await removeMember(tools, member, params.userId);
    await workspaceTopics.accessLost.announce(tools, { workspaceId: member.workspaceId });
    return undefined;
  });
}
