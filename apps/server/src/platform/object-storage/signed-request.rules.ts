import { createHash, createHmac } from "node:crypto";

export interface StorageCredentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface UnsignedRequest {
  readonly method: string;
  /** Written as it is sent, each part of its path encoded by `encodedPath`. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodySha256: string;
  readonly at: Date;
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** A key as it stands in an address: all but letters, digits, `-`, `.`, `_`, `~` and `/` escaped, as the signature wants it. */
export function encodedPath(key: string): string {
  return key
    .split("/")
    .map((part) => encodeURIComponent(part).replace(/[!'()*]/g, escaped))
    .join("/");
}

function escaped(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** All headers of a request, signed by Signature Version 4 for S3. */
export function signedHeaders(
  { method, url, headers, bodySha256, at }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: StorageCredentials,
): Readonly<Record<string, string>> {
  const stamp = at.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const all = { ...headers, host: url.host, "x-amz-content-sha256": bodySha256, "x-amz-date": stamp };
  const sorted = Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = sorted.map(([name]) => name).join(";");
  const lines = sorted.map(([name, value]) => `${name}:${value.trim()}\n`).join("");
  const query = url.search.slice(1);
  const scope = `${stamp.slice(0, 8)}/${region}/s3/aws4_request`;
  const canonical = [method, url.pathname, query, lines, names, bodySha256].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n");
  const key = scope
    .split("/")
    .reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secretAccessKey}`);
  const signature = hmac(key, toSign).toString("hex");
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
