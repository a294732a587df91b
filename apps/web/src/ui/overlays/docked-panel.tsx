import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import type { ReactElement, ReactNode, RefObject } from "react";
import { cx } from "../cx.ts";
import { useMediaQuery } from "../frame/use-media-query.ts";
import { scrimRecipe } from "../recipes.ts";
import { modalTitleRecipe } from "./modal-recipes.ts";

interface DockedPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Before the button that closes it. */
  readonly actions: ReactNode;
  /** Element that gets the focus when it opens, except by touch: a keyboard would cover half of it. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  /** A column as high as the panel; what is long scrolls within. */
  readonly children: ReactNode;
}

/**
 * A panel at the right edge that stays open beside the page, which can be used meanwhile. Where there is no room for both, it
 * covers the page as a dialog, and closes when one of its links leads elsewhere. Its code is heavy: load it with what it shows.
 */
export function DockedPanel({
  open,
  onOpenChange,
  title,
  actions,
  initialFocus,
  children,
}: DockedPanelProps): ReactElement {
  const isBeside = useMediaQuery("(width >= 64rem)");
  return (
    <Drawer.Root
      open={open}
      onOpenChange={onOpenChange}
      modal={!isBeside}
      disablePointerDismissal={isBeside}
      swipeDirection="right"
    >
      <Drawer.Portal>
        {!isBeside && <Drawer.Backdrop className={scrimRecipe} />}
        <Drawer.Viewport
          className={cx(
            "fixed right-0 bottom-0 flex justify-end",
            isBeside ? "top-(--band-height) z-20" : "top-0 left-0 z-50",
          )}
        >
          <Drawer.Popup
            initialFocus={(by) => (by === "touch" ? true : initialFocus.current)}
            onClick={({ target }) => {
              if (!isBeside && target instanceof Element && target.closest("a:not([target])"))
                onOpenChange(false);
            }}
            className="relative h-full w-104 max-w-full translate-x-(--drawer-swipe-movement-x) border-l border-border bg-surface outline-none transition-transform duration-180 data-ending-style:translate-x-full data-starting-style:translate-x-full data-swiping:transition-none max-xl:shadow-popup"
          >
            <Drawer.Content className="flex h-full flex-col">
              <div className="flex h-(--header-height) shrink-0 items-center gap-1 border-b border-border pr-3 pl-5">
                <Drawer.Title className={cx(modalTitleRecipe, "min-w-0 flex-1 truncate")}>
                  {title}
                </Drawer.Title>
                {actions}
                <Drawer.Close
                  aria-label="Close"
                  className="flex size-8 items-center justify-center rounded-control text-fg-3 hover:bg-surface-2 hover:text-fg"
                >
                  <X size={18} aria-hidden="true" />
                </Drawer.Close>
              </div>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
