const adStates = ["active", "paused", "archived"] as const;
const reviewStates = ["in_review", "approved", "rejected"] as const;

/** State as we know it, and the channel's own word for it: a channel may have states tomorrow that we do not know. */
export interface ChannelState<State extends string> {
  readonly state: State | "other";
  readonly said: string;
}

export type AdStatus = ChannelState<(typeof adStates)[number]>;
export type ReviewStatus = ChannelState<(typeof reviewStates)[number]>;

export function adStatusOf(said: string): AdStatus {
  return { state: adStates.find((one) => one === said) ?? "other", said };
}

export function reviewStatusOf(said: string): ReviewStatus {
  return { state: reviewStates.find((one) => one === said) ?? "other", said };
}

/** Whether nothing of it can be shown to anybody by its own state: what we do not know may be running. */
export function isStopped({ state }: AdStatus): boolean {
  return state === "paused" || state === "archived";
}
