import { useEffect, useEffectEvent } from "react";

/** Calls back once, `afterMs` after `isDue` became true; cancelled when the component unmounts. */
export function useTimeoutWhen(isDue: boolean, afterMs: number, callback: () => void): void {
  const run = useEffectEvent(callback);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => run(), afterMs);
    return () => clearTimeout(timer);
  }, [isDue, afterMs]);
}
