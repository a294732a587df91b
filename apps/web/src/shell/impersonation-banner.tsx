import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, UserRoundCog } from "lucide-react";
import { type ReactElement, type RefCallback, useCallback, useState } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { endImpersonating, useImpersonating } from "#lib/session/impersonation.ts";

const controlRecipe =
  "flex h-7 shrink-0 items-center justify-center rounded-control border border-current px-2.5 text-sm font-semibold hover:bg-neg-fg hover:text-neg focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-neg-fg pointer-coarse:h-9";

/** On every page while impersonating, above everything that scrolls; it can be minimised to a line but not closed. */
export function ImpersonationBanner(): ReactElement | null {
  const isImpersonating = useImpersonating();
  const { data: user } = useQuery({ ...meQuery, enabled: isImpersonating });
  const [size, setSize] = useState<"expanded" | "minimised">("expanded");
  const measured = useBandHeight();
  if (!isImpersonating) return null;

  const isExpanded = size === "expanded";
  const sentence = `Admin Impersonation Mode - Viewing as ${user?.email ?? "…"}`;
  const Chevron = isExpanded ? ChevronUp : ChevronDown;
  return (
    <aside
      ref={measured}
      aria-label="Impersonation"
      data-size={size}
      className="sticky top-0 z-40 flex w-full flex-wrap items-center gap-3 bg-neg px-4 py-2 text-neg-fg data-[size=minimised]:gap-2 data-[size=minimised]:py-0.5 sm:px-6 print:hidden forced-colors:border-b-4"
    >
      <UserRoundCog size={isExpanded ? 20 : 14} aria-hidden="true" className="shrink-0" />
      {isExpanded ? (
        <p role="status" className="min-w-48 flex-1 font-semibold wrap-anywhere">
          {sentence}
        </p>
      ) : (
        <p title={sentence} className="min-w-0 flex-1 truncate text-xs font-semibold">
          Impersonating {user?.email}
        </p>
      )}
      <div className="flex shrink-0 gap-3">
        {isExpanded && (
          <button type="button" className={controlRecipe} onClick={() => void endImpersonating()}>
            Logout
          </button>
        )}
        <button
          type="button"
          aria-label={isExpanded ? "Minimise the impersonation banner" : "Expand the impersonation banner"}
          aria-expanded={isExpanded}
          className={
            isExpanded ? controlRecipe : "flex size-6 shrink-0 items-center justify-center rounded-control"
          }
          onClick={() => setSize(isExpanded ? "minimised" : "expanded")}
        >
          <Chevron size={16} aria-hidden="true" />
        </button>
      </div>
    </aside>
  );
}

/** Tells the style sheet how high the band is, so that the header and whatever sticks begin below it. */
function useBandHeight(): RefCallback<HTMLElement> {
  return useCallback((band: HTMLElement | null) => {
    if (!band) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty("--band-height", `${band.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(band);
    return () => {
      observer.disconnect();
      style.removeProperty("--band-height");
    };
  }, []);
}
