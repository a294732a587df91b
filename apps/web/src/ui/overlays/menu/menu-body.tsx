import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cx } from "../../cx.ts";
import { itemRecipe, popupRecipe, positionerRecipe } from "../../recipes.ts";
import type { PopupBodyProps } from "../deferred-popup.tsx";
import { useFocusHandover } from "../deferred-trigger.tsx";
import type { MenuEntry, MenuProps } from "./menu-props.ts";

export type MenuBodyProps = MenuProps & PopupBodyProps;

export function MenuBody({
  trigger,
  entries,
  align = "end",
  side = "bottom",
  hadFocus,
}: MenuBodyProps): ReactElement {
  const triggerRef = useFocusHandover(hadFocus);
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger ref={triggerRef} render={trigger} />
      <Menu.Portal>
        <Menu.Positioner align={align} side={side} sideOffset={6} className={positionerRecipe}>
          <Menu.Popup
            className={cx(popupRecipe, "max-h-(--available-height) min-w-44 max-w-72 overflow-y-auto p-1")}
          >
            {entries.map((entry, index) => (
              <Entry key={keyOf(entry, index)} entry={entry} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }): ReactElement {
  switch (entry.kind) {
    case "action":
      return (
        <Menu.Item onClick={entry.onSelect} className={cx(itemRecipe, entry.tone === "danger" && "text-neg")}>
          <Label icon={entry.icon}>{entry.label}</Label>
        </Menu.Item>
      );
    case "link":
      return (
        <Menu.LinkItem render={entry.link} closeOnClick className={itemRecipe}>
          <Label icon={entry.icon}>{entry.label}</Label>
        </Menu.LinkItem>
      );
    case "disabled":
      return (
        <Menu.Item disabled className={cx(itemRecipe, "items-start")}>
          <Label icon={entry.icon}>
            {entry.label}
            <span className="block text-sm whitespace-normal">{entry.hint}</span>
          </Label>
        </Menu.Item>
      );
    case "choices":
      return (
        <Menu.RadioGroup value={entry.value} onValueChange={entry.onChange}>
          <Menu.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs text-fg-3">{entry.label}</Menu.GroupLabel>
          {entry.options.map(({ value, label, icon, detail }) => (
            <Menu.RadioItem key={value} value={value} closeOnClick className={itemRecipe}>
              <Label icon={icon}>
                {label}
                {detail !== undefined && <span className="block truncate text-xs text-fg-3">{detail}</span>}
              </Label>
              <Menu.RadioItemIndicator className="ml-auto text-brand-text">
                <Check size={16} aria-hidden="true" />
              </Menu.RadioItemIndicator>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      );
    case "heading":
      return (
        <div className="px-2.5 py-1.5">
          <p className="truncate font-medium">{entry.label}</p>
          {entry.detail && <p className="truncate text-sm text-fg-3">{entry.detail}</p>}
        </div>
      );
    case "separator":
      return <Menu.Separator className="-mx-1 my-1 h-px bg-border" />;
  }
}

function Label({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <>
      {icon !== undefined && <span className="shrink-0 opacity-75 [&>svg]:size-4">{icon}</span>}
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </>
  );
}

/** Separators have nothing but their place. */
function keyOf(entry: MenuEntry, index: number): string {
  return entry.kind === "separator" ? `${entry.kind} ${index}` : `${entry.kind} ${entry.label}`;
}
