import type { ReactNode } from "react";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The full consequences of the action. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Where "Cancel" could be taken for what is asked about. */
  readonly cancelLabel?: string;
  readonly tone: "primary" | "danger";
  readonly busy: boolean;
  readonly onConfirm: () => void;
}
