import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import type { ReactElement } from "react";
import { scrimRecipe } from "../../recipes.ts";
import { modalTitleRecipe } from "../modal-recipes.ts";
import type { SidePanelProps } from "./side-panel-props.ts";

export function SidePanelBody({
  open,
  onOpenChange,
  title,
  icon,
  hint,
  finalFocus,
  children,
}: SidePanelProps): ReactElement {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="right">
      <Drawer.Portal>
        <Drawer.Backdrop className={scrimRecipe} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex justify-end">
          <Drawer.Popup
            finalFocus={finalFocus}
            className="relative h-dvh w-120 max-w-full translate-x-(--drawer-swipe-movement-x) border-l border-border bg-surface shadow-popup outline-none transition-transform duration-180 data-ending-style:translate-x-full data-starting-style:translate-x-full data-swiping:transition-none"
          >
            {/* It scrolls within the panel, so that the button that closes it stays. */}
            <Drawer.Content className="h-full overflow-y-auto overscroll-contain">
              <header className="sticky top-0 z-10 flex items-start gap-3 border-b border-border bg-surface py-4 pr-14 pl-5">
                {icon}
                <div className="min-w-0">
                  <Drawer.Title className={`${modalTitleRecipe} wrap-anywhere`}>{title}</Drawer.Title>
                  {hint !== undefined && <div className="text-sm text-fg-3">{hint}</div>}
                </div>
              </header>
              <div className="px-5 py-4">{children}</div>
            </Drawer.Content>
            <Drawer.Close
              aria-label="Close"
              className="absolute top-3.5 right-3 z-20 flex size-8 items-center justify-center rounded-control text-fg-3 hover:bg-surface-2 hover:text-fg"
            >
              <X size={18} aria-hidden="true" />
            </Drawer.Close>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
