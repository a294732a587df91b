import { once } from "node:events";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { pdfFonts } from "./pdf-fonts.ts";
import { lineWriter } from "./pdf-line.ts";

const line = { x: 40, y: 40, width: 200, size: 10, colour: "#111111" };

async function written(text: string): Promise<{ pdf: string; hasUnknown: boolean }> {
  const paper = new PDFDocument({ compress: false });
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));
  const writer = lineWriter(paper, await pdfFonts([text, "…"]));
  writer.write(text, line);
  writer.write(text, { ...line, y: 60, weight: "strong", align: "right" });
  paper.end();
  await once(paper, "end");
  return { pdf: Buffer.concat(chunks).toString("latin1"), hasUnknown: writer.hasUnknown() };
}

/** The letters that are named for the glyphs of a PDF. */
function lettersOf(pdf: string): string {
  const maps = [...pdf.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)].flatMap(([, map = ""]) => [
    ...map.matchAll(/<([0-9a-f]+)>/g),
  ]);
  return maps.map(([, hex = ""]) => Buffer.from(hex, "hex").swap16().toString("utf16le")).join("");
}

test.each([
  ["Chinese", "北京字节跳动科技", /NotoSansSC/],
  ["traditional Chinese", "繁體中文（台灣）", /NotoSansSC/],
  ["Japanese", "株式会社カフェひらがな", /NotoSansSC/],
  ["Korean", "주식회사한국", /NotoSansKR/],
  ["Thai", "บริษัทจำกัด", /NotoSansThai/],
  ["Devanagari", "हिन्दीकार्यालय", /NotoSansDevanagari/],
  ["Arabic", "شركةالعربية", /DejaVuSans/],
  ["Hebrew", "חברתשלום", /DejaVuSans/],
])("writes %s in letters that the file brings along", async (_, text, font) => {
  const { pdf, hasUnknown } = await written(text);

  expect(hasUnknown).toBe(false);
  expect(pdf).toMatch(font);
  expect(pdf).toContain("/FontFile2");
  const letters = lettersOf(pdf);
  // Of letters that are drawn in another order, the text that is meant stands beside them.
  const named = [...text].filter((letter) => !/[\p{M}\p{Script=Devanagari}\u0e33]/u.test(letter));
  expect(named.filter((letter) => !letters.includes(letter))).toEqual([]);
});

test("says what it has no letters for", async () => {
  expect((await written("বাংলা")).hasUnknown).toBe(true);
});

test("says in which order letters were written where they are drawn in another", async () => {
  const { pdf } = await written("हिन्दी");

  expect(pdf).toContain("/ActualText");
});

test("ends what is too long in an ellipsis, in whole letters", async () => {
  const short = await written("北".repeat(500));

  expect(lettersOf(short.pdf)).toContain("…");
});
