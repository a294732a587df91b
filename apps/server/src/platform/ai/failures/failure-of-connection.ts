import { OperatorFailure } from "./operator-failure.ts";

const causesMax = 8;
const lost = new Set([
  "ECONNRESET",
  "ECONNREFUSED",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/** Without a status: either the connection was lost, or what came cannot be read. */
export function failureOfConnection(error: unknown): OperatorFailure {
  const message = error instanceof Error ? error.message : String(error);
  return new OperatorFailure(isLost(error) ? "reset" : "garbage", message, { cause: error });
}

/** HTTP clients wrap the error of the connection, some of them several times. */
function isLost(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < causesMax && cause instanceof Error; depth++) {
    if ("code" in cause && typeof cause.code === "string" && lost.has(cause.code)) return true;
    if (cause.message === "terminated") return true; // a body that ended in the middle
    cause = cause.cause;
  }
  return false;
}
