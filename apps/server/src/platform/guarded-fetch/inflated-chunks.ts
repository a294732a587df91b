import { once } from "node:events";
import { constants, createInflateRaw } from "node:zlib";
import { type ChunkSource, chunkSource } from "./chunk-source.ts";
import { headerEnd } from "./gzip-members.ts";

type ByteChunks = AsyncIterable<Uint8Array>;

const sliceBytes = 16_384;
const trailerBytes = 8;
const headerBytesMax = 65_536;

/**
 * Gzip as it comes, as browsers read it: members one after the other, whatever stands behind the last one, without checksums. Throws
 * where it is none, and where it is broken or broken off, behind all that came before.
 */
export async function* gunzippedChunks(chunks: ByteChunks): AsyncGenerator<Uint8Array> {
  const source = chunkSource(chunks);
  try {
    yield* members(source);
  } finally {
    await source.end();
  }
}

async function* members(source: ChunkSource): AsyncGenerator<Uint8Array> {
  for (let isFirst = true; ; isFirst = false) {
    const start = await source.take(headerBytesMax);
    const isMember = start?.[0] === 0x1f && start[1] === 0x8b;
    if (!start || (!isMember && !isFirst)) return;
    if (!isMember) throw new Error("incorrect header check");
    source.putBack(start.subarray(headerEnd(start, 0)));
    if (!(yield* inflated(source))) throw new Error("unexpected end of file");
    const behind = await source.take(trailerBytes);
    if (behind) source.putBack(behind.subarray(trailerBytes));
  }
}

/** The same of "deflate": a zlib stream, or one without its header, as some servers send it. */
export async function* inflatedChunks(chunks: ByteChunks): AsyncGenerator<Uint8Array> {
  const source = chunkSource(chunks);
  try {
    const start = await source.take(2);
    if (!start) return;
    source.putBack(start.subarray(isZlib(start) ? 2 : 0));
    yield* inflated(source);
  } finally {
    await source.end();
  }
}

export function isZlib(start: Uint8Array): boolean {
  return ((start[0] ?? 0) & 0x0f) === 8;
}

/** One stream without a header; what stands behind it is put back. Returns whether anything does, which shows that it is whole. */
async function* inflated(source: ChunkSource): AsyncGenerator<Uint8Array, boolean> {
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
  let made: Buffer[] = [];
  let [isOver, isWhole] = [false, false];
  inflate.on("data", (chunk: Buffer) => made.push(chunk));
  const ended = once(inflate, "end").then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  void ended.then(() => {
    isOver = true;
  });
  try {
    for (let fed = 0; !isOver; ) {
      const taken = await source.take(1);
      const slice = taken?.subarray(0, sliceBytes);
      if (!taken || !slice) {
        inflate.end();
        break;
      }
      source.putBack(taken.subarray(slice.byteLength));
      fed += slice.byteLength;
      const written = new Promise<void>((resolve) => inflate.write(slice, () => resolve()));
      await Promise.race([written, ended]);
      yield* made;
      made = [];
      const left = fed - inflate.bytesWritten;
      if (left > 0) {
        source.putBack(taken.subarray(slice.byteLength - left));
        isWhole = true;
        break;
      }
    }
    const failure = await ended;
    yield* made;
    if (failure) throw failure.error;
    return isWhole;
  } finally {
    inflate.destroy();
  }
}
