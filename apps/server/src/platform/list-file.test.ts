import { expect, test } from "vitest";
import { listFile } from "./list-file.ts";

const titles = ["Bürotische für Große", "Möbel – Übersicht"];

async function bytesOf(format: "csv" | "ndjson", items: readonly string[] = titles): Promise<Buffer> {
  const file = listFile({ name: "pages", items, header: ["Title"], cellsOf: (title) => [title] });
  const chunks: Buffer[] = [];
  for await (const chunk of file.chunks(format, { check: (item) => item })) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const mark = "efbbbf";

test.each([
  ["umlauts", titles],
  ["nothing", []],
  ["Chinese", ["北京"]],
  ["Arabic", ["شركة"]],
  ["more than a chunk", Array.from({ length: 20_000 }, (_, at) => `Größe ${at}`)],
])("a file of CSV with %s begins with a byte order mark, and has no other", async (_, items) => {
  const bytes = await bytesOf("csv", items);

  expect(bytes.subarray(0, 3).toString("hex")).toBe(mark);
  expect(bytes.indexOf(Buffer.from(mark, "hex"), 3)).toBe(-1);
  expect(bytes.toString("utf8").slice(1).split("\r\n")).toEqual(["Title", ...items, ""]);
});

test("a file for programs has none", async () => {
  expect((await bytesOf("ndjson")).toString("utf8")).toBe(
    titles.map((title) => `${JSON.stringify(title)}\n`).join(""),
  );
});
