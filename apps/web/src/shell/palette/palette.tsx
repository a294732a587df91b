import { lazy, type ReactElement, Suspense } from "react";
import { useHasBeenTrue } from "#ui/overlays/use-has-been-true.ts";
import type { PaletteProps } from "./palette-props.ts";

const PaletteBody = lazy(() =>
  import("./palette-body.tsx").then(({ PaletteBody }) => ({ default: PaletteBody })),
);

/** The command palette; its code is loaded when it opens for the first time. */
export function Palette(props: PaletteProps): ReactElement | null {
  if (!useHasBeenTrue(props.open)) return null;
  return (
    <Suspense>
      <PaletteBody {...props} />
    </Suspense>
  );
}
