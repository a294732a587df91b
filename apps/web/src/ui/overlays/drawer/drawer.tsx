import { lazy, type ReactElement, Suspense } from "react";
import { useHasBeenTrue } from "../use-has-been-true.ts";
import type { DrawerProps } from "./drawer-props.ts";

const DrawerBody = lazy(() =>
  import("./drawer-body.tsx").then(({ DrawerBody }) => ({ default: DrawerBody })),
);

/** A panel from the left edge, for the sidebar of small screens; swiping or Escape closes it. */
export function Drawer(props: DrawerProps): ReactElement | null {
  if (!useHasBeenTrue(props.open)) return null;
  return (
    <Suspense>
      <DrawerBody {...props} />
    </Suspense>
  );
}
