import { lazy, type ReactElement, Suspense } from "react";
import { useHasBeenTrue } from "../use-has-been-true.ts";
import type { DialogProps } from "./dialog-props.ts";

const DialogBody = lazy(() =>
  import("./dialog-body.tsx").then(({ DialogBody }) => ({ default: DialogBody })),
);

/** A modal dialog; its code is loaded when it opens for the first time. */
export function Dialog(props: DialogProps): ReactElement | null {
  if (!useHasBeenTrue(props.open)) return null;
  return (
    <Suspense>
      <DialogBody {...props} />
    </Suspense>
  );
}
