export interface AnswerHead {
  readonly status: number;
  /** By their names in lower case, a byte a character. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  /** Whether it is of HTTP/1.0 or before, which knows no chunks. */
  readonly isOld: boolean;
}

export interface Answer extends AnswerHead {
  readonly body: AsyncIterable<Uint8Array>;
  /** Leaves what has not come. */
  end(): void;
}
