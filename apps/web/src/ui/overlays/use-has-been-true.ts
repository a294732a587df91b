import { useState } from "react";

/** Stays true once `now` has been true, so that a popup can still leave with its animation after closing. */
export function useHasBeenTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
