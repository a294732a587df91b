import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";

/** In the place of an audit that was deleted, or that never was. */
export function NoSuchAudit(): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <div className="space-y-5">
      <PageHeader title="There is no such audit" purpose="It may have been deleted." />
      <Button
        render={<Link to="/workspaces/$projectId/technical-optimization/dashboard" params={{ projectId }} />}
      >
        See all audits
      </Button>
    </div>
  );
}
