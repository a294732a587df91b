import { later } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { HandedBack } from "./handed-back.ts";

/** It was canceled or deleted, is over, or is somebody else's now: nothing is left to do. */
export class HeldNoMore extends Error {}

interface Lease {
  /** What is worked at, as the log names it. */
  readonly what: Readonly<Record<string, string>>;
  /** How long it is held unless it is renewed. */
  readonly ms: number;
  /** By performance.now(), before it was taken. */
  readonly sinceMs: number;
  /** Once a second; false once nothing is left to do. */
  renew(until: Date): Promise<boolean>;
  /** Lets it go before its time and changes its fence, so that a renewal that is late, and whatever comes after it, changes nothing. */
  handBack(): Promise<unknown>;
  /** How long what is under way may go on after the process was told to stop. */
  readonly finishMs?: number;
}

const beatMs = 1_000;
/** Nobody else may begin before the holder has ended, whose requests take a moment to break off. */
const marginMs = 3_000;

/**
 * Runs something for the holder of a lease and renews it meanwhile. The signal ends it with HeldNoMore within about a second where nothing
 * is left to do, and with HandedBack where the process stops, or the lease could not be renewed for so long that it would be over soon:
 * what another may take is worked at no more. Throws what `run` throws, after a lease that is handed back was let go.
 */
export async function whileLeased<T>(
  tools: Pick<Tools, "log" | "now" | "stopping">,
  { what, ms, sinceMs, renew, handBack, finishMs = 0 }: Lease,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController();
  let heldUntilMs = sinceMs + ms;
  let isBeating = false;
  const beat = async (): Promise<void> => {
    if (isBeating) return;
    isBeating = true;
    try {
      const atMs = performance.now();
      if (await renew(later(tools.now(), ms))) heldUntilMs = atMs + ms;
      else end.abort(new HeldNoMore());
    } catch (error) {
      tools.log.warn({ err: error, ...what }, "A lease could not be renewed");
    } finally {
      isBeating = false;
    }
  };
  const timer = setInterval(() => {
    if (performance.now() > heldUntilMs - marginMs) end.abort(new HandedBack());
    void beat();
  }, beatMs);
  let finishing: NodeJS.Timeout | undefined;
  const stop = (): void => {
    if (finishMs === 0) end.abort(new HandedBack());
    else finishing = setTimeout(() => end.abort(new HandedBack()), finishMs);
  };
  tools.stopping.addEventListener("abort", stop, { once: true });
  if (tools.stopping.aborted) stop();
  try {
    return await run(end.signal);
  } catch (error) {
    clearInterval(timer);
    // What fails once it is broken off fails for that reason.
    const reason: unknown = end.signal.aborted ? end.signal.reason : error;
    if (reason instanceof HandedBack)
      await handBack().catch((failed: unknown) =>
        tools.log.warn({ err: failed, ...what }, "A lease could not be given back; it ends soon"),
      );
    throw reason;
  } finally {
    clearInterval(timer);
    clearTimeout(finishing);
    tools.stopping.removeEventListener("abort", stop);
  }
}
