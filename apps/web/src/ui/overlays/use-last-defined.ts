import { useState } from "react";

/** The value, or the last defined one, which keeps a dialog's text during its closing animation. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
