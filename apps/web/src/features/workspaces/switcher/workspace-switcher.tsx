import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronsUpDown, LayoutGrid, Plus, RotateCw } from "lucide-react";
import type { ComponentProps, ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuChoice, MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { Avatar } from "#ui/text/avatar.tsx";
import { stateNames, stateOf } from "../overview.rules.ts";
import { workspacesQuery } from "../workspaces.queries.ts";
import { SearchedSwitcher } from "./searched-switcher.tsx";
import { useSelectedWorkspace } from "./use-selected-workspace.ts";
import { useSwitchWorkspace } from "./use-switch-workspace.ts";

/** With more than these, the list is searched. */
const menuMax = 6;

export interface WorkspaceSwitcherProps {
  /** The narrow sidebar has room for the icon only. */
  readonly width: "full" | "icon";
}

export function WorkspaceSwitcher({ width }: WorkspaceSwitcherProps): ReactElement {
  const { data: workspaces, isError, refetch } = useQuery(workspacesQuery);
  const selected = useSelectedWorkspace();
  const switchTo = useSwitchWorkspace();

  if (workspaces) {
    const trigger = <SwitcherButton width={width} selected={selected} />;
    const choices = choicesOf(workspaces, new Date());
    const choose = (id: string): void => {
      const wanted = workspaces.find((workspace) => workspace.id === id);
      if (wanted && wanted.id !== selected?.id) switchTo(wanted);
    };
    if (selected && workspaces.length > menuMax) {
      return (
        <SearchedSwitcher trigger={trigger} choices={choices} selectedId={selected.id} onChoose={choose} />
      );
    }
    return (
      <Menu
        align="start"
        trigger={trigger}
        entries={entriesOf(choices, { selectedId: selected?.id, choose })}
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

interface WorkspaceChoice {
  readonly selectedId: string | undefined;
  readonly choose: (id: string) => void;
}

function entriesOf(options: readonly MenuChoice[], { selectedId, choose }: WorkspaceChoice): MenuEntry[] {
  const createNew: MenuEntry = {
    kind: "link",
    label: "Create New",
    icon: <Plus aria-hidden="true" />,
    link: <Link to="/workspaces/create" />,
  };
  if (selectedId === undefined) return [createNew];

  const manage: MenuEntry = {
    kind: "link",
    label: "Manage workspaces",
    icon: <LayoutGrid aria-hidden="true" />,
    link: <Link to="/settings/workspaces" />,
  };
  return [
    { kind: "choices", label: "Workspaces", value: selectedId, options, onChange: choose },
    { kind: "separator" },
    createNew,
    manage,
  ];
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

/** The workspaces as the switcher lists them: with their icons, and with their states where they are not simply active. */
function choicesOf(workspaces: readonly Workspace[], now: Date): MenuChoice[] {
  return workspaces.map((workspace) => {
    const { id, name, favicon, is_demo } = workspace;
    return {
      value: id,
      label: name,
      icon: <Avatar kind="site" size="sm" name={name} src={favicon ?? undefined} />,
      detail: stateNames[stateOf(workspace, now)] ?? (is_demo ? "Demo data" : undefined),
    };
  });
}

interface SwitcherButtonProps extends ComponentProps<"button"> {
  readonly width: "full" | "icon";
  readonly selected: Workspace | undefined;
}

/** The trigger of the workspace menu; the menu adds its own attributes and handlers. */
function SwitcherButton({ width, selected, ...menuProps }: SwitcherButtonProps): ReactElement {
  const name = selected?.name ?? "No workspace yet";
  return (
    <button
      type="button"
      className="flex h-11 w-full items-center gap-2.5 rounded-popup border border-border bg-surface px-2 text-left transition-colors hover:bg-surface-2 data-popup-open:bg-surface-2"
      {...(width === "icon" && { "data-tooltip": name })}
      {...menuProps}
    >
      <Avatar kind="site" name={name} src={selected?.favicon ?? undefined} />
      <span className="sr-only">Workspace: </span>
      <span data-width={width} className="min-w-0 flex-1 truncate font-medium data-[width=icon]:sr-only">
        {name}
        {selected?.is_demo && <span className="block text-xs font-normal text-info">Demo data</span>}
      </span>
      {width === "full" && <ChevronsUpDown size={16} aria-hidden="true" className="shrink-0 text-fg-3" />}
    </button>
  );
}
