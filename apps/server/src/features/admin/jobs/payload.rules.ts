/** Keys of payloads whose values are shown: ids and numbers. What is not named here is never shown. */
export const shownKeys: ReadonlySet<string> = new Set([
  "afterId",
  "announcementId",
  "answerId",
  "attempt",
  "auditId",
  "campaignId",
  "checkoutId",
  "days",
  "exportId",
  "invitationId",
  "mailId",
  "optimizationId",
  "organizationId",
  "paymentId",
  "readerId",
  "runId",
  "simulationId",
  "subscriptionId",
  "sweep",
  "userId",
  "workspaceId",
]);

/** An id or a sweep's name; no text has this shape. */
const shownValue = /^[\w.:-]{1,100}$/;

/** Fields of a job's payload that may be seen. */
export function shownPayload(data: unknown): Record<string, string | number> {
  if (typeof data !== "object" || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter(
      (entry): entry is [string, string | number] => shownKeys.has(entry[0]) && isShown(entry[1]),
    ),
  );
}

function isShown(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && shownValue.test(value));
}

const framesMax = 50;

/** The frames of a stack: what stands above them is the message, which may hold values of a statement. */
export function framesOf(stack: string | null): string[] {
  return (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at \S/.test(line))
    .slice(0, framesMax)
    .map((line) => line.trim());
}
