import type { workspacePath } from "@citelens/contract/workspaces/workspaces";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { noteList } from "#platform/files/note-list.ts";
import { type ServeAs, serveAs } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import type { Member, Owner } from "../store/member.ts";
import { memberLimits } from "./member-limits.ts";
import { type ActingUser, requireMember, requireOwner } from "./require-member.ts";

type OfWorkspace = typeof workspacePath;

interface MemberRoutes {
  /** For anyone who does not belong to the workspace in the path it does not exist. */
  readonly serveMember: ServeAs<Member, OfWorkspace>;
  /** Likewise, and another member is told that this is not allowed. */
  readonly serveOwner: ServeAs<Owner, OfWorkspace>;
}

/** Serves the endpoints below a workspace's path, each to those who may call it; whoever may call a list may have its file made. */
export function memberRoutes(app: FastifyInstance, tools: Tools): MemberRoutes {
  const guard = memberLimits(app, tools);
  const servedTo = <Who extends Member>(prove: ProveMember<Who>): ServeAs<Who, OfWorkspace> => {
    const serve = serveAs<Who, OfWorkspace>(
      app,
      (request, { projectId }) => prove(tools, signedInUser(request), projectId),
      guard,
    );
    return (endpoint, handler, options) => {
      noteList<Who, typeof endpoint>(tools.lists, endpoint, {
        prove: (userId, { projectId }) => prove(tools, { userId, impersonatorId: undefined }, projectId),
        handler,
      });
      serve(endpoint, handler, options);
    };
  };
  return { serveMember: servedTo<Member>(requireMember), serveOwner: servedTo<Owner>(requireOwner) };
}

type ProveMember<Who> = (tools: Tools, user: ActingUser, workspaceId: string) => Promise<Who>;
