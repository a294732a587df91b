import { type RefCallback, useCallback, useState } from "react";
import { flushSync } from "react-dom";

/**
 * The current width of an element in whole pixels; 0 before layout, and until the element first came into the window or onto
 * paper: what nobody has scrolled to need not be drawn.
 */
export function useSeenWidth(): readonly [ref: RefCallback<HTMLElement>, widthPx: number] {
  const [width, setWidth] = useState(0);
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    const see = (): void => {
      setSeen(true);
      window.removeEventListener("beforeprint", print);
      sight.disconnect();
    };
    // The paper takes what is there when this returns.
    const print = (): void => flushSync(see);
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    sizes.observe(element);
    sight.observe(element);
    window.addEventListener("beforeprint", print);
    return () => {
      window.removeEventListener("beforeprint", print);
      sizes.disconnect();
      sight.disconnect();
    };
  }, []);
  return [ref, isSeen ? width : 0];
}
