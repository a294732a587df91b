import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactElement } from "react";
import { Avatar } from "#ui/text/avatar.tsx";

export interface SwitcherButtonProps extends ComponentProps<"button"> {
  readonly width: "full" | "icon";
  readonly selected: Workspace | undefined;
}

/** The trigger of the workspace menu; the menu adds its own attributes and handlers. */
export function SwitcherButton({ width, selected, ...menuProps }: SwitcherButtonProps): ReactElement {
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
