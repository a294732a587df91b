import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "../../src/base/csv.ts";

test.each([
  [["a", 1, true, null], "a,1,true,\r\n"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
  [["a;b", "a\tb", "a\rb"], '"a;b","a\tb","a\rb"\r\n'],
  [["=1+1", "+1", "-1", "@x"], "'=1+1,'+1,'-1,'@x\r\n"],
  [["\tx", "\rx", "\nx"], '"\'\tx","\'\rx","\'\nx"\r\n'],
  [["＝1＋1", "＋1", "－1", "＠x"], "'＝1＋1,'＋1,'－1,'＠x\r\n"],
  [[" =1", "\ufeff=1", "\u200b=1"], "' =1,'\ufeff=1,'\u200b=1\r\n"],
  [["/a;=1+1", "a\n-1"], '"/a;\'=1+1","a\n\'-1"\r\n'],
  [[-1, -3.5, 0], "-1,-3.5,0\r\n"],
  [["a-b", "a=b", "2026-11-02", "it's", ""], "a-b,a=b,2026-11-02,it's,\r\n"],
])("%j becomes %j", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

const hostile = fc.string({
  unit: fc.constantFrom("=", "+", "-", "@", "＝", ";", ",", "\t", "\r", "\n", '"', "'", " ", "a", "1"),
  maxLength: 8,
});

test.each([",", ";", "\t"])(
  "whatever the text, no cell is a formula to a spreadsheet that separates by %j",
  (separator) => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (cells) => {
        const formulas = cellsOf(csvLine(cells), separator).filter((cell) => /^\s*[=+\-@＝]/.test(cell));

        expect(formulas).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  },
);

test("a spreadsheet that separates by commas reads the very texts, but for the apostrophes", () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (cells) => {
      const read = cellsOf(csvLine(cells), ",").map((cell) => cell.replaceAll("'", ""));

      expect(read).toEqual(cells.map((cell) => cell.replaceAll("'", "")));
    }),
  );
});

/** Parses a line as spreadsheets do: quotes count only at the start of a cell. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = text.replace(/\r\n$/, "");
  for (;;) {
    const [quotes, inside = ""] = /^"((?:[^"]|"")*)"?/.exec(rest) ?? [""];
    const behind = rest.slice(quotes.length);
    const end = [...behind].findIndex((sign) => sign === separator || /[\r\n]/.test(sign));
    const plain = end < 0 ? behind : behind.slice(0, end);
    cells.push(inside.replaceAll('""', '"') + plain);
    if (end < 0) return cells;
    rest = behind.slice(end + 1);
  }
}
