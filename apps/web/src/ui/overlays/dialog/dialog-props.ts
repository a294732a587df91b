import type { ReactNode } from "react";

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** Element that has the focus after it, where what opened it may be gone by then. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  /** Wide where two texts stand side by side. */
  readonly width?: "normal" | "wide";
  readonly children?: ReactNode;
  /** The buttons at the end; a submit button here sets its form with the `form` attribute. */
  readonly actions?: ReactNode;
}
