import type { RefusalCode } from "./operations.gen.ts";

/** An answer of the server that refuses: nothing was done unless the status is 500 or more. */
export class CitelensRefusal extends Error {
  override readonly name = "CitelensRefusal";

  /** Status of the answer. */
  readonly status: number;
  /** Name of the reason; undefined where fields are wrong, and where a proxy answered in the server's place. */
  readonly code: RefusalCode | (string & {}) | undefined;
  /** A sentence that says what to do. */
  readonly detail: string;
  /** Messages by field, where the input was wrong. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** For how long the server asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, detail: string, told: RefusalDetails = {}) {
    super(detail);
    this.status = status;
    this.code = told.code;
    this.detail = detail;
    this.fields = told.fields ?? {};
    this.retryAfterMs = told.retryAfterMs;
  }
}

interface RefusalDetails {
  readonly code?: string | undefined;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterMs?: number | undefined;
}

/** No answer, or none that came to its end: the server may have done what was asked for. */
export class CitelensConnectionError extends Error {
  override readonly name = "CitelensConnectionError";
}

/** Reads an answer that is no success. */
export async function readRefusal(response: Response): Promise<CitelensRefusal> {
  const { status, headers } = response;
  const body = jsonOf(await response.text());
  const { detail, code, ...others } = body;
  const fields = Object.fromEntries(Object.entries(others).filter(isMessages));
  const sentences = Object.entries(fields).map(([field, messages]) => `${field}: ${messages.join(" ")}`);
  const said = typeof detail === "string" ? detail : sentences.join("; ");
  return new CitelensRefusal(status, said || `The server answered with status ${status} and no reason.`, {
    code: typeof code === "string" ? code : undefined,
    fields,
    retryAfterMs: waitOf(headers.get("retry-after")),
  });
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {}; // a page of a proxy
  }
}

function isMessages(entry: [string, unknown]): entry is [string, readonly string[]] {
  return Array.isArray(entry[1]) && entry[1].every((message) => typeof message === "string");
}

/** A number of seconds, or a date. */
function waitOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
