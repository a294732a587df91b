import { lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { useEverTrue } from "./use-ever-true.ts";

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The accessible name, such as "Navigation". */
  readonly label: string;
  readonly children: ReactNode;
}

const DrawerBody = lazy(() =>
  import("./drawer-body.tsx").then(({ DrawerBody }) => ({ default: DrawerBody })),
);

/** A panel from the left edge, for the sidebar of small screens; a swipe or Escape closes it. */
export function Drawer(props: DrawerProps): ReactElement | null {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense>
      <DrawerBody {...props} />
    </Suspense>
  );
}
