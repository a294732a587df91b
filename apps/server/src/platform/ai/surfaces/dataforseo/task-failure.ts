import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";
import { OperatorFailure } from "../../failures/operator-failure.ts";
import { unknownUsage } from "../../usage.ts";

interface FailedTask {
  readonly status_code: number;
  readonly status_message: string;
  /** In US dollars; some failures are paid for. */
  readonly cost?: number | null | undefined;
}

/** By the numbers of its own list; what is not in it is a field that it does not take. */
const kinds: Readonly<Record<number, OperatorFailureKind>> = {
  40100: "bad_key",
  // The page itself failed, several times, and is paid for: what comes again costs again.
  40101: "incomplete",
  40102: "nothing_shown",
  40103: "overloaded",
  // The account is not verified yet.
  40104: "bad_key",
  40200: "quota",
  // The account is blocked.
  40201: "misconfigured",
  40202: "rate_limited",
  // The account's own limit of costs.
  40203: "quota",
  // The account may not use this service.
  40204: "misconfigured",
  // Our address is not on the account's list.
  40207: "misconfigured",
  40209: "rate_limited",
  40210: "quota",
  40400: "misconfigured",
  40402: "misconfigured",
};
const invalidField = 40_501;

/** Meaning of a status of DataForSEO other than a success, and what it has cost. */
export function taskFailure({ status_code, status_message, cost }: FailedTask): OperatorFailure {
  const costUsd = cost ?? 0;
  const kind = kindOf(status_code, status_message);
  // What may pass is asked for often; what was paid for nevertheless, at most twice.
  const isPaid = costUsd > 0 && kind === "overloaded";
  return new OperatorFailure(isPaid ? "incomplete" : kind, `${status_code}: ${status_message}`, {
    usage: { ...unknownUsage, costUsd },
  });
}

function kindOf(status: number, message: string): OperatorFailureKind {
  if (status === invalidField && /location/i.test(message)) return "unsupported_country";
  if (status >= 50_000) return "overloaded";
  return kinds[status] ?? "rejected";
}
