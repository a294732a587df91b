import { PreviewCard as BaseCard } from "@base-ui/react/preview-card";
import type { ReactElement, ReactNode } from "react";
import { popupRecipe, positionerRecipe } from "../recipes.ts";

export interface PreviewCardProps {
  /** The link that is pointed at or reached by keyboard, without children. */
  readonly link: ReactElement;
  readonly children: ReactNode;
  /** What is shown of where the link leads. It may say no more than the page says elsewhere: not everyone sees it. */
  readonly card: ReactNode;
}

/** A link that shows where it leads before it is followed. */
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
