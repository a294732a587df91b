import type { Tokens } from "@citelens/contract/accounts/accounts";
import { ApiProblem } from "../api/api-problem.ts";

export interface TokenRefreshPorts {
  readonly readTokens: () => Tokens | undefined;
  readonly writeTokens: (tokens: Tokens) => void;
  /** Calls the server; throws ApiProblem. */
  readonly requestTokens: (refresh: string) => Promise<Tokens>;
  /** Runs the task while no other tab runs one. */
  readonly withTabLock: <T>(task: () => Promise<T>) => Promise<T>;
  /** Resolves when an unanswered refresh should be retried; `failures` is the number of earlier ones. */
  readonly waitForRetry: (failures: number, problem: ApiProblem) => Promise<void>;
  readonly endSession: () => void;
  readonly nowMs: () => number;
}

/** A newer access token than the refused one, or undefined when there is none. */
export type TokenRefresh = (refusedAccess: string) => Promise<string | undefined>;

const pauseMs = 5000;
/** Statuses that mean the token was refused; any other is a problem of the server or the connection. */
const refusals = [400, 401, 403];

/**
 * One refresh at a time in the whole browser: callers in this tab share one promise, other tabs wait for the
 * lock and then find the new tokens. At most one attempt per 5 seconds. A refusal ends the session. Without a
 * response the callers wait, and the refresh is retried until there is one.
 */
export function createTokenRefresh(ports: TokenRefreshPorts): TokenRefresh {
  let running: Promise<string | undefined> | undefined;
  let attemptedAtMs = Number.NEGATIVE_INFINITY;

  const attempt = async (refusedAccess: string): Promise<string | undefined> => {
    for (let failures = 0; ; failures += 1) {
      const tokens = ports.readTokens();
      if (!tokens || tokens.access !== refusedAccess) return tokens?.access;

      attemptedAtMs = ports.nowMs();
      const renewed = await requestOnce(ports, tokens.refresh);
      if ("access" in renewed) return renewed.access;
      await ports.waitForRetry(failures, renewed.problem);
    }
  };

  return (refusedAccess) => {
    if (running !== undefined) return running;

    const current = ports.readTokens()?.access;
    if (current !== refusedAccess) return Promise.resolve(current);
    if (ports.nowMs() - attemptedAtMs < pauseMs) return Promise.resolve(undefined);

    running = ports
      .withTabLock(() => attempt(refusedAccess))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

/** Result of one request: the access token that counts from now on, or the problem for which it is tried again. */
type RenewalResult = { readonly access: string | undefined } | { readonly problem: ApiProblem };

async function requestOnce(ports: TokenRefreshPorts, refresh: string): Promise<RenewalResult> {
  try {
    const tokens = await ports.requestTokens(refresh);
    ports.writeTokens(tokens);
    return { access: tokens.access };
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const present = ports.readTokens();
    if (present?.refresh !== refresh) return { access: present?.access }; // the session has changed or ended
    if (!refusals.includes(problem.status)) return { problem };

    ports.endSession();
    throw problem;
  }
}
