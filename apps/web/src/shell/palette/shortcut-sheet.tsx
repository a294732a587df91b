import type { ReactElement } from "react";
import { setSingleKeys, useSingleKeys } from "#lib/browser/shortcuts-setting.ts";
import { Switch } from "#ui/forms/switch.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { Kbd } from "#ui/text/kbd.tsx";
import { useNav } from "../navigation/use-nav.ts";

interface ShortcutSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** All keyboard shortcuts, and the switch for those without a modifier. */
export function ShortcutSheet({ open, onOpenChange }: ShortcutSheetProps): ReactElement {
  const { groups } = useNav();
  const isOn = useSingleKeys();
  const rows = [
    { what: "Command palette", keys: ["Ctrl or ⌘", "K"] },
    { what: "Keyboard shortcuts", keys: ["?"] },
    { what: "Search on this page", keys: ["/"] },
    { what: "Create workspace", keys: ["C"] },
    { what: "Ask about this workspace", keys: ["K"] },
    ...groups.flatMap(({ items }) =>
      items.map(({ title, fullTitle = title, key }) => ({
        what: `Go to ${fullTitle}`,
        keys: ["G", key.toUpperCase()],
      })),
    ),
    { what: "Stop comparing periods", keys: ["X"] },
    { what: "Close the open dialog or menu", keys: ["Esc"] },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <div className="flex flex-col gap-4">
        <dl className="flex flex-col">
          {rows.map(({ what, keys }) => (
            <div key={what} className="flex items-center justify-between gap-4 border-b border-border py-1.5">
              <dt>{what}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch
          label="Single-key shortcuts"
          hint="Off: only shortcuts with Ctrl, ⌘ or Esc work."
          checked={isOn}
          onChange={setSingleKeys}
        />
      </div>
    </Dialog>
  );
}
