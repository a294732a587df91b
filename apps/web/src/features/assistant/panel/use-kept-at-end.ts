import { type RefObject, useEffect, useRef } from "react";

interface KeptAtEnd {
  readonly frame: RefObject<HTMLElement | null>;
  /** From now on its end stays in view, also where somebody had scrolled up. */
  readonly keep: () => void;
}

const nearPx = 48;

/** Keeps the end of what grows in a frame in view, until somebody scrolls up to read; another content starts at its end. */
export function useKeptAtEnd(content: string | undefined): KeptAtEnd {
  const frame = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content starts at its end
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    isAtEnd.current = true;
    const toEnd = (): void => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    const look = (): void => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    };
    const growth = new MutationObserver(toEnd);
    growth.observe(element, { childList: true, characterData: true, subtree: true });
    element.addEventListener("scroll", look, { passive: true });
    toEnd();
    return () => {
      growth.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [content]);
  return {
    frame,
    keep: () => {
      isAtEnd.current = true;
    },
  };
}
