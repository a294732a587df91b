import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { SentAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";

export type StorageFault =
  | "bucket"
  | "key"
  | "secret"
  | "region"
  | "clock"
  | "denied"
  | "address"
  | "insecure"
  | "certificate"
  | "timeout"
  | "unreachable"
  | "taken"
  | "other";

/** Why an object could not be written, read or removed. Its message holds nothing that was sent: neither a key nor a signature. */
export class StorageFailure extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, message: string) {
    super(message);
    this.name = "StorageFailure";
    this.fault = fault;
  }
}

/** By the codes that S3 and those who speak like it answer. */
const faults: Readonly<Record<string, StorageFault>> = {
  NoSuchBucket: "bucket",
  InvalidBucketName: "bucket",
  InvalidAccessKeyId: "key",
  Unauthorized: "key",
  SignatureDoesNotMatch: "secret",
  AuthorizationHeaderMalformed: "region",
  PermanentRedirect: "region",
  TemporaryRedirect: "region",
  IllegalLocationConstraintException: "region",
  RequestTimeTooSkewed: "clock",
  RequestExpired: "clock",
  AccessDenied: "denied",
  AllAccessDisabled: "denied",
  InvalidObjectState: "denied",
};

/** The failure that an answer stands for. */
export function answerFailure({ status, body }: SentAnswer): StorageFailure {
  const code = /<Code>\s*([A-Za-z0-9]{1,64})\s*<\/Code>/.exec(body.toString("utf8"))?.[1];
  const fault = (code === undefined ? undefined : faults[code]) ?? faultOf(status);
  return new StorageFailure(fault, `The storage answered ${status}${code === undefined ? "" : ` ${code}`}`);
}

function faultOf(status: number): StorageFault {
  if (status >= 300 && status <= 399) return "region";
  if (status === 401 || status === 403) return "denied";
  return status >= 500 || status === 429 ? "unreachable" : "other";
}

/** The failure that an answer which never came stands for; whatever else was thrown stays what it is. */
export function unansweredFailure(error: unknown): unknown {
  if (!(error instanceof FetchFailure)) return error;
  switch (error.reason) {
    case "address":
    case "port":
    case "dns":
    case "credentials":
      return new StorageFailure("address", `The storage's address was refused: ${error.reason}`);
    case "scheme":
      return new StorageFailure("insecure", "The storage's address is not encrypted");
    case "certificate":
    case "timeout":
      return new StorageFailure(error.reason, `The storage could not be asked: ${error.reason}`);
    case "redirects":
    case "too-large":
    case "unreachable":
      return new StorageFailure("unreachable", "The storage broke off, or does not answer");
  }
}
