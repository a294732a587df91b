import { Moon, Sun } from "lucide-react";
import type { ReactElement } from "react";
import { chooseTheme, useShownTheme } from "#lib/browser/theme.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";

/** Switches between light and dark; the account's menu also offers the system's theme. */
export function ThemeToggle(): ReactElement {
  const shown = useShownTheme();
  const [other, Icon] = shown === "dark" ? (["light", Sun] as const) : (["dark", Moon] as const);
  return (
    <IconButton
      label={`Switch to the ${other} theme`}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => chooseTheme(other)}
    />
  );
}
