import { once } from "node:events";
import { createInflateRaw } from "node:zlib";
import { FetchFailure } from "./guarded-failure.ts";

const sliceBytes = 1_024;
const trailerBytes = 8;

/**
 * Reads gzip as browsers do where a strict reader gives up: members one after the other, whatever stands behind the last one, and of
 * a broken one what came before. Checksums are not looked at. Throws where nothing can be read at all.
 */
export async function memberAfterMember(body: Buffer, bytesMax: number): Promise<Buffer> {
  const read: Buffer[] = [];
  let bytes = 0;
  for (let at = 0; body[at] === 0x1f && body[at + 1] === 0x8b && body[at + 2] === 8; ) {
    const start = headerEnd(body, at);
    const member = await inflated(body.subarray(start), bytesMax - bytes);
    read.push(member.content);
    bytes += member.content.byteLength;
    if (!member.isWhole) break;
    at = start + member.used + trailerBytes;
  }
  if (bytes === 0) throw new FetchFailure("unreachable", "the answer is no gzip, although it says so");
  return Buffer.concat(read);
}

interface GzipMember {
  readonly content: Buffer;
  readonly used: number;
  readonly isWhole: boolean;
}

/** A slice at a time: what a broken one gave before its fault is lost, and no more. */
async function inflated(body: Buffer, bytesMax: number): Promise<GzipMember> {
  const inflate = createInflateRaw();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isOver = false;
  inflate.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.byteLength;
  });
  const ended = once(inflate, "end").then(
    () => true,
    () => false,
  );
  void ended.then(() => {
    isOver = true;
  });
  for (let at = 0; at < body.byteLength && !isOver; at += sliceBytes) {
    const written = new Promise<void>((resolve) => {
      inflate.write(body.subarray(at, at + sliceBytes), () => resolve());
    });
    await Promise.race([written, ended]);
    if (bytes > bytesMax) {
      inflate.destroy();
      throw new FetchFailure("too-large", `the answer has more than ${bytesMax} bytes`);
    }
  }
  if (!isOver) inflate.end();
  const isWhole = await ended;
  return { content: Buffer.concat(chunks), used: inflate.bytesWritten, isWhole };
}

/** Where the packed bytes of a member begin, behind its optional name, comment and extra field (RFC 1952). */
export function headerEnd(body: Buffer, at: number): number {
  const flags = body[at + 3] ?? 0;
  let end = at + 10;
  if (flags & 4) end += 2 + (body[end] ?? 0) + 256 * (body[end + 1] ?? 0);
  if (flags & 8) end = afterZero(body, end);
  if (flags & 16) end = afterZero(body, end);
  return flags & 2 ? end + 2 : end;
}

function afterZero(body: Buffer, at: number): number {
  const zero = body.indexOf(0, at);
  return zero === -1 ? body.byteLength : zero + 1;
}
