import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { GuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";

export interface OperatorsWeb {
  readonly web: GuardedFetch;
  /** Every address that was asked for, in order. */
  readonly asked: string[];
  /** Publishes a document at an address from now on; a number is the status of an empty answer. */
  publish(url: string, document: string | number): void;
}

/** The sites of operators as far as they publish who their agents are; what nobody published cannot be reached. */
export function operatorsWeb(): OperatorsWeb {
  const documents = new Map<string, string | number>();
  const asked: string[] = [];
  return {
    asked,
    publish: (url, document) => {
      documents.set(url, document);
    },
    web: {
      get: async (url) => {
        asked.push(url);
        const document = documents.get(url);
        if (document === undefined) throw new FetchFailure("unreachable", "nobody answers there");
        const status = typeof document === "number" ? document : 200;
        return unsentAnswer({ url, status, contentType: "application/json", body: String(document) });
      },
      send: () => Promise.reject(new FetchFailure("unreachable", "nobody answers there")),
      close: async () => undefined,
    },
  };
}

/** A list as most operators publish theirs. */
export function listDocument(prefixes: readonly string[]): string {
  return JSON.stringify({
    creationTime: "2026-11-01T14:47:00.000000",
    prefixes: prefixes.map((prefix) =>
      prefix.includes(":") ? { ipv6Prefix: prefix } : { ipv4Prefix: prefix },
    ),
  });
}
