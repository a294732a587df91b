import { crc32 } from "node:zlib";
import { directoryOnly, uint16, uint32 } from "./zip-bytes.ts";

export interface ZipEntry {
  /** With slashes. */
  readonly name: string;
  readonly content: Buffer;
}

/** 1 January 1980, the first day that the format knows: the same files are the same bytes, whenever they are put together. */
const noDate = 0x0021;
const unicodeNames = 0x0800;
const version = 20;

/** The bytes of a zip file with these files in their order, not compressed. For small files in their thousands at most. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const shared = sharedHeader(nameBytes, content);
    parts.push(Buffer.from("PK\x03\x04"), shared, nameBytes, content);
    directory.push(Buffer.from("PK\x01\x02"), uint16(version), shared, directoryOnly(offset), nameBytes);
    offset += 4 + shared.length + nameBytes.length + content.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [Buffer.from("PK\x05\x06"), uint16(0), uint16(0), count, count];
  return Buffer.concat([
    ...parts,
    directoryBytes,
    ...end,
    uint32(directoryBytes.length),
    uint32(offset),
    uint16(0),
  ]);
}

/** Header before each file and again in the directory. */
function sharedHeader(name: Buffer, content: Buffer): Buffer {
  return Buffer.concat([
    uint16(version),
    uint16(unicodeNames),
    uint16(0), // stored as it is
    uint16(0),
    uint16(noDate),
    uint32(crc32(content)),
    uint32(content.length),
    uint32(content.length),
    uint16(name.length),
    uint16(0),
  ]);
}
