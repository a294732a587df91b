import { useSyncExternalStore } from "react";
import { type ApiProblem, problemMessage } from "./api-problem.ts";

/** Requests wait because the server could not say whether the session goes on. */
export interface Reconnecting {
  readonly sentence: string;
  /** By the clock of this machine, which all tabs share; undefined while an attempt is under way. */
  readonly retryAtMs: number | undefined;
}

type Message =
  | { readonly kind: "state"; readonly state: Reconnecting | undefined }
  | { readonly kind: "retry" | "ask" };

/** The rule of 5 seconds between two refreshes holds for these too; after that they come less and less often. */
const retryMsMin = 5_000;
const retryMsMax = 60_000;

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("reconnect") : undefined;
const listeners = new Set<() => void>();
let state: Reconnecting | undefined;
/** Whether requests of this tab wait; what other tabs wait for is none of its user's business. */
let isWaiting = false;
/** Whether this tab is the one that tries. */
let isTrying = false;
let wake: (() => void) | undefined;

channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if (data.kind === "retry") wake?.();
  if (data.kind === "ask" && isTrying) send({ kind: "state", state });
  if (data.kind === "state") change(data.state);
});

/** Marks requests of this tab as waiting for a refresh, and learns from the tab that tries how it goes. */
export function waitForRefresh(): void {
  isWaiting = true;
  send({ kind: "ask" });
}

/** The refresh has ended one way or another. */
export function endReconnecting(): void {
  isWaiting = false;
  if (isTrying) send({ kind: "state", state: undefined });
  isTrying = false;
  change(undefined);
}

/**
 * Resolves when a refresh that was not answered should be tried again: later and later, as late as the server asks for,
 * at once when a user of any tab or the browser's network says so. Every waiting tab shows it meanwhile.
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

/** Tries again now, in whichever tab does the trying. */
export function retryNow(): void {
  if (wake) wake();
  else send({ kind: "retry" });
}

/** What to tell the user of this tab; undefined as long as nothing of it waits in vain. */
export function useReconnecting(): Reconnecting | undefined {
  return useSyncExternalStore(subscribe, () => (isWaiting ? state : undefined));
}

function broadcast(next: Reconnecting): void {
  change(next);
  send({ kind: "state", state: next });
}

function change(next: Reconnecting | undefined): void {
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
