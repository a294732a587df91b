import { Monitor, Moon, Sun } from "lucide-react";
import type { ReactElement } from "react";
import { chooseTheme, useThemeChoice } from "#lib/browser/theme.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";

const themes = [
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden="true" /> },
] as const;

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

export function ThemeMenu(): ReactElement {
  const choice = useThemeChoice();
  const Icon = icons[choice];
  return (
    <Menu
      trigger={<IconButton label="Theme" icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />} />}
      entries={[
        {
          kind: "choices",
          label: "Theme",
          value: choice,
          options: themes,
          onChange: (value) => {
            const theme = themes.find((candidate) => candidate.value === value);
            if (theme) chooseTheme(theme.value);
          },
        },
      ]}
    />
  );
}
