import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { plans } from "@citelens/contract/billing/pricing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WrittenFiles } from "./generators/addition.ts";
import { checkLaws } from "./law/check-laws.ts";
import { buildCard } from "./new-card.ts";
import { buildOperator } from "./new-operator.ts";
import { buildPage } from "./new-page.ts";
import { buildRoom } from "./new-room.ts";
import { serverRooms } from "./rooms.ts";

const repository = resolve(import.meta.dirname, "..");
const planned = serverRooms.find((room) => !existsSync(join(repository, "apps/server/src/features", room)));
const operator = ["new-vendor", "https://api.new-vendor.example/v1", "vendor-large-1"];
const guide = readFileSync(join(repository, "docs/adding.md"), "utf8");

let root: string;
let written: Readonly<Record<"room" | "operator" | "card" | "page" | "settings page", WrittenFiles>>;
/** Output of the compiler, Biome and the law about the copy in which everything was added. */
let said: readonly string[];

// One copy and one look for all of them, since compiling is what takes the time; a busy machine takes several times it.
beforeAll(async () => {
  root = copyOfRepository();
  written = {
    room: planned === undefined ? { created: [], changed: [] } : buildRoom(root, planned),
    operator: buildOperator(root, operator),
    card: buildCard(root, ["answers-by-model"]),
    page: buildPage(root, ["api-keys", "crawl-history"]),
    "settings page": buildPage(root, ["api-keys", "source-alerts", "settings"]),
  };
  const files = Object.values(written).flatMap(({ created, changed }) => [...created, ...changed]);
  said = [
    ...typeErrors(
      "tsconfig.json",
      files.filter((file) => !file.startsWith("apps/web/")),
    ),
    ...typeErrors("apps/web/tsconfig.json", [
      "apps/web/src/routeTree.gen.ts",
      ...files.filter((file) => file.startsWith("apps/web/")),
    ]),
    ...linesOf("@biomejs/biome/bin/biome", ["check", "--vcs-enabled=false", "--reporter=github", ...files]),
    ...(await checkLaws(root)).map(({ law, file, message }) => `${file} ${law}: ${message}`),
  ];
}, 600_000);

afterAll(() => rmSync(root, { recursive: true }));

describe.each(["room", "operator", "card", "page", "settings page"] as const)("a new %s", (what) => {
  test("compiles, is written in the house's style and keeps the law", () => {
    const { created, changed } = written[what];

    expect(said.filter((line) => [...created, ...changed].some((file) => line.includes(file)))).toEqual([]);
  });

  test.runIf(what !== "room" || planned !== undefined)("is not written a second time", () => {
    const again = {
      room: () => buildRoom(root, planned),
      operator: () => buildOperator(root, operator),
      card: () => buildCard(root, ["answers-by-model"]),
      page: () => buildPage(root, ["api-keys", "crawl-history"]),
      "settings page": () => buildPage(root, ["api-keys", "source-alerts", "settings"]),
    };
    const files = [...written[what].created, ...written[what].changed];
    const texts = (): string[] => files.map((file) => readFileSync(join(root, file), "utf8"));
    const before = texts();

    expect(again[what]).toThrow("already there");
    expect(texts()).toEqual(before);
  });
});

describe("the number of files that an addition touches", () => {
  test.each([
    ["An AI operator", 3, "operator", { name: "new-vendor" }],
    ["An insight card", 8, "card", { name: "answers-by-model" }],
    ["A page", 4, "page", { name: "crawl-history", room: "api-keys" }],
  ] as const)("%s: %i, as docs/adding.md lists them", (title, filesMax, what, names) => {
    const { created, changed } = written[what];

    const files = [...created, ...changed].toSorted();
    expect(files.length).toBeLessThanOrEqual(filesMax);
    expect(files).toEqual(listed(title, names).toSorted());
    expect(guide).toContain(`## ${title} (${files.length} files)`);
  });

  test("a job: 3, since every room hands its jobs to the product as one list", () => {
    const registry = readFileSync(join(repository, "apps/server/src/app/jobs.ts"), "utf8");
    const imported = [...registry.matchAll(/import \{ ([^}]+) \} from "#features\/([^/]+)\/room\.ts"/g)];

    for (const [, names = "", room = ""] of imported) {
      const files = listed("A job", { name: "sweep", room });
      for (const name of names.split(", ")) {
        expect(name).toMatch(/^\w+Jobs$/);
        expect(registry).toContain(`...${name},`);
      }
      expect(files).toHaveLength(3);
      expect(globSync(`apps/server/src/features/${room}/**/*.jobs.ts`, { cwd: repository })).not.toEqual([]);
    }
    expect(imported.length).toBeGreaterThan(5);
    expect(listed("A job", { name: "sweep", room: "credits" }).slice(0, 2).map(stands)).toEqual([true, true]);
  });

  test("a plan or a price: 1, since nothing else names its number", () => {
    const [home = ""] = listed("A plan or a price", {});
    const prices = plans.flatMap(({ monthlyCents }) => (monthlyCents ? [monthlyCents] : []));
    const named = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: repository })
      .filter((file) => !/\.test(-helper)?\.tsx?$/.test(file))
      .filter((file) => {
        const text = readFileSync(join(repository, file), "utf8").replaceAll(/(?<=\d)_(?=\d)/g, "");
        return prices.some((price) => new RegExp(`\\b${price}\\b`).test(text));
      });

    expect(prices.length).toBeGreaterThan(2);
    expect(named).toEqual([home]);
  });
});

test("a new operator answers through its double, and stands in .env.example and in the guide", () => {
  const script = `import { channels } from "#test/fakes/ai/channels.ts";
import { openAiServer } from "#test/fakes/ai/ai-server.ts";
import { operatorOf } from "#platform/ai/operator-of.ts";
const channel = channels.find(({ id }) => id === "new-vendor");
const server = await openAiServer(channel.protocol);
const asked = { provider: "new-vendor", model: "vendor-large-1" };
const one = await operatorOf(asked, { env: channel.env(server) });
const { text } = await one.ask("Who makes good chairs?", { signal: new AbortController().signal });
console.log(server.asked[0].body.model, text);
await server.close();`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module-typescript", "--eval", script],
    { cwd: join(root, "apps/server"), encoding: "utf8" },
  );

  expect(stderr).toBe("");
  expect(stdout).toBe("vendor-large-1 Acorn makes good chairs, says Review.\n");
  expect(readFileSync(join(root, ".env.example"), "utf8")).toContain("# NEW_VENDOR_API_KEY=");
  expect(readFileSync(join(root, "docs/self-hosting.md"), "utf8")).toContain(
    "| New vendor | `NEW_VENDOR_API_KEY` | `vendor-large-1` | no | – |",
  );
});

test("a new page stands in the tree of routes with its title", () => {
  const tree = readFileSync(join(root, "apps/web/src/routeTree.gen.ts"), "utf8");
  const [route = ""] = written.page.created;

  expect(tree).toContain('"/workspaces/$projectId/crawl-history"');
  expect(tree).toContain('"/settings/source-alerts"');
  expect(readFileSync(join(root, route), "utf8")).toContain('title: "Crawl history", parent: "workspace"');
});

describe("what cannot be built is refused with what could be", () => {
  test("a room that stands, and one that nobody planned", () => {
    expect(() => buildRoom(root, "api-keys")).toThrow("The room api-keys is already there");
    expect(() => buildRoom(root, "attic")).toThrow(
      /"attic" is not a room of scripts\/rooms.ts. Rooms that .* not built/,
    );
    expect(() => buildRoom(root, "../attic")).toThrow("is not a room");
    expect(existsSync(join(root, "apps/server/src/features/attic"))).toBe(false);
  });

  test("names that are no names of files, addresses that are none, rooms that are not there", () => {
    expect(() => buildCard(root, [])).toThrow("No name was given");
    expect(() => buildCard(root, ["../card"])).toThrow('"../card" is no name');
    expect(() => buildOperator(root, ["acme", "somewhere", "model"])).toThrow("Name the address");
    expect(() => buildOperator(root, ["acme", "https://acme.example"])).toThrow("Name the model");
    expect(() => buildPage(root, ["attic", "page"])).toThrow("There is no room attic");
    expect(() => buildPage(root, ["accounts", "page"])).toThrow("stands before the workspaces");
    expect(() => buildPage(root, ["api-keys", "page", "cellar"])).toThrow("workspace, settings");
  });
});

/** The files below a heading of docs/adding.md, with names in the places of <name> and <room>. */
function listed(title: string, names: Readonly<Record<string, string>>): string[] {
  const [, section = ""] = guide.split(new RegExp(`^## ${title}.*$`, "m"));
  const [list = ""] = section.split(/^## /m);
  return [...list.matchAll(/^- `([^`]+)`/gm)].map(([, path = ""]) =>
    path.replaceAll(/<(\w+)>/g, (placeholder, name: string) => names[name] ?? placeholder),
  );
}

function stands(path: string): boolean {
  return existsSync(join(repository, path));
}

/** The sources as they are, and links to what is installed; the workspaces lead to the copy. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "citelens-adding-"));
  for (const entry of [
    "apps",
    "packages",
    "e2e",
    "bench",
    "clients",
    "scripts",
    "docs/audit.md",
    "docs/testing.md",
    "docs/self-hosting.md",
    "package.json",
    "biome.json",
  ]) {
    cpSync(join(repository, entry), join(copy, entry), { recursive: true, filter: isSource });
  }
  for (const file of readdirSync(repository).filter((name) =>
    /^(tsconfig.*\.json|.*\.config\.ts)$/.test(name),
  )) {
    cpSync(join(repository, file), join(copy, file));
  }
  mkdirSync(join(copy, "node_modules/@citelens"), { recursive: true });
  for (const name of readdirSync(join(repository, "node_modules")).filter((found) => found !== "@citelens")) {
    symlinkSync(join(repository, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const name of readdirSync(join(copy, "packages"))) {
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@citelens", name));
  }
  return copy;
}

function isSource(path: string): boolean {
  return !/\/(node_modules|dist|data|\.[^/]*)$/.test(path.slice(repository.length));
}

/** Errors that TypeScript finds in these files and what they import, with the settings of a project. */
function typeErrors(project: string, files: readonly string[]): string[] {
  const settings = {
    extends: join(root, project),
    include: [],
    files: files.map((file) => join(root, file)),
  };
  writeFileSync(join(root, "tsconfig.adding.json"), JSON.stringify(settings));
  return linesOf("typescript/bin/tsc", ["--noEmit", "--checkers", "1", "-p", "tsconfig.adding.json"]);
}

/** Output of one of the installed tools about the copy. */
function linesOf(path: string, args: readonly string[]): string[] {
  const { stdout } = spawnSync(process.execPath, [join("node_modules", path), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout.split("\n");
}
