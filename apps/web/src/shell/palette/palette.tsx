import { lazy, type ReactElement, Suspense } from "react";
import { useEverTrue } from "#ui/overlays/use-ever-true.ts";
import type { PaletteProps } from "./palette-props.ts";

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
