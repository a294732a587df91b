import { CSPProvider } from "@base-ui/react/csp-provider";
import { lazy, type ReactElement, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { deferred, untilLoaded } from "../overlays/deferred.ts";
import { areToastsUsed, subscribeToToasts } from "../overlays/toast.ts";

const tooltips = deferred(() =>
  untilLoaded(() =>
    import("../overlays/tooltip-layer.tsx").then(({ TooltipLayer }) => ({ default: TooltipLayer })),
  ),
);
const TooltipLayer = lazy(tooltips.load);
const ToastViewport = lazy(() =>
  untilLoaded(() =>
    import("../overlays/toast-viewport.tsx").then(({ ToastViewport }) => ({ default: ToastViewport })),
  ),
);

/** Wraps the whole application: no inline style elements, one tooltip, one toast stack. */
export function UiProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const hasToasts = useSyncExternalStore(subscribeToToasts, areToastsUsed);
  return (
    <CSPProvider disableStyleElements>
      {children}
      <Suspense>
        <TooltipLayer />
      </Suspense>
      {hasToasts && (
        <Suspense>
          <ToastViewport />
        </Suspense>
      )}
    </CSPProvider>
  );
}
