import type { Workspace } from "@citelens/contract/workspaces";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { workspacesQuery } from "../workspaces.queries.ts";
import { SwitcherButton } from "./switcher-button.tsx";
import { SwitcherFailure } from "./switcher-failure.tsx";
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
