import { type ErrorCode, errors } from "@citelens/contract/base/errors";

export interface RefusalOptions {
  readonly retryAfterSeconds?: number;
  /** Sentence on what was seen outside, without its full stop; it follows the sentence of the code. */
  readonly seen?: string;
  /** Reason that somebody wrote. */
  readonly because?: string;
  /** The address of whoever can change it. */
  readonly contact?: string;
}

/** A "no" that the contract knows: its code gives the status and the sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    const [status, detail] = errors[code];
    super(`${detail}${seenText(options)}${becauseText(options)}${contactText(options)}`);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** A 400 with sentences under the fields that they are about. */
export class FieldRefusal extends Error {
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super(`Refused: ${Object.keys(fields).join(", ")}`);
    this.name = "FieldRefusal";
    this.fields = fields;
  }
}

function seenText({ seen }: RefusalOptions): string {
  return seen === undefined ? "" : ` What we saw: ${seen}.`;
}

function becauseText({ because }: RefusalOptions): string {
  return because === undefined ? "" : ` Reason: ${because}`;
}

function contactText({ contact }: RefusalOptions): string {
  return contact === undefined ? "" : ` To have it changed, write to ${contact}.`;
}
