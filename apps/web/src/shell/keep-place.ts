const key = "place";
/** A page that is still growing after this long is left where it is. */
const withinMs = 5000;
const ownMoves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Keeps the place: whoever loads a page anew finds the place where they were, as soon as the page is long enough for it. */
export function keepPlace(): void {
  const top = keptTop();
  addEventListener("pagehide", () => sessionStorage.setItem(key, String(Math.round(scrollY))));
  if (top > 0) returnTo(top);
}

/** In pixels from the top of the page; 0 when this page was not left by loading it anew. What was left then was this very page. */
function keptTop(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  return isReload ? Number(sessionStorage.getItem(key)) || 0 : 0;
}

function returnTo(top: number): void {
  const sizes = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight >= top + innerHeight) scrollTo({ top, behavior: "instant" });
  });
  const stop = (): void => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, withinMs);
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  sizes.observe(document.documentElement);
}
