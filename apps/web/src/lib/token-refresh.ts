import type { Tokens } from "@citelens/contract/accounts";
import { ApiProblem } from "./api-problem.ts";

export interface TokenRefreshPorts {
  readonly readTokens: () => Tokens | undefined;
  readonly writeTokens: (tokens: Tokens) => void;
  /** Asks the server; throws ApiProblem. */
  readonly requestTokens: (refresh: string) => Promise<Tokens>;
  /** Runs the task while no other tab runs one. */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>;
  readonly endSession: () => void;
  readonly nowMs: () => number;
}

/** A newer access token than the refused one, or undefined when there is none to be had. */
export type TokenRefresh = (refusedAccess: string) => Promise<string | undefined>;

const pauseMs = 5000;

/**
 * One refresh at a time in the whole browser: callers of this tab share one promise, other tabs wait for the
 * lock and then find the new tokens. Within 5 seconds of an attempt there is no other one. An answer that
 * refuses ends the session; no answer at all leaves it, and the callers get the connection's problem.
 */
export function createTokenRefresh(ports: TokenRefreshPorts): TokenRefresh {
  let running: Promise<string | undefined> | undefined;
  let attemptedAtMs = Number.NEGATIVE_INFINITY;

  const attempt = async (refusedAccess: string): Promise<string | undefined> => {
    const tokens = ports.readTokens();
    if (!tokens || tokens.access !== refusedAccess) return tokens?.access;

    attemptedAtMs = ports.nowMs();
    try {
      const renewed = await ports.requestTokens(tokens.refresh);
      ports.writeTokens(renewed);
      return renewed.access;
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status !== 0) ports.endSession();
      throw problem;
    }
  };

  return (refusedAccess) => {
    if (running) return running;

    const current = ports.readTokens()?.access;
    if (current !== refusedAccess) return Promise.resolve(current);
    if (ports.nowMs() - attemptedAtMs < pauseMs) return Promise.resolve(undefined);

    running = ports
      .exclusively(() => attempt(refusedAccess))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
