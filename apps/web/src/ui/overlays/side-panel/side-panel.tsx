import { lazy, type ReactElement, Suspense } from "react";
import { useHasBeenTrue } from "../use-has-been-true.ts";
import type { SidePanelProps } from "./side-panel-props.ts";

const SidePanelBody = lazy(() =>
  import("./side-panel-body.tsx").then(({ SidePanelBody }) => ({ default: SidePanelBody })),
);

/** A panel from the right edge with the details of a row; swiping right or Escape closes it. */
export function SidePanel(props: SidePanelProps): ReactElement | null {
  if (!useHasBeenTrue(props.open)) return null;
  return (
    <Suspense>
      <SidePanelBody {...props} />
    </Suspense>
  );
}
