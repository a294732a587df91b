import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { MenuChoice } from "#ui/overlays/menu/menu-props.ts";
import { Avatar } from "#ui/text/avatar.tsx";
import { stateNames, stateOf } from "../overview.rules.ts";

/** The workspaces as the switcher lists them: with their icons, and with their states where they are not simply active. */
export function choicesOf(workspaces: readonly Workspace[], now: Date): MenuChoice[] {
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
