import { type RefObject, useEffect, useRef } from "react";

/** The answer id in the URL's hash. */
export function answerIn(hash: string): string | undefined {
  return /^answer-([0-9a-f-]{36})$/i.exec(hash)?.[1];
}

/**
 * Scrolls to the answer in the URL once it is rendered, focuses and highlights it. If the user is already at
 * that answer, for example on its tab, the caller sets the reference and nothing moves.
 */
export function useScrollToAnswer(
  answerId: string | undefined,
  isThere: boolean,
): RefObject<string | undefined> {
  const here = useRef<string>(undefined);
  useEffect(() => {
    if (answerId === undefined || !isThere || here.current === answerId) return;

    here.current = answerId;
    // After the router, which focuses the heading of a new page.
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
