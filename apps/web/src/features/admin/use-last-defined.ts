import { useState } from "react";

/** The value, or the last one that was there: the words of a dialog stay while it fades away. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
