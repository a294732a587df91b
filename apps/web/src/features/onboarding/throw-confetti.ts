import type confetti from "canvas-confetti";

const lastsMs = 15_000;
const burstEveryMs = 250;
const firstBurst = 40;
const colours = ["--brand", "--accent", "--pos", "--info"];

/**
 * Throws confetti onto the canvas for 15 seconds, decreasingly, then calls `onOver`. The returned function
 * stops it. The library is loaded on demand; if that fails, it ends at once.
 */
export function throwConfetti(canvas: HTMLCanvasElement, onOver: () => void): () => void {
  let isWanted = true;
  let end = (): void => {};

  import("canvas-confetti").then(
    ({ default: library }) => {
      // Its worker would be created from a blob, which the page's policy forbids.
      if (isWanted) end = rain(library.create(canvas, { resize: true, useWorker: false }), canvas, onOver);
    },
    () => isWanted && onOver(),
  );

  return () => {
    isWanted = false;
    end();
  };
}

function rain(fire: confetti.CreateTypes, canvas: HTMLCanvasElement, onOver: () => void): () => void {
  const style = getComputedStyle(canvas);
  const colors = colours.map((token) => style.getPropertyValue(token).trim());
  const startMs = performance.now();

  const burst = (): void => {
    const share = 1 - (performance.now() - startMs) / lastsMs;
    if (share <= 0) {
      end();
      onOver();
      return;
    }
    // Nobody waits until a burst has fallen; where one cannot be drawn, the next ones could not either.
    fire({
      particleCount: Math.ceil(firstBurst * share),
      colors,
      spread: 80,
      startVelocity: 32,
      ticks: 120,
      origin: { x: Math.random(), y: Math.random() / 2 - 0.1 },
    })?.catch(end);
  };
  const timer = setInterval(burst, burstEveryMs);
  const end = (): void => {
    clearInterval(timer);
    fire.reset();
  };

  burst();
  return end;
}
