export interface GetOptions {
  readonly accept?: string;
  /** For the whole: names, connections, redirects and body; 10 s by default. */
  readonly timeoutMs?: number;
  /** Most bytes of the body as it is sent and as it is once decompressed; 2 MB by default. */
  readonly bytesMax?: number;
  readonly signal?: AbortSignal;
  readonly userAgent?: string;
  /** Besides those that every request has, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where 0, a redirect is the answer; 5 by default. */
  readonly redirectsMax?: number;
  /** Waited for before each redirect is followed; the time that takes is not of `timeoutMs`. */
  readonly beforeHop?: () => Promise<void>;
  /**
   * Takes the body of an answer with status 200 as it comes, unpacked, so that it is never whole in memory: `body` is empty then.
   * `bytesMax` counts all the same. An answer that came over no wire has its `body`, and this is not called.
   */
  readonly onBody?: (
    chunks: AsyncIterable<Uint8Array>,
    answer: Pick<FetchedAnswer, "url" | "charset">,
  ) => Promise<void>;
}

/** A redirect on the way to an answer. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

export interface FetchedAnswer {
  /** Where the answer came from, after redirects. */
  readonly url: string;
  readonly status: number;
  /** The redirects that led there, in their order. */
  readonly hops: readonly Hop[];
  /** By their names in lower case; the values of one that came several times are joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  /** From the last request to the first byte of its answer, in milliseconds; a connection that had to be opened included. */
  readonly firstByteMs: number;
  /** Bytes of the body as it was sent. */
  readonly sentBytes: number;
  /** In lower case without parameters; empty where the server did not tell. */
  readonly contentType: string;
  readonly charset?: string;
  readonly body: Buffer;
  /** True where the server broke off before its end; browsers show what came, and who needs all of it must not take this. */
  readonly isCut?: boolean;
}
