import * as contract from "@citelens/contract/workspaces";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { requireMember, requireOwner } from "./require-member.ts";
import { createOwnWorkspace, editWorkspace, getWorkspace, listOwnWorkspaces } from "./workspaces.service.ts";

export function openWorkspaces(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.listWorkspaces, (_, request) => listOwnWorkspaces(tools, signedInUser(request)));

  serve(app, contract.createWorkspace, ({ body }, request) =>
    createOwnWorkspace(tools, signedInUser(request), body),
  );

  serve(app, contract.getWorkspace, async ({ params }, request) =>
    getWorkspace(tools, await requireMember(tools, signedInUser(request), params.projectId)),
  );

  serve(app, contract.updateWorkspace, async ({ params, body }, request) =>
    editWorkspace(tools, await requireOwner(tools, signedInUser(request), params.projectId), body),
  );
}
