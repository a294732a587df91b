import { PreviewCard as BaseCard } from "@base-ui/react/preview-card";
import type { ReactElement, ReactNode } from "react";
import { popupRecipe, positionerRecipe } from "../recipes.ts";

export interface PreviewCardProps {
  /** The hovered or focused link, without children. */
  readonly link: ReactElement;
  readonly children: ReactNode;
  /**
   * A preview of the link's target. It must contain nothing that the page does not: not every user sees it.
   */
  readonly card: ReactNode;
}

/** A link with a preview of its target. */
export function PreviewCard({ link, children, card }: PreviewCardProps): ReactElement {
  return (
    <BaseCard.Root>
      <BaseCard.Trigger render={link}>{children}</BaseCard.Trigger>
      <BaseCard.Portal>
        <BaseCard.Positioner sideOffset={6} collisionPadding={8} className={positionerRecipe}>
          <BaseCard.Popup className={`${popupRecipe} w-72 max-w-(--available-width) px-4 py-3 text-sm`}>
            {card}
          </BaseCard.Popup>
        </BaseCard.Positioner>
      </BaseCard.Portal>
    </BaseCard.Root>
  );
}
