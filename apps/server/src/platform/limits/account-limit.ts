import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export interface AccountLimit {
  /** Counts one request of the account; refuses what is too much within a minute. */
  count(account: { readonly userId: string }): void;
}

const windowMs = 60_000;

export interface WorkspaceLimit {
  /** Counts one request for the workspace; refuses what is too much within a minute. */
  count(workspace: { readonly workspaceId: string }): void;
}

interface LimitOptions {
  readonly perMinuteMax: number;
}

/** Lets each account do at this instance, so many times a minute, what costs a call of a website or of an AI model. */
export function accountLimit(tools: Pick<Tools, "now">, options: LimitOptions): AccountLimit {
  const count = minuteLimit(tools, options);
  return { count: ({ userId }) => count(userId) };
}

/** As for an account, for all members of a workspace together. */
export function workspaceLimit(tools: Pick<Tools, "now">, options: LimitOptions): WorkspaceLimit {
  const count = minuteLimit(tools, options);
  return { count: ({ workspaceId }) => count(workspaceId) };
}

function minuteLimit({ now }: Pick<Tools, "now">, { perMinuteMax }: LimitOptions): (id: string) => void {
  let windowEndMs = 0;
  const counts = new Map<string, number>();

  return (id) => {
    const nowMs = now().getTime();
    if (nowMs >= windowEndMs) {
      counts.clear();
      windowEndMs = nowMs + windowMs;
    }

    const count = (counts.get(id) ?? 0) + 1;
    if (count > perMinuteMax) {
      const retryAfterSeconds = Math.max(1, Math.ceil((windowEndMs - nowMs) / 1000));
      throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
    }
    counts.set(id, count);
  };
}
