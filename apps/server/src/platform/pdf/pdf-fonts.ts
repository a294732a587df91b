import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import wawoff2 from "wawoff2";

export type PdfWeight = "plain" | "strong";

/** Some of the letters of a font. */
export interface PdfFont {
  readonly file: Readonly<Record<PdfWeight, Buffer>>;
  /** How thick letters are drawn around themselves, of their size: variable fonts have one weight in a PDF, often their thinnest. */
  readonly outline: Readonly<Record<PdfWeight, number>>;
}

export interface PdfFonts {
  /** The font that has a character of the texts; undefined where none does. */
  fontOf(codePoint: number): PdfFont | undefined;
  /** Has a sign for what no font has. */
  readonly usual: PdfFont;
}

const require = createRequire(import.meta.url);
const families = [
  {
    name: "noto-sans-thai",
    list: () => require.resolve("@fontsource-variable/noto-sans-thai/unicode.json"),
    outline: { plain: 0, strong: 0.03 },
  },
  {
    name: "noto-sans-devanagari",
    list: () => require.resolve("@fontsource-variable/noto-sans-devanagari/unicode.json"),
    outline: { plain: 0, strong: 0.03 },
  },
  {
    name: "noto-sans-sc",
    list: () => require.resolve("@fontsource-variable/noto-sans-sc/unicode.json"),
    outline: { plain: 0.03, strong: 0.06 },
  },
  {
    name: "noto-sans-kr",
    list: () => require.resolve("@fontsource-variable/noto-sans-kr/unicode.json"),
    outline: { plain: 0.03, strong: 0.06 },
  },
] as const;

/** The fonts that texts need. Most need the usual one alone; of the others, which are many files, only what is needed is opened. */
export async function pdfFonts(texts: Iterable<string>): Promise<PdfFonts> {
  const plain = readFileSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"));
  const strong = readFileSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"));
  const usual: PdfFont = { file: { plain, strong }, outline: { plain: 0, strong: 0 } };
  const both = [fontIn(plain), fontIn(strong)];
  const found = new Map<number, PdfFont>();
  const signs = new Set([...texts].flatMap((text) => [...text.normalize("NFC")]));
  for (const sign of signs) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const isUsual = both.every((font) => font.hasGlyphForCodePoint(codePoint));
    const font = isUsual ? usual : await otherFont(codePoint);
    if (font) found.set(codePoint, font);
  }
  return { usual, fontOf: (codePoint) => found.get(codePoint) };
}

async function otherFont(codePoint: number): Promise<PdfFont | undefined> {
  for (const family of families) {
    const part = partsOf(family).find(({ ranges }) =>
      ranges.some(([from, to]) => from <= codePoint && codePoint <= to),
    );
    const font = part && (await openedPart(part.file, family.outline));
    if (font && fontIn(font.file.plain).hasGlyphForCodePoint(codePoint)) return font;
  }
  return undefined;
}

interface Part {
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const parts = new Map<string, readonly Part[]>();
const opened = new Map<string, PdfFont>();
/** Most open fonts, of some hundred kilobytes each. */
const openedMax = 40;

/** The files of a family, and which characters the list beside them says that each has. */
function partsOf({ name, list: listOf }: (typeof families)[number]): readonly Part[] {
  const known = parts.get(name);
  if (known) return known;
  const list = listOf();
  const ranges: unknown = JSON.parse(readFileSync(list, "utf8"));
  if (typeof ranges !== "object" || ranges === null) throw new Error(`${list} names no fonts`);
  const read = Object.entries(ranges).map(([part, written]) => ({
    file: join(dirname(list), "files", `${name}-${part.replace(/[[\]]/g, "")}-wght-normal.woff2`),
    ranges: rangesIn(String(written)),
  }));
  parts.set(name, read);
  return read;
}

/** Unpacked, since only then its letters can be put into a PDF. */
async function openedPart(file: string, outline: PdfFont["outline"]): Promise<PdfFont> {
  const known = opened.get(file);
  if (known) return known;
  // A copy: the next file is unpacked in the same place.
  const bytes = Buffer.from(await wawoff2.decompress(await readFile(file)));
  const font = { file: { plain: bytes, strong: bytes }, outline };
  if (opened.size >= openedMax) opened.clear();
  opened.set(file, font);
  return font;
}

const fonts = new WeakMap<Buffer, Font>();

function fontIn(bytes: Buffer): Font {
  const known = fonts.get(bytes);
  if (known) return known;
  const font = create(bytes);
  if ("fonts" in font) throw new Error("It holds several fonts.");
  fonts.set(bytes, font);
  return font;
}

/** As CSS writes them: U+0E01-0E5B,U+200C. */
function rangesIn(written: string): (readonly [number, number])[] {
  return written.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
