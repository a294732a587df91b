import { useNavigate } from "@tanstack/react-router";
import { useHotkeys } from "react-hotkeys-hook";
import { useSingleKeys } from "#lib/browser/shortcuts-setting.ts";
import { navGroups } from "../navigation/nav-groups.ts";
import { useNav } from "../navigation/use-nav.ts";

export interface ShortcutActions {
  readonly onPalette: () => void;
  readonly onSheet: () => void;
  /** Undefined where nothing can be asked. */
  readonly onAsk: (() => void) | undefined;
}

/** Letters already have a meaning inside these: type-ahead in lists, or dialogs. */
const layers = "[role=menu],[role=listbox],[role=combobox],[role=dialog],[role=alertdialog]";

const sequences = navGroups.flatMap(({ items }) => items.map(({ key }) => `g>${key}`));

/** The global keyboard shortcuts. Single keys never act while the user is typing, and can be switched off. */
export function useShortcuts({ onPalette, onSheet, onAsk }: ShortcutActions): void {
  const navigate = useNavigate();
  const { groups, workspaceId } = useNav();
  const options = { enabled: useSingleKeys(), ignoreEventWhen: isInLayer };

  useHotkeys("mod+k", onPalette, { preventDefault: true, enableOnFormTags: true });
  useHotkeys("shift+slash, ?", onSheet, { ...options, preventDefault: true, useKey: true });
  useHotkeys("k", () => onAsk?.(), { ...options, preventDefault: true });
  useHotkeys("c", () => void navigate({ to: "/workspaces/create" }), options);
  useHotkeys("slash", () => document.querySelector<HTMLInputElement>("main input[type=search]")?.focus(), {
    ...options,
    preventDefault: true,
  });
  useHotkeys(
    sequences,
    (_, { keys }) => {
      const item = groups.flatMap(({ items }) => items).find(({ key }) => key === keys?.at(-1));
      if (item) void navigate({ to: item.path(workspaceId) });
    },
    options,
  );
}

function isInLayer({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(layers) !== null;
}
