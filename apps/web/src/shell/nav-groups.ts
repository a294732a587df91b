import { Bot, KeyRound, type LucideIcon } from "lucide-react";

export interface NavItem {
  readonly title: string;
  readonly icon: LucideIcon;
  /** Workspace pages lead to the dashboard's redirect while there is no workspace. */
  readonly path: (workspaceId: string | undefined) => string;
}

export interface NavGroup {
  readonly title: string;
  readonly items: readonly NavItem[];
}

/** The sidebar, in its order; only pages that exist. */
export const navGroups: readonly NavGroup[] = [
  {
    title: "AI Traffic Analytics",
    items: [{ title: "Visits", icon: Bot, path: inWorkspace("agent-visits-old") }],
  },
  {
    title: "Settings",
    items: [{ title: "API Keys", icon: KeyRound, path: () => "/settings/api-keys" }],
  },
];

function inWorkspace(page: string): NavItem["path"] {
  return (workspaceId) => (workspaceId === undefined ? "/dashboard" : `/workspaces/${workspaceId}/${page}`);
}
