import { generalErrors } from "@citelens/contract/base/general-errors";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import {
  ArrowLeftRight,
  Ellipsis,
  type LucideIcon,
  Pencil,
  RotateCcw,
  Trash2,
  UserPlus,
  Users,
} from "lucide-react";
import type { ReactElement } from "react";
import { useImpersonating } from "#lib/session/impersonation.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { arrangedActions, type SwitchContext, type WorkspaceAction } from "./overview.rules.ts";

export interface WorkspaceActionsProps {
  readonly workspace: Workspace;
  readonly standing: SwitchContext;
  readonly reactivating: boolean;
  readonly onSwitch: () => void;
  readonly onReactivate: () => void;
  readonly onAsk: (question: "edit" | "delete" | "invite" | "members") => void;
}

const looks: Readonly<Record<WorkspaceAction, { readonly label: string; readonly icon: LucideIcon }>> = {
  switch: { label: "Switch", icon: ArrowLeftRight },
  reactivate: { label: "Reactivate", icon: RotateCcw },
  invite: { label: "Invite", icon: UserPlus },
  edit: { label: "Edit", icon: Pencil },
  delete: { label: "Delete", icon: Trash2 },
};

/** One button for what the card is mostly opened for, and a menu for the rest. */
export function WorkspaceActions(props: WorkspaceActionsProps): ReactElement {
  const { workspace, standing, reactivating, onSwitch, onReactivate, onAsk } = props;
  const isImpersonating = useImpersonating();
  const { main, more } = arrangedActions(workspace, standing);
  const pressed = (action: WorkspaceAction): void => {
    if (action === "switch") onSwitch();
    else if (action === "reactivate") onReactivate();
    else onAsk(action);
  };
  const entryOf = (action: WorkspaceAction): MenuEntry => {
    const { label, icon: Icon } = looks[action];
    const icon = <Icon aria-hidden="true" />;
    const isOwnOnly = action === "invite" || action === "delete";
    if (isImpersonating && isOwnOnly) {
      return { kind: "disabled", label, icon, hint: generalErrors.IMPERSONATING[1] };
    }
    const tone = action === "delete" ? "danger" : "normal";
    return { kind: "action", label, icon, tone, onSelect: () => pressed(action) };
  };
  const members: MenuEntry = {
    kind: "action",
    label: "Members",
    icon: <Users aria-hidden="true" />,
    onSelect: () => onAsk("members"),
  };
  const [danger, quiet] = [more.filter((one) => one === "delete"), more.filter((one) => one !== "delete")];
  return (
    <div className="mt-auto flex items-center justify-between gap-2 border-t border-border pt-4">
      {main ? (
        <MainAction
          action={main}
          workspace={workspace}
          isCurrent={standing.isCurrent}
          loading={main === "reactivate" && reactivating}
          onPress={() => pressed(main)}
        />
      ) : (
        <span />
      )}
      <Menu
        trigger={
          <IconButton
            label={`More actions for ${workspace.name}`}
            icon={<Ellipsis size={16} aria-hidden="true" />}
          />
        }
        entries={[
          ...quiet.map(entryOf),
          members,
          ...(danger.length > 0 ? [{ kind: "separator" } as const, ...danger.map(entryOf)] : []),
        ]}
      />
    </div>
  );
}

interface MainActionProps {
  readonly action: WorkspaceAction;
  readonly workspace: Pick<Workspace, "name">;
  readonly isCurrent: boolean;
  readonly loading: boolean;
  readonly onPress: () => void;
}

function MainAction({ action, workspace, isCurrent, loading, onPress }: MainActionProps): ReactElement {
  const { label, icon: Icon } = looks[action];
  return (
    <Button
      size="sm"
      variant={isCurrent ? "secondary" : "primary"}
      icon={<Icon size={14} aria-hidden="true" />}
      aria-label={`${label} ${workspace.name}`}
      loading={loading}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
