import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { CircleUserRound, ListChecks, LogOut, Monitor, Moon, Sun } from "lucide-react";
import type { ReactElement } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { showChecklist } from "#features/dashboard/room.ts";
import { useSelectedWorkspace } from "#features/workspaces/public.ts";
import { chooseTheme, useThemeChoice } from "#lib/browser/theme.ts";
import { signOut } from "#lib/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import type { MenuEntry } from "#ui/overlays/menu/menu-props.ts";
import { Avatar } from "#ui/text/avatar.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

const themes = [
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden="true" /> },
] as const;

/** Signing out is possible even if the user has not loaded. */
export function UserMenu(): ReactElement {
  const { data: user } = useQuery(meQuery);
  const theme = useThemeChoice();
  const help = useGettingStarted();
  const name = user && `${user.first_name} ${user.last_name}`;
  const who: MenuEntry[] = name
    ? [{ kind: "heading", label: name, detail: user.email }, { kind: "separator" }]
    : [];
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" data-tooltip="Account" icon={<Face name={name} />}>
          <VisuallyHidden>Account</VisuallyHidden>
        </Button>
      }
      entries={[
        ...who,
        {
          kind: "link",
          label: "Personal Infos",
          icon: <CircleUserRound aria-hidden="true" />,
          link: <Link to="/settings/my-account" />,
        },
        ...help,
        { kind: "separator" },
        {
          kind: "choices",
          label: "Theme",
          value: theme,
          options: themes,
          onChange: (value) => {
            const chosen = themes.find((one) => one.value === value);
            if (chosen) chooseTheme(chosen.value);
          },
        },
        { kind: "separator" },
        { kind: "action", label: "Sign Out", icon: <LogOut aria-hidden="true" />, onSelect: signOut },
      ]}
    />
  );
}

/** Leads back to the checklist of the workspace; a demo has none. */
function useGettingStarted(): MenuEntry[] {
  const workspace = useSelectedWorkspace();
  const navigate = useNavigate();
  if (!workspace || workspace.is_demo) return [];
  return [
    {
      kind: "action",
      label: "Getting started",
      icon: <ListChecks aria-hidden="true" />,
      onSelect: () => {
        showChecklist(workspace.id);
        void navigate({ to: "/workspaces/$projectId/dashboard", params: { projectId: workspace.id } });
      },
    },
  ];
}

function Face({ name }: { readonly name: string | undefined }): ReactElement {
  if (name) return <Avatar kind="person" name={name} />;
  return <CircleUserRound size={20} strokeWidth={1.75} aria-hidden="true" />;
}
