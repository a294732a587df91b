import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { studioPaths } from "./studio-paths.ts";

/** In the place of a text that was deleted, or that never was. */
export function NoSuchText(): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <div className="space-y-5">
      <PageHeader title="There is no such text" purpose="It may have been deleted." />
      <Button render={<Link to={studioPaths.list({ workspaceId })} />}>See all texts</Button>
    </div>
  );
}
