import { PanelLeft } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { useSidebar } from "./use-sidebar.ts";

export function SidebarToggle(): ReactElement {
  const { state, set } = useSidebar();
  const isExpanded = state === "expanded";
  return (
    <IconButton
      label={isExpanded ? "Collapse sidebar" : "Expand sidebar"}
      icon={<PanelLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
      aria-controls="sidebar"
      onClick={() => set(isExpanded ? "collapsed" : "expanded")}
    />
  );
}
