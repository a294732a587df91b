import type { ReactNode } from "react";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What will happen, in full: this is the last moment to read it. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly tone: "primary" | "danger";
  readonly busy: boolean;
  readonly onConfirm: () => void;
}
