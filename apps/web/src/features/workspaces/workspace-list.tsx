import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { Link } from "@tanstack/react-router";
import { FolderPlus, SearchX } from "lucide-react";
import { type ReactElement, useState } from "react";
import { counted } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { filterByName } from "./overview.rules.ts";
import { useSelectedWorkspace } from "./switcher/use-selected-workspace.ts";
import { useSwitchWorkspace } from "./switcher/use-switch-workspace.ts";
import { WorkspaceCard } from "./workspace-card.tsx";
import { workspaceProblem } from "./workspace-problem.rules.ts";
import { useReactivateWorkspace } from "./workspaces.queries.ts";

export type Question = "edit" | "delete" | "invite" | "members";

export interface WorkspaceListProps {
  readonly workspaces: readonly Workspace[];
  readonly onAsk: (question: Question, workspace: Workspace) => void;
}

export function WorkspaceList({ workspaces, onAsk }: WorkspaceListProps): ReactElement {
  const [search, setSearch] = useState("");
  const current = useSelectedWorkspace();
  const switchTo = useSwitchWorkspace();
  const reactivation = useReactivateWorkspace();
  const found = filterByName(workspaces, search);

  const reactivate = (workspace: Workspace): void => {
    reactivation.mutate(workspace.id, {
      onSuccess: () => toast.success("Workspace reactivated successfully"),
      onError: (problem) => toast.error(workspaceProblem(problem, "Failed to reactivate workspace.")),
    });
  };

  if (workspaces.length === 0) return <NoWorkspaces />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label="Search workspaces" value={search} onChange={setSearch} />
        <p role="status" className="text-sm text-fg-3">
          {counted(found.length, "workspace")}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState
          icon={SearchX}
          title="No workspaces match your search"
          actions={<Button onClick={() => setSearch("")}>Clear Search</Button>}
        />
      )}
      <ul aria-label="Workspaces" className="grid gap-5 md:grid-cols-2 2xl:grid-cols-3">
        {found.map((workspace) => (
          <WorkspaceCard
            key={workspace.id}
            workspace={workspace}
            standing={{ isCurrent: workspace.id === current?.id, workspaces: workspaces.length }}
            reactivating={reactivation.isPending && reactivation.variables === workspace.id}
            onSwitch={() => switchTo(workspace)}
            onReactivate={() => reactivate(workspace)}
            onAsk={(question) => onAsk(question, workspace)}
          />
        ))}
      </ul>
    </>
  );
}

function NoWorkspaces(): ReactElement {
  return (
    <EmptyState
      icon={FolderPlus}
      title="No workspaces found"
      actions={
        <Button variant="primary" render={<Link to="/workspaces/create" />}>
          Create Your First Workspace
        </Button>
      }
    >
      A workspace covers one website: which AI agents read it and how it appears in their answers.
    </EmptyState>
  );
}
