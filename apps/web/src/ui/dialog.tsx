import { lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { useEverTrue } from "./use-ever-true.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons at the end; a submit button here names its form with the `form` attribute. */
  readonly actions?: ReactNode;
}

const DialogBody = lazy(() =>
  import("./dialog-body.tsx").then(({ DialogBody }) => ({ default: DialogBody })),
);

/** A modal dialog whose code comes when it opens for the first time. */
export function Dialog(props: DialogProps): ReactElement | null {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense>
      <DialogBody {...props} />
    </Suspense>
  );
}
