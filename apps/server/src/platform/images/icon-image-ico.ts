import decodeIco from "decode-ico";

/** A picture inside an ICO: a PNG as it stands, or pixels of four bytes (red, green, blue, alpha). */
export type IcoPicture =
  | { readonly png: Buffer }
  | { readonly pixels: Buffer; readonly width: number; readonly height: number };

interface Entry {
  readonly sizePx: number;
  readonly bitsPerPixel: number;
  readonly header: Buffer;
  readonly data: Buffer;
}

const listBytes = 6;
const entryBytes = 16;
/** Real icons have up to a dozen; each costs the time to decode it. */
const entriesMax = 32;
const attemptsMax = 3;
/** An uncompressed picture is read pixel by pixel, so its size is held to what icons have. */
const bitmapSidePxMax = 512;

/** The best picture for that size: the smallest that is large enough, else the largest. Throws if none can be read. */
export function icoPicture(ico: Buffer, sizePx: number): IcoPicture {
  const entries = entriesOf(ico).toSorted((one, other) => rank(one, sizePx) - rank(other, sizePx));
  let problem: unknown = new Error("an ICO without pictures");
  for (const entry of entries.slice(0, attemptsMax)) {
    try {
      return isPng(entry.data) ? { png: entry.data } : bitmapOf(entry);
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

function entriesOf(ico: Buffer): Entry[] {
  const entries: Entry[] = [];
  const count = Math.min(ico.byteLength < listBytes ? 0 : ico.readUInt16LE(4), entriesMax);
  for (let index = 0; index < count; index++) {
    const start = listBytes + entryBytes * index;
    const header = ico.subarray(start, start + entryBytes);
    if (header.byteLength < entryBytes) break;

    const offset = header.readUInt32LE(12);
    entries.push({
      sizePx: Math.max(header[0] || 256, header[1] || 256),
      bitsPerPixel: header.readUInt16LE(6),
      header,
      data: ico.subarray(offset, offset + header.readUInt32LE(8)),
    });
  }
  return entries;
}

/** Small is better among those that are large enough, large among the others; more colours break a tie. */
function rank({ sizePx, bitsPerPixel }: Entry, wantedPx: number): number {
  const distance = sizePx >= wantedPx ? sizePx - wantedPx : 1_000 + wantedPx - sizePx;
  return distance * 100 - Math.min(bitsPerPixel, 64);
}

function isPng(data: Buffer): boolean {
  return data.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n";
}

/** Decodes the one picture alone, as an ICO of its own. */
function bitmapOf({ header, data }: Entry): IcoPicture {
  const width = data.readInt32LE(4) || header[0] || 256;
  const height = data.readInt32LE(8) / 2 || header[1] || 256;
  if (!isSide(width) || !isSide(height)) throw new Error(`a bitmap of ${width} by ${height} pixels`);

  const list = Buffer.from([0, 0, 1, 0, 1, 0]);
  const entry = Buffer.from(header);
  entry.writeUInt32LE(data.byteLength, 8);
  entry.writeUInt32LE(listBytes + entryBytes, 12);
  const [picture] = decodeIco(Buffer.concat([list, entry, data]));
  if (picture?.type !== "bmp") throw new Error("an ICO without a bitmap");

  const pixels = Buffer.from(picture.data);
  if (isUnseen(pixels)) for (let alpha = 3; alpha < pixels.byteLength; alpha += 4) pixels[alpha] = 255;
  return { pixels, width: picture.width, height: picture.height };
}

function isSide(px: number): boolean {
  return Number.isInteger(px) && px > 0 && px <= bitmapSidePxMax;
}

/** Some programs leave the fourth byte of each pixel at 0 and mean: not transparent at all. */
function isUnseen(pixels: Buffer): boolean {
  for (let alpha = 3; alpha < pixels.byteLength; alpha += 4) if (pixels[alpha] !== 0) return false;
  return true;
}
