import { type ErrorCode, errors } from "@citelens/contract/base/errors";

/** A "no" that the contract knows: its code gives the status and the sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: { readonly retryAfterSeconds?: number } = {}) {
    const [status, detail] = errors[code];
    super(detail);
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
