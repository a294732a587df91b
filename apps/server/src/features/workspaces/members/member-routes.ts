import type { workspacePath } from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { type ServeAs, serveAs } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member, Owner } from "../store/member.ts";
import { memberLimits } from "./member-limits.ts";
import { requireMember, requireOwner } from "./require-member.ts";

type OfWorkspace = typeof workspacePath;

interface MemberRoutes {
  /** For anyone who does not belong to the workspace in the path it does not exist. */
  readonly serveMember: ServeAs<Member, OfWorkspace>;
  /** Likewise, and another member is told that this is not allowed. */
  readonly serveOwner: ServeAs<Owner, OfWorkspace>;
}

/** Serves the endpoints below a workspace's path, each to those who may call it. */
export function memberRoutes(app: FastifyInstance, tools: Tools): MemberRoutes {
  const guard = memberLimits(app, tools);
  return {
    serveMember: serveAs<Member, OfWorkspace>(
      app,
      (request, { projectId }) => requireMember(tools, signedInUser(request), projectId),
      guard,
    ),
    serveOwner: serveAs<Owner, OfWorkspace>(
      app,
      (request, { projectId }) => requireOwner(tools, signedInUser(request), projectId),
      guard,
    ),
  };
}
