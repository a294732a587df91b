import type { ReactElement } from "react";
import { CommandDialog } from "#ui/overlays/command-dialog.tsx";
import type { PaletteProps } from "./palette-props.ts";
import { useCommands } from "./use-commands.ts";

export function PaletteBody({ open, onOpenChange, onShortcuts }: PaletteProps): ReactElement {
  const groups = useCommands(onShortcuts);
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      label="Command palette"
      placeholder="Search pages, workspaces and actions"
      groups={groups}
    />
  );
}
