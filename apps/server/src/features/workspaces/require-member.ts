import { id } from "@citelens/contract/fields";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type SignedIn, signedInUser } from "#features/accounts/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member, Owner } from "./member.ts";
import { findRole } from "./workspaces.sql.ts";

/** Who asks; jobs that go on with what somebody began name them without a session. */
export type Acting = Pick<SignedIn, "userId" | "impersonatorId">;

/** The user as a member of the workspace; for anyone else the workspace does not exist. */
export async function requireMember(tools: Tools, user: Acting, workspaceId: string): Promise<Member> {
  const role = await findRole(tools, user.userId, workspaceId);
  if (!role) throw new Refusal("NOT_FOUND");
  const { userId, impersonatorId } = user;
  return { workspaceId, userId, role, impersonatorId } as Member; // the one place where the proof is given
}

/** The user as an owner of the workspace; another member is informed that this is not allowed. */
export async function requireOwner(tools: Tools, user: SignedIn, workspaceId: string): Promise<Owner> {
  const member = await requireMember(tools, user, workspaceId);
  if (!isOwner(member)) throw new Refusal("FORBIDDEN");
  return member;
}

const path = z.object({ projectId: id });

/**
 * Strangers meet a 404 before a word of what they sent is read. Handlers ask once more: a body takes its time to arrive. What
 * can only be asked in one way has nothing that could be refused before, and is left to them.
 */
export function hideFromStrangers(app: FastifyInstance, tools: Tools): void {
  app.addHook("onRequest", async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint?.caller !== "user" || !endpoint.path.includes(":projectId")) return;
    if (endpoint.method === "GET" && !endpoint.query) return;

    const { success, data } = path.safeParse(request.params);
    if (!success) throw new Refusal("NOT_FOUND");
    await requireMember(tools, signedInUser(request), data.projectId);
  });
}

function isOwner(member: Member): member is Owner {
  return member.role === "OWNER";
}
