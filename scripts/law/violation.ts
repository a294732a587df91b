/** One breach of one law: `file` is relative to the root, `message` says what is wrong and what to do. */
export interface Violation {
  readonly law: string;
  readonly file: string;
  readonly message: string;
}
