import type { SentAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Tools } from "#platform/tools.ts";
import { encodedPath, type StorageCredentials, sha256, signedHeaders } from "./signed-request.rules.ts";
import { answerFailure, unansweredFailure } from "./storage-failure.ts";

export interface StorageTarget extends StorageCredentials {
  /** Address of the service, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
}

/** Objects of a bucket, by S3's protocol. Every failure of the other side is a StorageFailure. */
export interface ObjectStore {
  /** Resolves once the storage has taken exactly these bytes: it compares their hash. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer>;
  /** Undefined where it is not there, which a storage calls denied to whoever may not list the bucket. */
  find(key: string): Promise<Buffer | undefined>;
  /** Says nothing of one that is not there. */
  remove(key: string): Promise<void>;
}

const nothing = new Uint8Array();
const readBytesMax = 10_000_000;
const timeoutMs = 120_000;

export function openObjectStore(
  { web, now }: Pick<Tools, "web" | "now">,
  { endpoint, bucket, ...credentials }: StorageTarget,
  signal?: AbortSignal,
): ObjectStore {
  const base = endpoint.replace(/\/+$/, "");
  const ask = async (
    method: "PUT" | "GET" | "DELETE",
    key: string,
    { body = nothing, ...headers }: { readonly body?: Uint8Array; readonly "content-type"?: string } = {},
  ): Promise<SentAnswer> => {
    const url = new URL(`${base}/${encodedPath(bucket)}/${encodedPath(key)}`);
    const bodySha256 = sha256(body);
    const signed = signedHeaders({ method, url, headers, bodySha256, at: now() }, credentials);
    const { host: _, ...sent } = signed; // which the client writes by itself
    const options = { method, headers: sent, timeoutMs, bytesMax: readBytesMax, ...(signal && { signal }) };
    return web.send(url.href, { ...options, ...(method === "PUT" && { body }) }).catch((error: unknown) => {
      throw unansweredFailure(error);
    });
  };

  return {
    put: async (key, body, contentType) => {
      const answer = await ask("PUT", key, { body, "content-type": contentType });
      if (answer.status !== 200) throw answerFailure(answer);
    },
    get: async (key) => {
      const answer = await ask("GET", key);
      if (answer.status !== 200) throw answerFailure(answer);
      return answer.body;
    },
    find: async (key) => {
      const answer = await ask("GET", key);
      if (answer.status === 200) return answer.body;
      const failure = answerFailure(answer);
      if (isGone(answer) || failure.fault === "denied") return undefined;
      throw failure;
    },
    remove: async (key) => {
      const answer = await ask("DELETE", key);
      if (answer.status !== 204 && answer.status !== 200 && !isGone(answer)) throw answerFailure(answer);
    },
  };
}

function isGone(answer: SentAnswer): boolean {
  return answer.status === 404 && answerFailure(answer).fault !== "bucket";
}
