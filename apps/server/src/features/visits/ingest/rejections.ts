import { isDiskFull } from "#platform/disk/disk-full.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";

/** Why a reported request was rejected, in the word under which the counters show it. */
export function rejectionOf(error: unknown): string {
  if (error instanceof FieldRefusal) return "invalid";
  if (isDiskFull(error)) return "disk_full";
  if (error instanceof Refusal && error.code === "UNAVAILABLE") return "overload";
  if (error instanceof Refusal && error.status < 500) return reasons[error.status] ?? "malformed";

  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" && status < 500 ? (reasons[status] ?? "malformed") : "not_stored";
}

const reasons: Readonly<Record<number, string>> = {
  413: "too_large",
  415: "media_type",
  429: "rate_limited",
};

const statuses: Readonly<Record<string, number>> = {
  invalid: 400,
  malformed: 400,
  revoked: 401,
  inactive: 401,
  suspended: 403,
  origin: 403,
  too_large: 413,
  media_type: 415,
  rate_limited: 429,
  not_stored: 500,
  overload: 503,
  disk_full: 503,
};

/** How a request was answered that was rejected for a reason. */
export function statusOfRejection(reason: string): number | null {
  return statuses[reason] ?? null;
}
