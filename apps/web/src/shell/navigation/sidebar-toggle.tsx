import { PanelLeft } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { setSidebarState, useSidebarState } from "./sidebar-state.ts";

export function SidebarToggle(): ReactElement {
  const isExpanded = useSidebarState() === "expanded";
  return (
    <IconButton
      label={isExpanded ? "Collapse sidebar" : "Expand sidebar"}
      icon={<PanelLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
      aria-controls="sidebar"
      onClick={() => setSidebarState(isExpanded ? "collapsed" : "expanded")}
    />
  );
}
