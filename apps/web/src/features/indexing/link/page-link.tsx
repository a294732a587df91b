import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { readablePath } from "#lib/address/readable-path.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";

/** A path that leads to what is known of the page. */
export function PageLink({ path }: { readonly path: string }): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Link
      to="/workspaces/$projectId/indexing/page"
      params={{ projectId }}
      search={{ path }}
      title={path}
      className="line-clamp-2 rounded-control font-medium wrap-anywhere text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      {readablePath(path)}
    </Link>
  );
}
