import type { workspacePath } from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { type Member, requireOwner } from "#features/workspaces/members/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { type ServeAs, serveAs } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { answering } from "./gateway/gateway-of.ts";

declare const proof: unique symbol;

/** Somebody who may pay for an organization. Only requirePayer() makes one. */
export interface Payer {
  readonly userId: string;
  readonly impersonatorId: string | undefined;
  readonly organizationId: string;
  readonly workspaceId: string;
  readonly [proof]: "payer";
}

/** An owner of the workspace to whom its organization belongs; another member is informed that this is not allowed. */
async function requirePayer(tools: Tools, request: FastifyRequest, projectId: string): Promise<Payer> {
  const owner = await requireOwner(tools, signedInUser(request), projectId);
  const organizationId = await organizationIdOf(tools, owner);
  if (!(await isOwnerOf(tools, owner, organizationId))) throw new Refusal("FORBIDDEN");
  const { userId, impersonatorId, workspaceId } = owner;
  return { userId, impersonatorId, workspaceId, organizationId } as Payer; // the one place where the proof is given
}

/** Serves the endpoints of payers; what the payment service cannot do is said in the contract's words. */
export function payerRoutes(app: FastifyInstance, tools: Tools): ServeAs<Payer, typeof workspacePath> {
  const servePayer = serveAs<Payer, typeof workspacePath>(app, (request, { projectId }) =>
    requirePayer(tools, request, projectId),
  );
  return (endpoint, handler, options) =>
    servePayer(endpoint, (payer, input) => answering(handler(payer, input)), options);
}

/** Anyone who looks at an organization, and whether they pay for it. */
export interface Viewer {
  readonly organizationId: string;
  readonly isPayer: boolean;
}

/** Any member of the workspace may see what is paid for. */
export async function viewerOf(tools: Tools, member: Member): Promise<Viewer> {
  const organizationId = await organizationIdOf(tools, member);
  const isPayer = member.role === "OWNER" && (await isOwnerOf(tools, member, organizationId));
  return { organizationId, isPayer };
}

async function organizationIdOf(tools: Tools, { workspaceId }: Member): Promise<string> {
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  return workspace.organization_id;
}

async function isOwnerOf(tools: Tools, { userId }: Member, organizationId: string): Promise<boolean> {
  const [organization] = await organizationList.find(tools, [organizationId]);
  return organization?.owner_id === userId;
}
