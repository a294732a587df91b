import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { ArrowLeftRight, type LucideIcon, Pencil, RotateCcw, Trash2, UserPlus, Users } from "lucide-react";
import type { ReactElement } from "react";
import { useDisabledWhileImpersonating } from "#lib/session/impersonation.ts";
import { Button } from "#ui/forms/button.tsx";
import { actionsOn, type SwitchContext, type WorkspaceAction } from "./overview.rules.ts";

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

export function WorkspaceActions(props: WorkspaceActionsProps): ReactElement {
  const { workspace, standing, reactivating, onSwitch, onReactivate, onAsk } = props;
  const ownSessionOnly = useDisabledWhileImpersonating();
  const pressed = (action: WorkspaceAction): void => {
    if (action === "switch") onSwitch();
    else if (action === "reactivate") onReactivate();
    else onAsk(action);
  };

  return (
    <div className="mt-auto flex flex-wrap gap-2 border-t border-border pt-4">
      {actionsOn(workspace, standing).map((action) => {
        const { label, icon: Icon } = looks[action];
        return (
          <Button
            key={action}
            size="sm"
            icon={<Icon size={14} aria-hidden="true" />}
            aria-label={`${label} ${workspace.name}`}
            loading={action === "reactivate" && reactivating}
            onClick={() => pressed(action)}
            {...((action === "invite" || action === "delete") && ownSessionOnly)}
          >
            {label}
          </Button>
        );
      })}
      <Button
        size="sm"
        variant="ghost"
        icon={<Users size={14} aria-hidden="true" />}
        aria-label={`Members of ${workspace.name}`}
        onClick={() => onAsk("members")}
      >
        Members
      </Button>
    </div>
  );
}
