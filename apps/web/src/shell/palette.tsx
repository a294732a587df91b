import { lazy, type ReactElement, Suspense } from "react";
import { useEverTrue } from "#ui/use-ever-true.ts";

export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onShortcuts: () => void;
}

const PaletteBody = lazy(() =>
  import("./palette-body.tsx").then(({ PaletteBody }) => ({ default: PaletteBody })),
);

/** The command palette; its code comes when it opens for the first time. */
export function Palette(props: PaletteProps): ReactElement | null {
  if (!useEverTrue(props.open)) return null;
  return (
    <Suspense>
      <PaletteBody {...props} />
    </Suspense>
  );
}
