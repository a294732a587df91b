import { Link } from "@tanstack/react-router";
import { FileQuestionMark } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { studioPaths } from "./studio-paths.ts";

/** In the place of a text that was deleted, or that never was. */
export function NoSuchOptimization(): ReactElement {
  const { list } = studioPaths(useWorkspaceId());
  return (
    <div className="space-y-5">
      <PageHeader title="There is no such text" />
      <EmptyState
        icon={FileQuestionMark}
        title="This text does not exist"
        actions={<Button render={<Link to={list} />}>Content Studio</Button>}
      >
        It may have been deleted, or it belongs to another workspace.
      </EmptyState>
    </div>
  );
}
