/** A signed request as far as somebody who did not receive it knows it. */
export interface SignedRequest {
  /** The headers of these names, as they were sent. */
  readonly signature: string;
  readonly signatureInput: string;
  readonly signatureAgent: string | undefined;
  readonly method: string;
  /** The hosts that its sender may have written, the likeliest first: proxies change what a server sees. */
  readonly authorities: readonly string[];
  /** Path and query as they were sent; undefined where a part of them is not known any more. */
  readonly target: string | undefined;
}
