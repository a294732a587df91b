import { useSyncExternalStore } from "react";
import { type ApiProblem, problemMessage } from "./api-problem.ts";

/** Requests wait because the server could not confirm the session. */
export interface ReconnectState {
  readonly sentence: string;
  /** By this machine's clock, which all tabs share; undefined while an attempt is running. */
  readonly retryAtMs: number | undefined;
}

type Message =
  | { readonly kind: "state"; readonly state: ReconnectState | undefined }
  | { readonly kind: "retry" | "ask" };

/** The minimum of 5 seconds between refreshes applies here too; then the delay grows. */
const retryMsMin = 5_000;
const retryMsMax = 60_000;

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("reconnect") : undefined;
const listeners = new Set<() => void>();
let state: ReconnectState | undefined;
/** Whether requests of this tab wait; the state of other tabs is not shown here. */
let isWaiting = false;
/** Whether this tab does the retries. */
let isTrying = false;
let wake: (() => void) | undefined;

channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if (data.kind === "retry") wake?.();
  if (data.kind === "ask" && isTrying) send({ kind: "state", state });
  if (data.kind === "state") change(data.state);
});

/** Marks this tab's requests as waiting for a refresh, and asks the retrying tab for its state. */
export function waitForRefresh(): void {
  isWaiting = true;
  send({ kind: "ask" });
}

/** The refresh succeeded or failed. */
export function endReconnecting(): void {
  isWaiting = false;
  if (isTrying) send({ kind: "state", state: undefined });
  isTrying = false;
  change(undefined);
}

/**
 * Resolves when an unanswered refresh should be retried: with growing delays, not before the server's
 * Retry-After, and at once when a user of any tab asks for it or the browser is online again. Every waiting
 * tab shows the state meanwhile.
 */
export async function waitForRetry(failures: number, problem: ApiProblem): Promise<void> {
  const sentence = problemMessage(problem);
  const pauseMs = Math.max(retryMsMin * 2 ** failures, (problem.retryAfterSeconds ?? 0) * 1000);
  isTrying = true;
  broadcast({ sentence, retryAtMs: Date.now() + Math.min(pauseMs, retryMsMax) });
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.min(pauseMs, retryMsMax));
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener("online", wake, { once: true });
  });
  if (wake) removeEventListener("online", wake);
  wake = undefined;
  broadcast({ sentence, retryAtMs: undefined });
}

/** Retries now, in whichever tab does the retries. */
export function retryNow(): void {
  if (wake) wake();
  else send({ kind: "retry" });
}

/** The state to show in this tab; undefined while none of its requests wait. */
export function useReconnecting(): ReconnectState | undefined {
  return useSyncExternalStore(subscribe, () => (isWaiting ? state : undefined));
}

function broadcast(next: ReconnectState): void {
  change(next);
  send({ kind: "state", state: next });
}

function change(next: ReconnectState | undefined): void {
  state = next;
  for (const listener of listeners) listener();
}

function send(message: Message): void {
  channel?.postMessage(message);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
