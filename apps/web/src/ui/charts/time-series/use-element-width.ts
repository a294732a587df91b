import { type RefCallback, useCallback, useState } from "react";

/** The current width of an element in whole pixels; 0 before layout. */
export function useElementWidth(): readonly [ref: RefCallback<HTMLElement>, widthPx: number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
