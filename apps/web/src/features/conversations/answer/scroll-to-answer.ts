import { type RefObject, useEffect, useRef } from "react";

/** The answer that an address names behind its number sign. */
export function answerIn(hash: string): string | undefined {
  return /^answer-([0-9a-f-]{36})$/i.exec(hash)?.[1];
}

/**
 * Brings an answer that the address names into view as soon as it is there: it gets the focus and lights up for a
 * moment. Who is already where the answer appears, such as at its tab, names it in the reference and stays there.
 */
export function useScrollToAnswer(
  answerId: string | undefined,
  isThere: boolean,
): RefObject<string | undefined> {
  const here = useRef<string>(undefined);
  useEffect(() => {
    if (answerId === undefined || !isThere || here.current === answerId) return;

    here.current = answerId;
    // After the router, which gives the focus to the heading of a new page.
    const frame = requestAnimationFrame(() => bringIntoView(`answer-${answerId}`));
    return () => cancelAnimationFrame(frame);
  }, [answerId, isThere]);
  return here;
}

function bringIntoView(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;

  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "start" });
  element.dataset.flash = "";
  element.addEventListener("animationend", () => delete element.dataset.flash, { once: true });
}
