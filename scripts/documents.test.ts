import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const pages = ["ARCHITECTURE.md", ...globSync("docs/architecture/*.md", { cwd: root })];

function linesOf(page: string): string[] {
  return readFileSync(join(root, page), "utf8").trimEnd().split("\n");
}

test("ARCHITECTURE.md is one screen", () => {
  const lines = linesOf("ARCHITECTURE.md");

  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

test.each(pages)("every link of %s leads to a file, and to a heading that is there", (page) => {
  const broken = linesOf(page)
    .flatMap((line) => [...line.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = ""]) => link))
    .filter((link) => !leadsSomewhere(page, link));

  expect(broken).toEqual([]);
});

test("no line of CHANGELOG.md has 160 characters", () => {
  expect(linesOf("CHANGELOG.md").filter((line) => line.length >= 160)).toEqual([]);
});

function leadsSomewhere(page: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = join(root, dirname(page), path);
  if (!existsSync(target)) return false;
  const headings = anchor === undefined ? [] : readFileSync(target, "utf8").matchAll(/^#+ (.+)$/gm);
  return anchor === undefined || [...headings].some(([, title = ""]) => anchorOf(title) === anchor);
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");
}
