import { useEffect, useState } from "react";

const tickMs = 250;

/** Whole seconds since mounting; corrects itself after the tab was in the background. */
export function useElapsedSeconds(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startMs = performance.now();
    const tick = (): void => setElapsed(Math.floor((performance.now() - startMs) / 1000));
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
