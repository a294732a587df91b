import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { readablePath } from "#lib/address/readable-path.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { withAgentOpen, withPageOpen } from "../agents-address.rules.ts";

/** Opens the panel of an agent. */
export function AgentLink({ token }: { readonly token: string }): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <Link
      to="/workspaces/$projectId/agent-visits"
      params={{ projectId: workspaceId }}
      search={withAgentOpen(token)}
      resetScroll={false}
      className="rounded-control wrap-anywhere hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      {token}
    </Link>
  );
}

/** Opens the panel of a page. */
export function PathLink({ path }: { readonly path: string }): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <Link
      to="/workspaces/$projectId/agent-visits"
      params={{ projectId: workspaceId }}
      search={withPageOpen(path)}
      resetScroll={false}
      title={path}
      className="line-clamp-2 rounded-control wrap-anywhere hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      {readablePath(path)}
    </Link>
  );
}
