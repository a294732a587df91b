import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { zipFile } from "./zip-file.ts";

const entries = [
  { name: "folder/café.txt", content: Buffer.from("hello\n") },
  { name: "folder/empty.txt", content: Buffer.alloc(0) },
  { name: "bytes.bin", content: Buffer.from([0, 255, 80, 75, 5, 6]) },
];

/** Content that another program reads out of a zip file: Python's, which checks sums and directory; undefined without Python. */
function readByPython(zip: Buffer): unknown {
  const folder = mkdtempSync(join(tmpdir(), "citelens-zip-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "a.zip");
  writeFileSync(file, zip);
  const script =
    "import json,sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps({n:list(z.read(n)) for n in z.namelist()}))";
  return JSON.parse(execFileSync("python3", ["-c", script, file], { encoding: "utf8" }));
}

function hasPython(): boolean {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("the same files are the same bytes", () => {
  expect(zipFile(entries)).toEqual(zipFile(entries.map((entry) => ({ ...entry }))));
});

test("has its files one after the other, and a directory that says where", () => {
  const zip = zipFile(entries);
  const end = zip.length - 22;
  const directoryAt = zip.readUInt32LE(end + 16);

  expect(zip.toString("latin1", end, end + 4)).toBe("PK\x05\x06");
  expect(zip.readUInt16LE(end + 10)).toBe(3);
  expect(zip.toString("latin1", directoryAt, directoryAt + 4)).toBe("PK\x01\x02");
  expect(zip.readUInt32LE(directoryAt + 42)).toBe(0);
  expect(zip.toString("utf8", directoryAt + 46, directoryAt + 46 + 16)).toBe("folder/café.txt");
  expect(directoryAt + zip.readUInt32LE(end + 12)).toBe(end);
});

test.skipIf(!hasPython())("another program reads what was put into it", () => {
  const read = readByPython(zipFile(entries));

  expect(read).toEqual(Object.fromEntries(entries.map(({ name, content }) => [name, [...content]])));
});

test("nothing makes an empty one", () => {
  expect(zipFile([])).toHaveLength(22);
});
