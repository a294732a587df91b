import { useEffect, useEffectEvent } from "react";

/** Calls back once, so many milliseconds after `isDue` became true; never when the page was left before. */
export function useTimeoutWhen(isDue: boolean, afterMs: number, callback: () => void): void {
  const run = useEffectEvent(callback);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => run(), afterMs);
    return () => clearTimeout(timer);
  }, [isDue, afterMs]);
}
