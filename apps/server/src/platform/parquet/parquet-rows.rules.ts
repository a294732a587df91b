/** Types of Thrift's compact protocol that hold something else. */
const [booleanTrue, booleanFalse, byte, i16, i32, i64, double, binary, list, set, struct] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12,
] as const;
const footerBytes = 8;
/** Number of the field of a file's metadata that counts its rows. */
const rowsField = 3;

/** Number of rows in a Parquet file, as the file itself says at its end. */
export function rowsOfParquet(file: Buffer): number {
  if (file.length < 12 || file.toString("latin1", file.length - 4) !== "PAR1")
    throw new Error("This is no Parquet file");
  const at = file.length - footerBytes - file.readUInt32LE(file.length - footerBytes);
  const reader = compactReader(file, at);
  for (let field = 0; ; ) {
    const header = reader.byte();
    if (header === 0) throw new Error("A Parquet file does not say how many rows it has");
    field = header >> 4 === 0 ? Number(reader.number()) : field + (header >> 4);
    if (field === rowsField) return Number(reader.number());
    reader.skip(header & 15);
  }
}

interface CompactReader {
  byte(): number;
  number(): bigint;
  skip(type: number): void;
}

function compactReader(bytes: Buffer, start: number): CompactReader {
  let at = start;
  const next = (): number => bytes.readUInt8(at++);
  const unsigned = (): bigint => {
    for (let value = 0n, shift = 0n; ; shift += 7n) {
      const read = next();
      value |= BigInt(read & 127) << shift;
      if (read < 128) return value;
    }
  };
  const number = (): bigint => {
    const value = unsigned();
    return (value >> 1n) ^ -(value & 1n);
  };
  const items = (): void => {
    const header = next();
    const size = header >> 4 === 15 ? Number(unsigned()) : header >> 4;
    for (let item = 0; item < size; item++) skipItem(header & 15);
  };
  /** In a list a truth value has a byte of its own. */
  const skipItem = (type: number): void => (type <= booleanFalse ? void next() : skip(type));
  const fields = (): void => {
    for (let header = next(); header !== 0; header = next()) {
      if (header >> 4 === 0) number();
      skip(header & 15);
    }
  };
  const pass = (count: number): void => {
    at += count;
  };
  const skips: Readonly<Record<number, () => unknown>> = {
    [byte]: next,
    [i16]: unsigned,
    [i32]: unsigned,
    [i64]: unsigned,
    [double]: () => pass(8),
    [binary]: () => pass(Number(unsigned())),
    [list]: items,
    [set]: items,
    [struct]: fields,
    // In a field a truth value is its type.
    [booleanTrue]: () => undefined,
    [booleanFalse]: () => undefined,
  };
  const skip = (type: number): void => {
    const known = skips[type];
    if (!known) throw new Error(`A Parquet file describes itself by a type ${type}`);
    known();
  };
  return { byte: next, number, skip };
}
