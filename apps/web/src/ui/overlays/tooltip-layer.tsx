import { Tooltip } from "@base-ui/react/tooltip";
import { type ReactElement, useEffect, useState } from "react";
import { positionerRecipe } from "../recipes.ts";

interface ShownTooltip {
  readonly anchor: Element;
  readonly text: string;
}

const pointerDelayMs = 500;
const leaveDelayMs = 120;

/**
 * One tooltip for the whole page: it shows the `data-tooltip` of the hovered or focused element. Escape, a
 * press and scrolling close it, and the pointer may rest on it. It repeats accessible names, so it is hidden
 * from assistive technology.
 */
export function TooltipLayer(): ReactElement {
  const [shown, setShown] = useState<ShownTooltip>();
  useEffect(() => watchTooltips(setShown), []);

  return (
    <Tooltip.Root open={shown !== undefined}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={shown?.anchor} side="bottom" sideOffset={6} className={positionerRecipe}>
          <Tooltip.Popup
            aria-hidden="true"
            data-tooltip-popup=""
            className="rounded-control bg-fg px-2 py-1 text-xs font-medium text-bg"
          >
            {shown?.text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

function watchTooltips(show: (shown: ShownTooltip | undefined) => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (shown: ShownTooltip | undefined, delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(shown), delayMs);
  };
  const hide = (): void => later(undefined, 0);

  document.addEventListener(
    "pointerover",
    ({ target, pointerType }) => {
      if (pointerType === "touch" || !(target instanceof Element)) return;
      if (target.closest("[data-tooltip-popup]")) return clearTimeout(timer);
      const shown = tooltipOf(target);
      later(shown, shown ? pointerDelayMs : leaveDelayMs);
    },
    options,
  );
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) later(tooltipOf(target), 0);
    },
    options,
  );
  document.addEventListener("focusout", hide, options);
  document.addEventListener("pointerdown", hide, options);
  document.addEventListener("keydown", ({ key }) => key !== "Tab" && hide(), options);
  document.addEventListener("scroll", hide, options);
  document.documentElement.addEventListener("pointerleave", hide, { ...options, capture: false });

  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function tooltipOf(target: Element): ShownTooltip | undefined {
  const anchor = target.closest("[data-tooltip]");
  const text = anchor?.getAttribute("data-tooltip");
  // The button's own open popup takes precedence.
  if (!anchor || !text || anchor.getAttribute("aria-expanded") === "true") return undefined;
  return { anchor, text };
}
