/** A refusal or failure in ClickHouse's own words, as its HTTP interface gives it. */
export class ClickHouseFailure extends Error {
  override readonly name = "ClickHouseFailure";
  readonly status: number;
  /** ClickHouse's number for the kind of failure, such as 62 for a syntax error. */
  readonly code: number;

  constructor(kind: FailureKind, text: string) {
    const { code, status } = failureKinds[kind];
    super(`Code: ${code}. DB::Exception: ${text} (${kind})`);
    this.code = code;
    this.status = status;
  }
}

/** The kinds that the front itself can tell. */
const failureKinds = {
  NOT_IMPLEMENTED: { code: 48, status: 501 },
  SYNTAX_ERROR: { code: 62, status: 400 },
  UNKNOWN_SETTING: { code: 115, status: 404 },
  CANNOT_DECOMPRESS: { code: 271, status: 400 },
  TOO_MANY_SIMULTANEOUS_QUERIES: { code: 202, status: 503 },
  LIMIT_EXCEEDED: { code: 290, status: 413 },
} as const;

type FailureKind = keyof typeof failureKinds;

/** The status that goes with the engine's own codes; every other code is answered with 500. */
const statuses: Readonly<Record<number, number>> = {
  27: 400,
  36: 400,
  46: 404,
  47: 404,
  60: 404,
  62: 400,
  81: 404,
  115: 404,
  159: 408,
  456: 400,
  457: 400,
};

export interface Failure {
  readonly status: number;
  readonly code: number;
  /** "Code: N. DB::Exception: … (KIND)", from which clients read code and kind. */
  readonly text: string;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof ClickHouseFailure) {
    return { status: error.status, code: error.code, text: error.message };
  }
  const message = error instanceof Error ? error.message : String(error);
  const code = /^Code: (\d+)/.exec(message)?.[1];
  if (code) return { status: statuses[Number(code)] ?? 500, code: Number(code), text: message };
  return { status: 500, code: 1001, text: `Code: 1001. DB::Exception: ${message} (STD_EXCEPTION)` };
}
