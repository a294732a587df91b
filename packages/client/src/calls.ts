/** Settings of one call. */
export interface CallOptions {
  /** Ends the call, also while it waits to try again, with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** For how long a try may take, and for how long a stream may be silent. */
  readonly timeoutMs?: number | undefined;
  /** How often a call is tried again that does no harm by it. */
  readonly retries?: number | undefined;
  /** Name of this request: the same request under the same name is done once. One is made where none is given. */
  readonly idempotencyKey?: string | undefined;
}

type CallArguments<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** Input without the parameters that the client sets itself. */
type UnpagedInput<Input> = Omit<Input, "page">;
type WholeInput<Input> = Omit<Input, "page" | "page_size">;

export type Call<Input, Answer> = (...given: CallArguments<Input>) => Promise<Answer>;

/** A list that comes in pages. */
export interface Pages<Input, Row> {
  /** Every row of every page, one request after the other. */
  all(...given: CallArguments<UnpagedInput<Input>>): AsyncIterable<Row>;
}

/** A list that the server also writes whole, in one stream. */
export interface ListCall<Input, Item> {
  /** Every row as it arrives, in constant memory. */
  stream(...given: CallArguments<WholeInput<Input>>): AsyncIterable<Item>;
  /** The bytes of the list as CSV. */
  csv(...given: CallArguments<WholeInput<Input>>): AsyncIterable<Uint8Array>;
}

/** A file, with its type. */
export type FileCall<Input> = (...given: CallArguments<Input>) => Promise<Blob>;

/** An operation as it is sent: its method, its address, and its abilities. */
export type OperationRow = readonly [method: string, path: string, abilities: string];
export type OperationTable = Readonly<Record<string, Readonly<Record<string, OperationRow>>>>;
