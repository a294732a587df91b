import { type ReactElement, useState } from "react";
import { CommandDialog } from "#ui/overlays/command-dialog.tsx";
import type { PaletteProps } from "./palette-props.ts";
import { useCommands } from "./use-commands.ts";

export function PaletteBody({ open, onOpenChange, ...actions }: PaletteProps): ReactElement {
  const [typed, setTyped] = useState("");
  const groups = useCommands(actions, typed);
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      label="Command palette"
      placeholder="Search pages, workspaces and actions, or paste an address"
      groups={groups}
      onTyped={setTyped}
    />
  );
}
