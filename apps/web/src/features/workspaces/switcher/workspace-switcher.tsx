import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus, RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { workspacesQuery } from "../workspaces.queries.ts";
import { SwitcherButton } from "./switcher-button.tsx";
import { useSelectedWorkspace } from "./use-selected-workspace.ts";
import { useSwitchWorkspace } from "./use-switch-workspace.ts";

export interface WorkspaceSwitcherProps {
  /** The narrow sidebar has room for the icon only. */
  readonly width: "full" | "icon";
}

export function WorkspaceSwitcher({ width }: WorkspaceSwitcherProps): ReactElement {
  const { data: workspaces, isError, refetch } = useQuery(workspacesQuery);
  const selected = useSelectedWorkspace();
  const switchTo = useSwitchWorkspace();

  if (workspaces) {
    return (
      <Menu
        align="start"
        trigger={<SwitcherButton width={width} selected={selected} />}
        entries={entriesOf(workspaces, selected, switchTo)}
      />
    );
  }
  if (isError) return <SwitcherFailure width={width} onRetry={() => refetch()} />;
  return (
    <div className="h-11">
      <Skeleton />
    </div>
  );
}

function entriesOf(
  workspaces: readonly Workspace[],
  selected: Workspace | undefined,
  switchTo: (workspace: Workspace) => void,
): MenuEntry[] {
  const createNew: MenuEntry = {
    kind: "link",
    label: "Create New",
    icon: <Plus aria-hidden="true" />,
    link: <Link to="/workspaces/create" />,
  };
  if (!selected) return [createNew];

  const choices: MenuEntry = {
    kind: "choices",
    label: "Workspaces",
    value: selected.id,
    options: workspaces.map(({ id, name }) => ({ value: id, label: name })),
    onChange: (id) => {
      const wanted = workspaces.find((workspace) => workspace.id === id);
      if (wanted && wanted.id !== selected.id) switchTo(wanted);
    },
  };
  return [choices, { kind: "separator" }, createNew];
}

interface SwitcherFailureProps {
  readonly width: "full" | "icon";
  readonly onRetry: () => void;
}

/** Shown instead of the switcher when the workspaces failed to load. */
function SwitcherFailure({ width, onRetry }: SwitcherFailureProps): ReactElement {
  const retryIcon = <RotateCw size={14} aria-hidden="true" />;
  if (width === "icon") {
    return <IconButton label="Failed to fetch workspaces. Retry" icon={retryIcon} onClick={onRetry} />;
  }
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-popup border border-border p-2.5">
      <p className="text-sm text-neg">Failed to fetch workspaces</p>
      <Button size="sm" icon={retryIcon} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
