import { FieldRefusal, Refusal } from "#platform/refusal.ts";

/** Why a reported request was rejected, in the word under which the counters show it. */
export function rejectionOf(error: unknown): string {
  if (error instanceof FieldRefusal) return "invalid";
  if (error instanceof Refusal && error.code === "UNAVAILABLE") return "overload";
  if (error instanceof Refusal && error.status < 500) return reasons[error.status] ?? "malformed";

  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" && status < 500 ? (reasons[status] ?? "malformed") : "not_stored";
}

const reasons: Readonly<Record<number, string>> = {
  413: "too_large",
  415: "media_type",
};
