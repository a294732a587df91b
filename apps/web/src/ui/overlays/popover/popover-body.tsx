import { Popover } from "@base-ui/react/popover";
import { type ReactElement, useState } from "react";
import { cx } from "../../cx.ts";
import { popupRecipe, positionerRecipe } from "../../recipes.ts";
import type { PopupBodyProps } from "../deferred-popup.tsx";
import { useFocusHandover } from "../deferred-trigger.tsx";
import type { PopoverProps } from "./popover-props.ts";

export type PopoverBodyProps = PopoverProps & PopupBodyProps;

export function PopoverBody({
  trigger,
  label,
  children,
  align = "start",
  initialFocus = "first",
  hadFocus,
}: PopoverBodyProps): ReactElement {
  const [open, setOpen] = useState(true);
  const triggerRef = useFocusHandover(hadFocus);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger ref={triggerRef} render={trigger} />
      <Popover.Portal>
        <Popover.Positioner align={align} sideOffset={6} collisionPadding={8} className={positionerRecipe}>
          <Popover.Popup
            aria-label={label}
            initialFocus={initialFocus === "first"}
            className={cx(popupRecipe, "max-h-(--available-height) max-w-(--available-width) overflow-auto")}
          >
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
