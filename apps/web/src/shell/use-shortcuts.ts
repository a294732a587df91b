import { useNavigate } from "@tanstack/react-router";
import { useHotkeys } from "react-hotkeys-hook";
import { navGroups } from "./nav-groups.ts";
import { useSingleKeys } from "./shortcuts-setting.ts";
import { useNav } from "./use-nav.ts";

export interface ShortcutActions {
  readonly onPalette: () => void;
  readonly onSheet: () => void;
}

const sequences = navGroups.flatMap(({ items }) => items.map(({ key }) => `g>${key}`));

/** The keys of the whole product. Single keys never act while somebody types, and can be switched off. */
export function useShortcuts({ onPalette, onSheet }: ShortcutActions): void {
  const navigate = useNavigate();
  const { groups, workspaceId } = useNav();
  const enabled = useSingleKeys();

  useHotkeys("mod+k", onPalette, { preventDefault: true, enableOnFormTags: true });
  useHotkeys("shift+slash, ?", onSheet, { enabled, preventDefault: true, useKey: true });
  useHotkeys("c", () => void navigate({ to: "/workspaces/create" }), { enabled });
  useHotkeys("slash", () => document.querySelector<HTMLInputElement>("main input[type=search]")?.focus(), {
    enabled,
    preventDefault: true,
  });
  useHotkeys(
    sequences,
    (_, { keys }) => {
      const item = groups.flatMap(({ items }) => items).find(({ key }) => key === keys?.at(-1));
      if (item) void navigate({ to: item.path(workspaceId) });
    },
    { enabled },
  );
}
