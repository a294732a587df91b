import { lazy, type ReactElement, Suspense } from "react";
import { useHasBeenTrue } from "../use-has-been-true.ts";
import type { ConfirmDialogProps } from "./confirm-dialog-props.ts";

const ConfirmDialogBody = lazy(() =>
  import("./confirm-dialog-body.tsx").then(({ ConfirmDialogBody }) => ({ default: ConfirmDialogBody })),
);

/** A confirmation dialog; its code is loaded when it opens for the first time. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  if (!useHasBeenTrue(props.open)) return null;
  return (
    <Suspense>
      <ConfirmDialogBody {...props} />
    </Suspense>
  );
}
