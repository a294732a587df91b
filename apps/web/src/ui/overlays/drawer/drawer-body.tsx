import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import type { ReactElement } from "react";
import { scrimRecipe } from "../../recipes.ts";
import type { DrawerProps } from "./drawer-props.ts";

export function DrawerBody({ open, onOpenChange, label, children }: DrawerProps): ReactElement {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="left">
      <Drawer.Portal>
        <Drawer.Backdrop className={scrimRecipe} />
        <Drawer.Viewport className="fixed inset-0 z-50">
          <Drawer.Popup
            aria-label={label}
            className="relative h-dvh w-70 max-w-[calc(100vw-3rem)] translate-x-(--drawer-swipe-movement-x) overflow-y-auto overscroll-contain border-r border-border bg-surface shadow-popup outline-none transition-transform duration-180 data-ending-style:-translate-x-full data-starting-style:-translate-x-full data-swiping:transition-none"
          >
            <Drawer.Content className="min-h-full">{children}</Drawer.Content>
            <Drawer.Close
              aria-label="Close"
              className="absolute top-3 right-3 flex size-8 items-center justify-center rounded-control text-fg-3 hover:bg-surface-2 hover:text-fg"
            >
              <X size={18} aria-hidden="true" />
            </Drawer.Close>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
