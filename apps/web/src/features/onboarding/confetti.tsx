import { type ReactElement, useEffect, useRef, useState } from "react";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { throwConfetti } from "./throw-confetti.ts";

/** Falls for 15 seconds over the page, which stays usable; never with reduced motion. */
export function Confetti(): ReactElement | null {
  const isUnwanted = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [isOver, setOver] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (isUnwanted || !canvas.current) return;
    return throwConfetti(canvas.current, () => setOver(true));
  }, [isUnwanted]);

  if (isUnwanted || isOver) return null;
  return <canvas ref={canvas} className="pointer-events-none fixed inset-0 z-10 size-full" />;
}
