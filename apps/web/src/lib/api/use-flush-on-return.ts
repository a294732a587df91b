import { useEffect } from "react";
import type { Autosave } from "./autosave.ts";

/** Saves what waits once there is a connection again, and when the tab is left or comes back. */
export function useFlushOnReturn(autosave: Pick<Autosave<never>, "flush" | "isUnsaved">): void {
  useEffect(() => {
    const flush = (): void => {
      if (autosave.isUnsaved()) void autosave.flush();
    };
    addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [autosave]);
}
