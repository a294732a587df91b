import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { unknownUsage } from "../usage.ts";

/** Most bytes of an answer once it is unpacked: many times the longest that a provider has given. */
const answerBytesMax = 16_000_000;
/** Most bytes of one that is no success; why stands in its first words. */
const failureBytesMax = 100_000;

interface ReplyHead {
  readonly status: number;
  /** As its content-encoding says. */
  readonly packedAs: string;
}

/** The text of an answer, unpacked. Throws OperatorFailure as soon as it is longer than any answer; a failure is cut there. */
export async function readAnswer(body: Readable, { status, packedAs }: ReplyHead): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bounded(unpacked(body, { status, packedAs }), status)) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Chunks that come, as far as they may: throws OperatorFailure where it is longer than any answer; a failure ends there. */
export async function* bounded(
  chunks: AsyncIterable<Uint8Array>,
  status: number,
): AsyncGenerator<Uint8Array> {
  let room = isSuccess(status) ? answerBytesMax : failureBytesMax;
  for await (const chunk of chunks) {
    if (chunk.byteLength > room && isSuccess(status)) {
      const message = `it answers with more than ${answerBytesMax / 1_000_000} MB`;
      throw new OperatorFailure("garbage", message, { usage: unknownUsage });
    }
    yield chunk.subarray(0, room);
    room -= chunk.byteLength;
    if (room < 0) return;
  }
}

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** We ask for nothing packed, and some proxies pack it all the same. Of a failure its status says enough. */
function unpacked(body: Readable, { status, packedAs }: ReplyHead): Readable {
  const coding = packedAs.trim().toLowerCase();
  const unpacker = unpackers[coding]?.();
  // What goes wrong reaches whoever reads.
  if (unpacker) return pipeline(body, unpacker, () => undefined);
  if (coding === "" || coding === "identity" || !isSuccess(status)) return body;

  // A body that is ended unread says so by an error, which is no news.
  body.on("error", () => undefined).destroy();
  throw new OperatorFailure("garbage", `its answer is packed as ${coding}`);
}

function isSuccess(status: number): boolean {
  return status < 300;
}
