import type { ReactNode } from "react";

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The accessible name, such as "Navigation". */
  readonly label: string;
  readonly children: ReactNode;
}
