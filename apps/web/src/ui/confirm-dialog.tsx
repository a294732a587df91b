import { lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { useEverTrue } from "./use-ever-true.ts";

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

const ConfirmDialogBody = lazy(() =>
  import("./confirm-dialog-body.tsx").then(({ ConfirmDialogBody }) => ({ default: ConfirmDialogBody })),
);

/** A question that must be answered; its code comes when it is asked for the first time. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense>
      <ConfirmDialogBody {...props} />
    </Suspense>
  );
}
