import { type ErrorCode, errors } from "@citelens/contract/base/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isUnavailable } from "#platform/clickhouse.ts";
import { fullSaidEveryMs, isDiskFull } from "#platform/disk/disk-full.ts";
import { seldom } from "#platform/limits/seldom.ts";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { NoteRefusal } from "./refusal-log.ts";

const retryAfterSeconds = 2;
/** Nobody frees space within seconds. */
const fullRetryAfterSeconds = 30;
/** Many times what any body may have. */
const drainedBytesMax = 64 * 1024 * 1024;

/** Codes of the web server's own complaints, in the contract's words. */
const complaints: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_EMPTY_JSON_BODY: "MALFORMED_BODY",
  FST_ERR_CTP_INVALID_JSON_BODY: "MALFORMED_BODY",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "MALFORMED_BODY",
  FST_UNDER_PRESSURE: "UNAVAILABLE",
};

/** Every failure leaves in the contract's form; what nobody foresaw is logged whole and answered with 500. */
export function answerErrors(app: FastifyInstance, note: NoteRefusal): void {
  const maySayFull = seldom(fullSaidEveryMs);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    linger(request, reply);
    note(request, error);
    if (error instanceof FieldRefusal) return reply.code(400).send(error.fields);

    const refusal = refusalFor(error);
    if (refusal.code === "SERVER_ERROR") request.log.error({ err: error }, "a request failed");
    else if (refusal !== error && (refusal.code !== "DISK_FULL" || maySayFull()))
      request.log.warn({ err: error }, "a request was refused");
    return sendRefusal(reply, refusal, request.routeOptions.config.endpoint?.namesError);
  });
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, namesError = false): FastifyReply {
  if (refusal.retryAfterSeconds) reply.header("retry-after", String(refusal.retryAfterSeconds));
  if (refusal.status === 401)
    reply.header("www-authenticate", refusal.code.startsWith("API_KEY_") ? "Api-Key" : "Bearer");
  const { message: detail, code } = refusal;
  return reply.code(refusal.status).send({ detail, code, ...(namesError && { error: detail }) });
}

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return new Refusal("DISK_FULL", { retryAfterSeconds: fullRetryAfterSeconds });
  if (isUnavailable(error) || isPostgresUnavailable(error))
    return new Refusal("UNAVAILABLE", { retryAfterSeconds });
  if (error instanceof SyntaxError && error.statusCode === 400) return new Refusal("MALFORMED_BODY");

  const complaint = complaints[error.code];
  if (complaint) return new Refusal(complaint, complaint === "UNAVAILABLE" ? { retryAfterSeconds } : {});
  return refusalForStatus(error.statusCode);
}

function refusalForStatus(status: number | undefined): Refusal {
  if (status === undefined || status >= 500) return new Refusal("SERVER_ERROR");

  const known = Object.entries(errors).find(([, [code]]) => code === status);
  return new Refusal(known ? (known[0] as ErrorCode) : "MALFORMED_BODY"); // entries() widens the keys
}

export function notFound(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, new Refusal("NOT_FOUND"));
}

/**
 * Reads on what the sender of a refused request still sends, and throws it away: a connection that is closed under a sender is reset,
 * and takes the answer with it before anybody has read it. It ends with so many bytes, or with the time that a request may take.
 */
function linger({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed) return;
  reply.removeHeader("connection"); // the framework would close it with the answer
  let left = drainedBytesMax;
  raw.on("data", (piece: Buffer) => {
    left -= piece.length;
    if (left < 0) raw.destroy();
  });
}
