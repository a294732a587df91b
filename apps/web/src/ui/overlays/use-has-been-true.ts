import { useState } from "react";

/** Stays true once `now` has been true, so that a popup can play its closing animation. */
export function useHasBeenTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
