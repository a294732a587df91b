import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deepFiles } from "./deep-files.ts";

const start = "<!-- deep -->";
const end = "<!-- /deep -->";

/** Table of what the deep run runs beyond the gate, as it stands in the sources, between the marks of a text. */
export function withDeepTable(text: string, root: string): string {
  const [before = "", rest = ""] = text.split(start);
  const [, after = ""] = rest.split(end);
  return `${before}${start}\n${[caseTable(root), fileTable(), browserTable(root)].join("\n\n")}\n${end}${after}`;
}

/** Each call of cases() with its two numbers. */
function caseTable(root: string): string {
  const files = globSync("{apps,packages,scripts}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules/**"],
  });
  const rows = files
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/\bcases\((\d[\d_]*), ([\w.]+)\)/g)].map(
        ([, usual = "", deep = ""]) => `| ${file} | ${shown(usual)} | ${shown(deep)} |`,
      ),
    );
  return ["| cases of | gate | deep |", "|---|--:|--:|", ...rows].join("\n");
}

function shown(number: string): string {
  return /^\d/.test(number) ? Number(number.replaceAll("_", "")).toLocaleString("en-GB") : "all";
}

function fileTable(): string {
  const rows = deepFiles.map(({ files, why, about }) => `| \`${files}\` | ${about.join(", ")} | ${why} |`);
  return ["| left to the deep run | unless this has changed | why |", "|---|---|---|", ...rows].join("\n");
}

/** How many tests a folder of e2e has, and how many of them the gate runs while nothing of the room has changed. */
function browserTable(root: string): string {
  const counts = new Map<string, { all: number; gate: number }>();
  for (const file of globSync("e2e/*/*.spec.ts", { cwd: root }).toSorted()) {
    const folder = file.split("/")[1] ?? "";
    const count = counts.get(folder) ?? { all: 0, gate: 0 };
    for (const [, head = ""] of readFileSync(join(root, file), "utf8").matchAll(
      /^ *test(?:\.each\([\s\S]*?\))?\(([\s\S]*?)async/gm,
    )) {
      count.all += 1;
      const isMain = head.includes("@main") || folder === "journeys" || folder === "sweep";
      if (isMain && !head.includes("@deep")) count.gate += 1;
    }
    counts.set(folder, count);
  }
  const rows = [...counts].map(([folder, { all, gate }]) => `| e2e/${folder} | ${gate} | ${all} |`);
  return [
    "| tests in the browser | gate, unless the room has changed | deep |",
    "|---|--:|--:|",
    ...rows,
  ].join("\n");
}
