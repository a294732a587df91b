import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CsvCell } from "@citelens/contract/base/csv";
import { readXlsx } from "hucre/xlsx";
import { expect, onTestFinished, test } from "vitest";
import { charactersMax } from "./xlsx-cells.ts";
import { type XlsxTable, xlsxFile } from "./xlsx-file.ts";

const columns = [
  { name: "Page", type: "plain" },
  { name: "Visits", type: "plain" },
  { name: "Seen", type: "dates" },
  { name: "Own", type: "plain" },
] as const;

async function bytesOf(rows: XlsxTable["rows"], rowsMax?: number): Promise<Buffer> {
  const table = { sheetName: "agent [visits]", columns, rows, ...(rowsMax && { rowsMax }) };
  const chunks: Buffer[] = [];
  for await (const chunk of xlsxFile(table)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sheets as another program's reader has them. */
async function read(rows: XlsxTable["rows"], rowsMax?: number) {
  return (await readXlsx(await bytesOf(rows, rowsMax))).sheets;
}

const cellOf = async (page: string): Promise<unknown> =>
  (await read([[page, null, null, null]]))[0]?.rows[1]?.[0];

test("numbers are numbers, instants and days are dates, and a text is a text whatever it looks like", async () => {
  const [sheet] = await read([
    ["/a", 12.5, "2026-11-30T18:20:27.500Z", true],
    ["2026-11-30", 0, "2026-11-30", false],
    ["=1+1", null, "never", null],
  ]);

  expect(sheet?.name).toBe("agent  visits");
  expect(sheet?.rows).toEqual([
    ["Page", "Visits", "Seen", "Own"],
    ["/a", 12.5, new Date("2026-11-30T18:20:27.500Z"), true],
    ["2026-11-30", 0, new Date("2026-11-30T00:00:00Z"), false],
    ["=1+1", null, "never", null],
  ]);
});

test("the head is bold and stays in sight", async () => {
  const [sheet] = (await readXlsx(await bytesOf([["/a", 1, null, true]]), { readStyles: true })).sheets;

  expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  expect(sheet?.cells?.get("0,0")?.style?.font?.bold).toBe(true);
  expect(sheet?.cells?.get("1,0")?.style?.font?.bold).toBeFalsy();
});

test.each([
  ["markup", `<b>&"'</b>`],
  ["blanks around it", "  two \n lines\t"],
  ["other scripts", "北京 شركة 👩‍👩‍👧"],
  ["what looks like an escape", "_x0041_ and _x000D_"],
  ["controls", "a\u0001b\rc"],
])("keeps a text with %s", async (_, text) => {
  expect(await cellOf(text)).toBe(text);
});

test("half a character becomes a sign that stands for it", async () => {
  expect(await cellOf("a\ud83d")).toBe("a\ufffd");
});

test("a text that no cell can hold is cut between characters, and says how long it was", async () => {
  const text = "👍".repeat(20_000);

  const cut = String(await cellOf(text));

  expect(cut.length).toBeLessThanOrEqual(charactersMax);
  expect(cut).toMatch(/^(?:👍)+ … \[cut: the text has 40000 characters\]$/u);
  expect(await cellOf("x".repeat(charactersMax))).toHaveLength(charactersMax);
});

test("rows that one sheet cannot hold stand on further ones under the same head", async () => {
  const rows = Array.from({ length: 5 }, (_, at): CsvCell[] => [`/${at}`, at, null, true]);

  const sheets = await read(rows, 3);

  expect(sheets.map(({ name, rows: of }) => [name, of.map(([page]) => page)])).toEqual([
    ["agent  visits", ["Page", "/0", "/1"]],
    ["agent  visits (2)", ["Page", "/2", "/3"]],
    ["agent  visits (3)", ["Page", "/4"]],
  ]);
  expect((await read(rows.slice(0, 4), 3)).map(({ rows: of }) => of.length)).toEqual([3, 3]);
});

test("an empty list is a sheet with its head", async () => {
  expect((await read([])).map(({ rows }) => rows)).toEqual(
    [["Page", "Visits", "Seen", "Own"]].map((row) => [row]),
  );
});

test("what fails on the way fails for the reader, who gets no whole file", async () => {
  async function* rows(): AsyncGenerator<CsvCell[]> {
    yield ["/a", 1, null, true];
    throw new Error("the database is away");
  }

  await expect(bytesOf(rows())).rejects.toThrow("the database is away");
});

test("a reader that goes away ends the list", async () => {
  let isEnded = false;
  async function* rows(): AsyncGenerator<CsvCell[]> {
    try {
      for (let at = 0; ; at += 1) yield [`/${at}`.repeat(20), Math.random(), null, true];
    } finally {
      isEnded = true;
    }
  }

  let seen = 0;
  for await (const chunk of xlsxFile({ sheetName: "a", columns, rows: rows() })) {
    seen += chunk.length;
    if (seen > 200_000) break;
  }

  await expect.poll(() => isEnded).toBe(true);
});

function hasOpenpyxl(): boolean {
  try {
    execFileSync("python3", ["-c", "import openpyxl"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!hasOpenpyxl())("a reader of another language has the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "citelens-xlsx-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "a.xlsx");
  writeFileSync(file, await bytesOf([["=1+1", 2, "2026-11-30T18:20:27Z", true]]));
  const script = `import json,sys,openpyxl
s=openpyxl.load_workbook(sys.argv[1]).active
print(json.dumps([s.title,s.freeze_panes,s["A1"].font.b,[[c.data_type,str(c.value)] for c in s[2]]]))`;

  expect(JSON.parse(execFileSync("python3", ["-c", script, file], { encoding: "utf8" }))).toEqual([
    "agent  visits",
    "A2",
    true,
    [
      ["s", "=1+1"],
      ["n", "2"],
      ["d", "2026-11-30 18:20:27"],
      ["b", "True"],
    ],
  ]);
});
