import type { AiEnv } from "#platform/ai/ai-env.ts";
import { type AiServer, goodKey, type Outcome, type Protocol } from "./ai-server.ts";

/** How a row of the catalogue is reached in the tests, the protocol that it speaks, and what its double answers. */
export interface Channel {
  readonly id: string;
  readonly protocol: Protocol;
  readonly env: (server: AiServer, key?: string) => AiEnv;
  readonly finds: SearchReport;
  /** Outcomes that the protocol has no words for. */
  readonly unsaid: readonly Outcome[];
  /** How many requests the good answer takes. */
  readonly requests: number;
  readonly official: OfficialTypes | undefined;
}

/** The types that the vendor's own package gives to what is sent over HTTP and to what comes back. */
interface OfficialTypes {
  readonly request: string;
  readonly answer: string | undefined;
}

/** Searches that are reported with the double's good answer; the rest is alike for all. */
interface SearchReport {
  readonly sources: readonly FoundSource[];
  readonly searched: boolean;
  readonly queries: readonly string[];
}

interface FoundSource {
  readonly url: string;
  readonly title: string | null;
  readonly cited: boolean;
}

interface ChannelDescription {
  readonly id: string;
  readonly protocol: Protocol;
  readonly env: (key: string, address: string) => AiEnv;
  readonly finds: SearchReport;
  readonly unsaid?: readonly Outcome[];
  readonly requests?: number;
  readonly official?: OfficialTypes;
}

/** The two pages that the doubles find, as most of them report them. */
export const review = { url: "https://review.example/chairs", title: "Chairs reviewed", cited: true };
export const shop = { url: "https://shop.example/", title: "A shop", cited: false };

/** Nothing was searched for, or nothing is reported of it. */
export const findsNothing: SearchReport = { sources: [], searched: false, queries: [] };

export function channel({
  env,
  unsaid = [],
  requests = 1,
  official,
  ...described
}: ChannelDescription): Channel {
  return { ...described, unsaid, requests, official, env: ({ address }, key = goodKey) => env(key, address) };
}
