import { unknownUsage } from "../usage.ts";
import { OperatorFailure } from "./operator-failure.ts";

const causesMax = 8;
/** Nobody was reached, so nobody answered and nothing was used. */
const unreached = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const lost = new Set([
  ...unreached,
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "UND_ERR_SOCKET",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/** Without a status: either the connection was lost, or what came cannot be read. */
export function failureOfConnection(error: unknown): OperatorFailure {
  const message = error instanceof Error ? error.message : String(error);
  const causes = causesOf(error);
  const isLost = causes.some((cause) => lost.has(codeOf(cause)) || cause.message === bodyEnded);
  const isUnreached = causes.some((cause) => unreached.has(codeOf(cause)));
  return new OperatorFailure(isLost ? "reset" : "garbage", message, {
    cause: error,
    ...(isUnreached && { usage: { ...unknownUsage, costUsd: 0 } }),
  });
}

/** Message of a body that ended in the middle. */
const bodyEnded = "terminated";

/** HTTP clients wrap the error of the connection, some of them several times. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < causesMax; cause = cause.cause)
    causes.push(cause);
  return causes;
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
