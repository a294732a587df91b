import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  FolderPlus,
  Keyboard,
  LayoutGrid,
  LogOut,
  MessageCircleQuestion,
  PanelLeft,
  ScanSearch,
  SunMoon,
} from "lucide-react";
import { useSwitchWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { isWebAddress } from "#lib/address/web-address.ts";
import { chooseTheme, useShownTheme } from "#lib/browser/theme.ts";
import { signOut } from "#lib/session/session.ts";
import type { CommandGroup } from "#ui/overlays/command-dialog.tsx";
import { settingsPages } from "../navigation/settings-pages.ts";
import { useNav } from "../navigation/use-nav.ts";
import { useSidebar } from "../navigation/use-sidebar.ts";
import type { PaletteProps } from "./palette-props.ts";

/** All commands of the palette; an address that is typed can be audited. */
export function useCommands(
  { onShortcuts, onAsk }: Pick<PaletteProps, "onShortcuts" | "onAsk">,
  typed: string,
): readonly CommandGroup[] {
  const navigate = useNavigate();
  const { groups, workspaceId } = useNav();
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const switchWorkspace = useSwitchWorkspace();
  const sidebar = useSidebar();
  const isExpanded = sidebar.state === "expanded";
  const isDark = useShownTheme() === "dark";

  const pages = groups.flatMap(({ items }) =>
    items.map(({ title, fullTitle = title, icon, path, key }) => ({
      value: `page ${fullTitle}`,
      label: fullTitle,
      icon,
      shortcut: `G ${key.toUpperCase()}`,
      onSelect: () => void navigate({ to: path(workspaceId) }),
    })),
  );
  const settings = settingsPages.map(({ title, to, icon }) => ({
    value: `settings ${title}`,
    label: `Settings: ${title}`,
    icon,
    onSelect: () => void navigate({ to }),
  }));
  const others = workspaces
    .filter(({ id }) => id !== workspaceId)
    .map((workspace) => ({
      value: `workspace ${workspace.id}`,
      label: workspace.name,
      icon: LayoutGrid,
      onSelect: () => switchWorkspace(workspace),
    }));
  const asking = {
    value: "action ask",
    label: "Ask about this workspace",
    icon: MessageCircleQuestion,
    shortcut: "K",
  };
  const actions = [
    ...(onAsk ? [{ ...asking, onSelect: onAsk }] : []),
    {
      value: "action create workspace",
      label: "Create workspace",
      icon: FolderPlus,
      shortcut: "C",
      onSelect: () => void navigate({ to: "/workspaces/create" }),
    },
    {
      value: "action theme",
      label: isDark ? "Use the light theme" : "Use the dark theme",
      icon: SunMoon,
      onSelect: () => chooseTheme(isDark ? "light" : "dark"),
    },
    {
      value: "action sidebar",
      label: isExpanded ? "Collapse sidebar" : "Expand sidebar",
      icon: PanelLeft,
      onSelect: () => sidebar.set(isExpanded ? "collapsed" : "expanded"),
    },
    {
      value: "action shortcuts",
      label: "Keyboard shortcuts",
      icon: Keyboard,
      shortcut: "?",
      onSelect: onShortcuts,
    },
    { value: "action sign out", label: "Sign Out", icon: LogOut, onSelect: () => void signOut() },
  ];
  const audits =
    workspaceId !== undefined && isWebAddress(typed)
      ? [
          {
            value: "audit page",
            label: `Audit ${typed}`,
            icon: ScanSearch,
            onSelect: () =>
              void navigate({
                to: "/workspaces/$projectId/technical-optimization/dashboard",
                params: { projectId: workspaceId },
                search: { page: typed.trim() },
              }),
          },
        ]
      : [];
  return [
    { value: "Audit this page", items: audits },
    { value: "Pages", items: [...pages, ...settings] },
    { value: "Switch workspace", items: others },
    { value: "Actions", items: actions },
  ].filter(({ items }) => items.length > 0);
}
