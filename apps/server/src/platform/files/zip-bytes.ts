export function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** The end of an entry in the directory: no comment, on the first disk, a plain file, and where it stands. */
export function directoryOnly(offset: number): Buffer {
  return Buffer.concat([uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset)]);
}
