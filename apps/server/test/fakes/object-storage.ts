import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { sha256, signedHeaders } from "#platform/object-storage/signed-request.rules.ts";

export const storageKeys = { access_key_id: "S3RVER", secret_access_key: "S3RVER" } as const;
export const storageRegion = "eu-central-1";
export const storageBucket = "lake";

/** A request that reached the storage. */
export interface StorageRequest {
  readonly method: string;
  /** Key of its object, within its bucket. */
  readonly key: string;
}

/** Answer in the place of the storage's: a status and S3's code. */
type Interference = (request: StorageRequest) => readonly [status: number, code: string] | undefined;

export interface ObjectStorage {
  readonly endpoint: string;
  readonly requests: StorageRequest[];
  /** Asked before the storage is; may wait. */
  interfere(
    by: (request: StorageRequest) => ReturnType<Interference> | Promise<ReturnType<Interference>>,
  ): void;
  get(key: string): Promise<Buffer | undefined>;
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * An S3 of one bucket, `s3rver`, behind what it leaves out: signatures of version 4, regions and hashes are checked here as S3 checks them.
 */
export async function openObjectStorage(): Promise<ObjectStorage> {
  const directory = await mkdtemp(join(tmpdir(), "citelens-storage-"));
  const storage = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: storageBucket, configs: [] }],
  });
  const { port } = await storage.run();
  const requests: StorageRequest[] = [];
  let interfered: Parameters<ObjectStorage["interfere"]>[0] = () => undefined;
  const server = createServer((message, response) => {
    void answer(message, response);
  });
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(message);
    const method = message.method ?? "";
    const { pathname } = new URL(message.url ?? "", "http://storage");
    const request = { method, key: decodeURIComponent(pathname.split("/").slice(2).join("/")) };
    requests.push(request);
    const refused = refusalOf(message, body) ?? (await interfered(request));
    if (refused) {
      const [status, code] = refused;
      response.writeHead(status, { "content-type": "application/xml" });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
      return;
    }
    const { "content-type": type, authorization, "x-amz-content-sha256": hash } = message.headers;
    // It compares the time with the machine's, which is not the product's here.
    const date = new Date().toISOString().replace(/[-:]|\.\d{3}/g, "");
    const headers = { authorization, "x-amz-date": date, "x-amz-content-sha256": hash, "content-type": type };
    const kept = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const stored = await fetch(`http://127.0.0.1:${port}${message.url}`, {
      method,
      headers: kept as [string, string][],
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    response.writeHead(stored.status, { "content-type": stored.headers.get("content-type") ?? "text/plain" });
    response.end(Buffer.from(await stored.arrayBuffer()));
  };
  await listening(server);
  const { port: shown } = server.address() as AddressInfo; // a TCP server
  return {
    endpoint: `http://127.0.0.1:${shown}`,
    requests,
    interfere: (by) => {
      interfered = by;
    },
    get: async (key) => {
      const got = await fetch(`http://127.0.0.1:${port}/${storageBucket}/${key}`);
      return got.status === 200 ? Buffer.from(await got.arrayBuffer()) : undefined;
    },
    keys: async () => {
      const listed = await fetch(`http://127.0.0.1:${port}/${storageBucket}?max-keys=1000`);
      return Array.from((await listed.text()).matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = ""]) => key).sort();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await storage.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** As S3 answers what is not signed by the key, for the region and of these bytes. */
function refusalOf(
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
): ReturnType<Interference> {
  const { authorization = "" } = headers;
  const [, key = "", region = "", names = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), /.exec(
      authorization,
    ) ?? [];
  if (key !== storageKeys.access_key_id) return [403, "InvalidAccessKeyId"];
  if (region !== storageRegion) return [400, "AuthorizationHeaderMalformed"];
  const stamp = String(headers["x-amz-date"]);
  const at = new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (sha256(body) !== headers["x-amz-content-sha256"]) return [400, "XAmzContentSHA256Mismatch"];
  const own = new Set(["host", "x-amz-date", "x-amz-content-sha256"]);
  const others = names.split(";").filter((name) => !own.has(name));
  const { authorization: right } = signedHeaders(
    {
      method,
      url: new URL(url, `http://${headers.host}`),
      headers: Object.fromEntries(others.map((name) => [name, String(headers[name])])),
      bodySha256: sha256(body),
      at,
    },
    { region, accessKeyId: key, secretAccessKey: storageKeys.secret_access_key },
  );
  return right === authorization ? undefined : [403, "SignatureDoesNotMatch"];
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}
