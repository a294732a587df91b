import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls a row of tabs so that the one in use is in sight, also when the address chose it. Only the row moves: a page that
 * was opened at an answer stays there.
 */
export function useShownInRow<Row extends HTMLElement>(
  inUse: string,
  selector: string,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab is found in the document by what marks it
  useEffect(() => {
    const tab = row.current?.querySelector(selector);
    if (!row.current || !tab) return;
    const frame = row.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > frame.right) row.current.scrollLeft += right - frame.right + sightOfNext;
    else if (left < frame.left) row.current.scrollLeft -= frame.left - left + sightOfNext;
  }, [inUse, selector]);
  return row;
}

/** In pixels: the edge of the next tab tells that the row goes on. */
const sightOfNext = 32;
