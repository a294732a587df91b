import { Link } from "@tanstack/react-router";
import { ArrowRight, Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { isWorking } from "../studio.queries.ts";
import { isEditable } from "../studio-labels.rules.ts";
import { standsAt, studioPaths } from "../studio-paths.ts";
import type { StudioRow } from "./studio-row.ts";
import { useDuplicate } from "./use-duplicate.ts";

export function RowMenu({ optimization, onDelete }: Omit<StudioRow, "now">): ReactElement {
  const paths = studioPaths(useWorkspaceId());
  const duplicate = useDuplicate();
  const { id, title, status } = optimization;
  const open: MenuEntry = {
    kind: "link",
    label: "Open",
    icon: <ArrowRight />,
    link: <Link to={standsAt(paths, optimization)} />,
  };
  const edit: MenuEntry = {
    kind: "link",
    label: "Edit",
    icon: <Pencil />,
    link: <Link to={paths.edit(id)} />,
  };
  return (
    <Menu
      trigger={<IconButton label={`Actions for ${title}`} icon={<Ellipsis size={16} aria-hidden="true" />} />}
      entries={[
        ...(status === "DRAFT" ? [] : [open]),
        ...(isEditable(status) ? [edit] : []),
        {
          kind: "action",
          label: "Duplicate",
          icon: <Copy />,
          onSelect: () => {
            if (!duplicate.isPending) duplicate.mutate(optimization);
          },
        },
        {
          kind: "action",
          label: isWorking(optimization) ? "Cancel and delete" : "Delete",
          icon: <Trash2 />,
          tone: "danger",
          onSelect: () => onDelete(optimization),
        },
      ]}
    />
  );
}
