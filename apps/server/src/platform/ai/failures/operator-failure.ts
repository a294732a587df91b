import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";
import { storable } from "#platform/requests/storable-text.ts";
import type { Usage } from "../usage.ts";

/** Why there is no answer. `again`: may be answered later; `pauses`: not before somebody does something. */
export const failureKinds = {
  /** The model would rather not. */
  refusal: { again: false, pauses: false },
  /** The answer was longer than it may be, so it is not whole. */
  length: { again: false, pauses: false },
  /** All that it may say went into its thoughts, and no answer was left. */
  thoughts: { again: false, pauses: false },
  /** The page shows no answer of an AI model for this question, which is a finding and no fault. */
  nothing_shown: { again: false, pauses: false },
  /** The provider stopped in the middle, by its own account. */
  incomplete: { again: true, pauses: false },
  rate_limited: { again: true, pauses: false },
  overloaded: { again: true, pauses: false },
  timeout: { again: true, pauses: false },
  /** No connection, or one that ended in the middle. */
  reset: { again: true, pauses: false },
  /** Failure where what came is no answer of this protocol, or an empty one. */
  garbage: { again: true, pauses: false },
  /** The account has no money or allowance left. */
  quota: { again: false, pauses: true },
  bad_key: { again: false, pauses: true },
  /** The provider does not take this question, while it may take others. */
  rejected: { again: false, pauses: false },
  /** The provider asks nothing from the country that the question comes from. */
  unsupported_country: { again: false, pauses: false },
  /** The provider does not know the model, or there is no such address. */
  misconfigured: { again: false, pauses: true },
  /** Nothing was asked: what may be spent on a day is spent. */
  spending_bound: { again: true, pauses: false },
} as const satisfies Record<OperatorFailureKind, { readonly again: boolean; readonly pauses: boolean }>;

/** Kind of what was cut off at its length: an answer that grew too long, or thoughts that left no room for one. */
export function lengthKind(isEmpty: boolean): "length" | "thoughts" {
  return isEmpty ? "thoughts" : "length";
}

interface FailureOptions {
  /** Status of the HTTP answer that was no success. */
  readonly status?: number | undefined;
  /** Whether the same question may be answered later, where it is not as its kind says. */
  readonly again?: boolean | undefined;
  /** Milliseconds that the provider asked to wait, if it did. */
  readonly retryAfterMs?: number | undefined;
  /** Usage nevertheless, where the provider says so: a refusal or half an answer is paid for too. */
  readonly usage?: Usage | undefined;
  readonly cause?: unknown;
}

/** Characters of what a provider says, which may be a whole page. */
const messageMax = 2_000;

/**
 * A question that was not answered. The message is the provider's own, and may quote the question or name the account:
 * it belongs to the row of this question, and superusers may read it. No other workspace's row ever gets it.
 */
export class OperatorFailure extends Error {
  readonly kind: OperatorFailureKind;
  readonly status: number | undefined;
  readonly again: boolean | undefined;
  readonly retryAfterMs: number | undefined;
  readonly usage: Usage | undefined;

  constructor(kind: OperatorFailureKind, message: string, options: FailureOptions = {}) {
    super(storable(message, messageMax), { cause: options.cause });
    this.name = "OperatorFailure";
    this.kind = kind;
    this.status = options.status;
    this.again = options.again;
    this.retryAfterMs = options.retryAfterMs;
    this.usage = options.usage;
  }
}
