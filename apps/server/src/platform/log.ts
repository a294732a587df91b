import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, pino, stdSerializers } from "pino";

export type Log = Pick<ReturnType<typeof pino>, "info" | "warn" | "error" | "debug" | "fatal" | "child">;

/** One logger for the process, JSON lines to standard output unless told otherwise, secrets blotted out. */
export function openLog(level: string, to?: DestinationStream): ReturnType<typeof pino> {
  const options = {
    level,
    base: null,
    redact: {
      paths: [
        "req.headers.authorization",
        "req.headers.cookie",
        "*.password",
        "*.refresh",
        "*.access",
        "*.key",
      ],
      censor: "[redacted]",
    },
    serializers: { req: shownRequest, err: shownError },
  };
  return to ? pino(options, to) : pino(options);
}

/** A failed statement is shown without its parameters, which hold e-mails and hashes; its cause says what was wrong. */
function shownError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  return { ...stdSerializers.err(error.cause ?? new Error("A statement failed")), query: error.query };
}

/** A request as the log may show it: never the query, which can carry tokens and search terms. */
function shownRequest(request: { method: string; url: string; id: string; ip?: string }): object {
  return { id: request.id, method: request.method, path: pathShown(request.url) };
}

/** Tokens also travel in paths (invitations, resets): long opaque segments are cut. */
function pathShown(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  return path.replace(/\/[\w-]{40,}(?=\/|$)/g, "/[redacted]");
}
