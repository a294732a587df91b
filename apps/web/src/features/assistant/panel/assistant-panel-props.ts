import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Place } from "../place.rules.ts";

export interface AssistantPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly workspace: Workspace;
  readonly place: Place;
}
