import sharp, { type Sharp } from "sharp";
import { icoPicture } from "./icon-image-ico.ts";

/** Bytes that are no picture of a kind that is accepted, or one that is broken or too large. */
export class NotAnImage extends Error {
  constructor(message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.name = "NotAnImage";
  }
}

export interface LogoBox {
  readonly widthMax: number;
  readonly heightMax: number;
}

type Shape = (picture: Sharp) => Sharp;
type Kind = "png" | "jpeg" | "gif" | "webp" | "ico";

const bytesMax = 5_000_000;
const pixelsMax = 4_096 * 4_096;
const secondsMax = 5;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pictures are decoded one after another and on one thread: what strangers send must not take the whole machine. */
sharp.concurrency(1);
let last: Promise<unknown> = Promise.resolve();

/**
 * A PNG square of `sizePx` with the whole picture in it, on nothing. Accepts PNG, JPEG, GIF (its first frame), WebP
 * and ICO, told by their first bytes; anything else, SVG above all, is NotAnImage.
 */
export function reencodeIcon(bytes: Buffer, sizePx = 64): Promise<Buffer> {
  return inTurn(() =>
    reencode(bytes, sizePx, (picture) =>
      picture.resize(sizePx, sizePx, { fit: "contain", background: transparent }),
    ),
  );
}

/** A PNG of the same picture, made smaller where it does not fit into the box. Accepts and refuses as an icon. */
export function reencodeLogo(bytes: Buffer, { widthMax, heightMax }: LogoBox): Promise<Buffer> {
  return inTurn(() =>
    reencode(bytes, Math.max(widthMax, heightMax), (picture) =>
      picture.resize(widthMax, heightMax, { fit: "inside", withoutEnlargement: true }),
    ),
  );
}

function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run);
  last = mine.catch(() => undefined); // the caller of that picture gets the error; the next one should start
  return mine;
}

async function reencode(bytes: Buffer, sizePx: number, shape: Shape): Promise<Buffer> {
  if (bytes.byteLength > bytesMax) throw new NotAnImage(`more than ${bytesMax} bytes`);

  try {
    return await shape(pictureOf(bytes, sizePx)).timeout({ seconds: secondsMax }).png().toBuffer();
  } catch (error) {
    if (error instanceof NotAnImage) throw error;
    throw new NotAnImage(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function pictureOf(bytes: Buffer, sizePx: number): Sharp {
  const kind = kindOf(bytes);
  if (kind === undefined) throw new NotAnImage("no PNG, JPEG, GIF, WebP or ICO");
  if (kind !== "ico") return decoded(bytes);

  const picture = icoPicture(bytes, sizePx);
  if ("png" in picture) return decoded(picture.png);
  const { pixels, width, height } = picture;
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

function decoded(bytes: Buffer): Sharp {
  return sharp(bytes, { animated: false, autoOrient: true, failOn: "error", limitInputPixels: pixelsMax });
}

function kindOf(bytes: Buffer): Kind | undefined {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (/^GIF8[79]a/.test(start)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(start)) return "webp";
  return start.startsWith("\0\0\x01\0") ? "ico" : undefined;
}
