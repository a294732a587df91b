import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { directoryOnly, uint16, uint32 } from "./zip-bytes.ts";

export interface StreamedEntry {
  /** With slashes. */
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** 1 January 1980, the first day that the format knows: the same rows are the same bytes, whenever they are written. */
const noDate = 0x0021;
/** Sizes come behind each file, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const version = 20;
/** Without the records for larger files, which not every reader knows. */
const bytesMax = 0xffff_ffff;

/** A zip file of any length, compressed and read as it is made; sizes stand behind each file, since nobody knows them before. */
export async function* zipStream(entries: AsyncIterable<StreamedEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let count = 0;
  let offset = 0;
  for await (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const start = Buffer.concat([Buffer.from("PK\x03\x04"), sharedHeader(unknown, nameBytes), nameBytes]);
    yield start;
    const sums = { ...unknown };
    for await (const chunk of packed(content, sums)) {
      sums.packed += chunk.length;
      yield chunk;
    }
    const { crc, packed: packedBytes, size } = sums;
    directory.push(Buffer.from("PK\x01\x02"), uint16(version), sharedHeader(sums, nameBytes));
    directory.push(directoryOnly(offset), nameBytes);
    count += 1;
    yield Buffer.concat([Buffer.from("PK\x07\x08"), uint32(crc), uint32(packedBytes), uint32(size)]);
    offset += start.length + packedBytes + 16;
    if (offset > bytesMax || size > bytesMax) throw new Error("A zip file would be larger than 4 GB");
  }
  const directoryBytes = Buffer.concat(directory);
  yield Buffer.concat([
    directoryBytes,
    Buffer.from("PK\x05\x06"),
    uint16(0),
    uint16(0),
    uint16(count),
    uint16(count),
    uint32(directoryBytes.length),
    uint32(offset),
    uint16(0),
  ]);
}

interface EntrySums {
  crc: number;
  packed: number;
  size: number;
}

const unknown: Readonly<EntrySums> = { crc: 0, packed: 0, size: 0 };

/** Compressed beside the process's own thread; a reader that goes away ends what it is made of. */
function packed(content: StreamedEntry["content"], sums: EntrySums): AsyncIterable<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  // What fails is thrown to whoever reads the end of it.
  return pipeline(Readable.from(counted()), createDeflateRaw(), () => undefined);
}

/** Header before each file and again in the directory. */
function sharedHeader({ crc, packed: packedBytes, size }: EntrySums, name: Buffer): Buffer {
  return Buffer.concat([
    uint16(version),
    uint16(flags),
    uint16(deflated),
    uint16(0),
    uint16(noDate),
    uint32(crc),
    uint32(packedBytes),
    uint32(size),
    uint16(name.length),
    uint16(0),
  ]);
}
