import { Link } from "@tanstack/react-router";
import { FolderPlus } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState, type EmptyStateProps } from "#ui/frame/empty-state.tsx";

interface WithoutWorkspaceProps extends Partial<Pick<EmptyStateProps, "icon" | "title">> {
  /** Benefit that a workspace would bring here. */
  readonly children: string;
  /** Whether there may be workspaces, of which none is chosen. */
  readonly mayChoose?: boolean;
}

/** Stands where a page would show something of a workspace, and leads to one. */
export function WithoutWorkspace(props: WithoutWorkspaceProps): ReactElement {
  const { icon = FolderPlus, title = "No workspace yet", mayChoose = false, children } = props;
  return (
    <EmptyState
      icon={icon}
      title={title}
      actions={
        <>
          <Button variant="primary" render={<Link to="/workspaces/create" />}>
            Create Workspace
          </Button>
          {mayChoose && <Button render={<Link to="/settings/workspaces" />}>Choose a Workspace</Button>}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
