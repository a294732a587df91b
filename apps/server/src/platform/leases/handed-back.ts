import { Refusal } from "#platform/refusal.ts";

/** A process that stops, or cannot say any more that it lives, leaves this to another: it is no failure, and no try of it is used up. */
export class HandedBack extends Refusal {
  constructor() {
    super("UNAVAILABLE", { retryAfterSeconds: 5 });
  }
}
