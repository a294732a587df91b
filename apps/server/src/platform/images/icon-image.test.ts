import { crc32, deflateSync } from "node:zlib";
import sharp, { type Metadata } from "sharp";
import { expect, test } from "vitest";
import { NotAnImage, reencodeIcon, reencodeLogo } from "./icon-image.ts";

const red = { r: 255, g: 0, b: 0, alpha: 1 };

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: red } });
}

/** The bytes of an ICO with these pictures in it. */
function ico(entries: readonly { sidePx: number; bitsPerPixel?: number; data: Buffer }[]): Buffer {
  const list = Buffer.from([0, 0, 1, 0, entries.length, 0]);
  let offset = list.byteLength + 16 * entries.length;
  const headers = entries.map(({ sidePx, bitsPerPixel = 32, data }) => {
    const header = Buffer.alloc(16);
    header[0] = sidePx % 256;
    header[1] = sidePx % 256;
    header.writeUInt16LE(bitsPerPixel, 6);
    header.writeUInt32LE(data.byteLength, 8);
    header.writeUInt32LE(offset, 12);
    offset += data.byteLength;
    return header;
  });
  return Buffer.concat([list, ...headers, ...entries.map(({ data }) => data)]);
}

/** An uncompressed picture of one colour, as it stands in an ICO: without a file header, its height doubled. */
function bitmap(widthPx: number, heightPx: number, bgra: readonly number[]): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(widthPx, 4);
  header.writeInt32LE(heightPx * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const pixels = Buffer.alloc(Math.min(widthPx * heightPx, 1_000) * 4, Buffer.from(bgra));
  return Buffer.concat([header, pixels]);
}

/** A PNG that claims a size and holds next to nothing. */
function pngClaiming(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  const start = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([start, chunk("IHDR", size), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

async function pixelAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

function sizeOf({ format, width, height }: Metadata): unknown {
  return { format, width, height };
}

test.each([
  ["png", await picture(100, 50).png().toBuffer()],
  ["jpeg", await picture(100, 50).jpeg().toBuffer()],
  ["gif", await picture(100, 50).gif().toBuffer()],
  ["webp", await picture(100, 50).webp({ lossless: true }).toBuffer()],
  ["ico", ico([{ sidePx: 100, data: await picture(100, 50).png().toBuffer() }])],
])("makes a square of a %s, the whole picture in it, on nothing", async (_kind, bytes) => {
  const icon = await reencodeIcon(bytes);

  expect(sizeOf(await sharp(icon).metadata())).toEqual({ format: "png", width: 64, height: 64 });
  expect(await pixelAt(icon, 32, 2)).toEqual([0, 0, 0, 0]);
  const [r = 0, g = 255, b = 255, alpha] = await pixelAt(icon, 32, 32);
  expect([r > 250, g < 5, b < 5, alpha]).toEqual([true, true, true, 255]);
});

test("takes the smallest picture of an ICO that is large enough, else the largest", async () => {
  const colours = { 16: "#ff0000", 48: "#00ff00", 128: "#0000ff", 256: "#ffffff" };
  const entries = await Promise.all(
    Object.entries(colours).map(async ([side, background]) => {
      const sidePx = Number(side);
      const image = sharp({ create: { width: sidePx, height: sidePx, channels: 3, background } });
      return { sidePx, data: await image.png().toBuffer() };
    }),
  );

  const shown = [32, 64, 200, 512].map(async (sizePx) =>
    pixelAt(await reencodeIcon(ico(entries), sizePx), 9, 9),
  );

  expect(await Promise.all(shown)).toEqual([
    [0, 255, 0, 255],
    [0, 0, 255, 255],
    [255, 255, 255, 255],
    [255, 255, 255, 255],
  ]);
});

test("reads the uncompressed pictures of an ICO, and takes one without any opacity for opaque", async () => {
  const half = await reencodeIcon(ico([{ sidePx: 16, data: bitmap(16, 16, [0, 0, 255, 128]) }]));
  const none = await reencodeIcon(ico([{ sidePx: 16, data: bitmap(16, 16, [255, 0, 0, 0]) }]));

  expect(await pixelAt(half, 32, 32)).toEqual([255, 0, 0, 128]);
  expect(await pixelAt(none, 32, 32)).toEqual([0, 0, 255, 255]);
});

test("takes another picture of an ICO where the best one is broken", async () => {
  const broken = { sidePx: 64, data: bitmap(64, 64, [0, 0, 0, 255]).subarray(0, 100) };
  const sound = { sidePx: 16, data: bitmap(16, 16, [0, 255, 0, 255]) };

  const icon = await reencodeIcon(ico([broken, sound]));

  expect(await pixelAt(icon, 32, 32)).toEqual([0, 255, 0, 255]);
});

test("shows the first frame of a moving picture", async () => {
  const frames = Buffer.concat([await raw("#ff0000"), await raw("#0000ff")]);
  const options = { raw: { width: 10, height: 20, channels: 3 as const, pageHeight: 10 } };
  const gif = await sharp(frames, options)
    .gif({ delay: [100, 100], loop: 0 })
    .toBuffer();

  const icon = await reencodeIcon(gif);

  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
  expect(await pixelAt(icon, 32, 32)).toEqual([255, 0, 0, 255]);
});

function raw(background: string): Promise<Buffer> {
  return sharp({ create: { width: 10, height: 10, channels: 3, background } })
    .raw()
    .toBuffer();
}

test.each([
  [1_000, 200, { width: 400, height: 80 }],
  [100, 400, { width: 30, height: 120 }],
  [40, 30, { width: 40, height: 30 }],
])("fits a logo of %i by %i into its box without enlarging it", async (width, height, fitting) => {
  const bytes = await picture(width, height).png().toBuffer();

  const logo = await reencodeLogo(bytes, { widthMax: 400, heightMax: 120 });

  expect(sizeOf(await sharp(logo).metadata())).toEqual({ format: "png", ...fitting });
});

test("leaves out what a picture carries beside its pixels", async () => {
  const exif = { IFD0: { Copyright: "where it was taken" } };
  const bytes = await picture(20, 20).withExif(exif).jpeg().toBuffer();

  const logo = await reencodeLogo(bytes, { widthMax: 100, heightMax: 100 });

  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  expect((await sharp(logo).metadata()).exif).toBeUndefined();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const png = await picture(200, 200).png().toBuffer();

test.each<[string, Buffer]>([
  ["nothing", Buffer.alloc(0)],
  ["an SVG", Buffer.from(svg)],
  ["an SVG behind a declaration", Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
  ["an SVG inside an ICO", ico([{ sidePx: 16, data: Buffer.from(svg) }])],
  ["a page", Buffer.from("<!doctype html><title>Not found</title>")],
  ["a PDF", Buffer.from("%PDF-1.7")],
  ["a TIFF", await picture(9, 9).tiff().toBuffer()],
  ["an AVIF", await picture(9, 9).avif().toBuffer()],
  ["half a PNG", png.subarray(0, png.byteLength / 2)],
  ["a PNG of which only the start is one", Buffer.concat([png.subarray(0, 8), Buffer.from(svg)])],
  ["a PNG that claims 50,000 by 50,000 pixels", pngClaiming(50_000, 50_000)],
  ["a PNG inside an ICO that claims the same", ico([{ sidePx: 16, data: pngClaiming(50_000, 50_000) }])],
  ["a bitmap inside an ICO that claims the same", ico([{ sidePx: 16, data: bitmap(50_000, 50_000, [0]) }])],
  ["an ICO without pictures", Buffer.from([0, 0, 1, 0, 0, 0])],
  ["an ICO with a list that breaks off", Buffer.from([0, 0, 1, 0, 255, 255, 16, 16])],
  ["an ICO whose pictures lie behind its end", ico([{ sidePx: 16, data: Buffer.alloc(0) }])],
  ["more than 5 MB", Buffer.concat([png, Buffer.alloc(5_000_000)])],
])("refuses %s", async (_what, bytes) => {
  await expect(reencodeIcon(bytes)).rejects.toBeInstanceOf(NotAnImage);
  await expect(reencodeLogo(bytes, { widthMax: 64, heightMax: 64 })).rejects.toBeInstanceOf(NotAnImage);
});

test("goes on after a picture that was refused", async () => {
  const all = await Promise.allSettled([
    reencodeIcon(png),
    reencodeIcon(Buffer.from(svg)),
    reencodeIcon(png),
  ]);

  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("refuses a picture for the size that it claims, before any pixel is read", async () => {
  const claims = pngClaiming(50_000, 50_000);
  const bitmapClaims = ico([{ sidePx: 16, data: bitmap(50_000, 50_000, [0]) }]);

  await expect(reencodeIcon(claims)).rejects.toThrow("exceeds pixel limit");
  await expect(reencodeIcon(ico([{ sidePx: 16, data: claims }]))).rejects.toThrow("exceeds pixel limit");
  await expect(reencodeIcon(bitmapClaims)).rejects.toThrow("a bitmap of 50000 by 50000 pixels");
});
