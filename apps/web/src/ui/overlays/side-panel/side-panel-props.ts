import type { ReactNode } from "react";

export interface SidePanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Before the title, such as an Avatar. */
  readonly icon?: ReactNode;
  /** One line below the title. */
  readonly hint?: ReactNode;
  /** Element that has the focus after it, where what opened it may be gone by then; true for that itself. */
  readonly finalFocus?: () => HTMLElement | true | null;
  readonly children: ReactNode;
}
