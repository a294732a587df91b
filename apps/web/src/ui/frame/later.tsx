import { type ReactElement, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { createTurns, type Turn } from "./turns.ts";

export interface LaterProps {
  readonly children: ReactNode;
  /** Room kept free until then. */
  readonly room?: "none" | "card";
}

const turns = createTurns();

/**
 * Draws its children after what stands around it, and after each one of its kind that came before: the page answers in
 * between.
 */
export function Later({ children, room = "none" }: LaterProps): ReactElement {
  const [isDrawn, setDrawn] = useState(false);
  const turn = useRef<Turn>(undefined);
  useEffect(() => {
    const taken = turns.take(() => startTransition(() => setDrawn(true)));
    turn.current = taken;
    return () => taken.end();
  }, []);
  useEffect(() => {
    if (isDrawn) turn.current?.end();
  }, [isDrawn]);
  if (isDrawn) return <>{children}</>;
  return <>{room === "card" && <div className="h-80" />}</>;
}
