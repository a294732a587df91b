import { createOptimization } from "@citelens/contract/content/content-studio";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowRight, Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { call } from "#lib/api/call.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { toast } from "#ui/overlays/toast.ts";
import { isWorking, studioAfresh } from "../studio.queries.ts";
import { isEditable } from "../studio-labels.rules.ts";
import { standsAt, studioPaths } from "../studio-paths.ts";
import { copyOf } from "./copy-of.rules.ts";
import type { StudioRow } from "./studio-row.ts";

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

/** Begins a draft with what another one was told, and leads to it. */
function useDuplicate(): UseMutationResult<Optimization, Error, Optimization> {
  const projectId = useWorkspaceId();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (of) => call(createOptimization, { params: { projectId }, body: copyOf(of) }),
    onSuccess: ({ id }) => {
      void studioAfresh(queryClient, projectId);
      void navigate({ to: studioPaths(projectId).edit(id) });
    },
    onError: (problem) => toast.error(problemMessage(problem)),
  });
}
