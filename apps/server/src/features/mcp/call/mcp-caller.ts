import type { KeyScope } from "@citelens/contract/base/endpoint";

/** Caller as the API knows them: each call of a tool is a request of theirs. */
export interface McpCaller {
  /** Account, and the key or connected app that acts for it. */
  readonly id: string;
  /** Header that says who it is; the API checks it again at each call. */
  readonly authorization: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Scopes of a key or a connected app; a person has them all. */
  readonly scopes: readonly KeyScope[];
}
