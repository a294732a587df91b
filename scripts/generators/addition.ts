import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Effect of adding one thing to the product on its files; paths are relative to the repository. */
export interface Addition {
  readonly created: Readonly<Record<string, string>>;
  /** Change to the text of a file that stands. Throws where its place is not found. */
  readonly changed?: Readonly<Record<string, (text: string) => string>>;
}

export interface WrittenFiles {
  readonly created: readonly string[];
  readonly changed: readonly string[];
}

/** Writes all of it below `root`. Throws, writing nothing, where something of it is there already. */
export function write(root: string, { created, changed = {} }: Addition): WrittenFiles {
  const standing = Object.keys(created).filter((path) => existsSync(join(root, path)));
  if (standing.length > 0) throw new Error(`It is already there: ${standing.join(", ")}.`);

  const edited = Object.entries(changed).map(([path, edit]): [string, string] => [
    path,
    edit(readFileSync(join(root, path), "utf8")),
  ]);
  for (const [path, text] of [...Object.entries(created), ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const written = { created: Object.keys(created), changed: Object.keys(changed) };
  format(root, [...written.created, ...written.changed]);
  return written;
}

/** How long names are decides where lines are broken and in which order imports stand. */
function format(root: string, files: readonly string[]): void {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "check", "--write", "--linter-enabled=false", "--vcs-enabled=false", ...files];
  execFileSync(process.execPath, args, { cwd: root, stdio: "pipe" });
}

/** Puts lines before the only place where `mark` stands. */
export function before(text: string, mark: string, lines: string): string {
  const [head, tail, ...others] = text.split(mark);
  if (tail === undefined || others.length > 0) {
    throw new Error(`"${mark.trim()}" does not stand once where something is added; add it by hand.`);
  }
  return `${head}${lines}${mark}${tail}`;
}

/** Imports names from a module, each once; their order is seen to afterwards. */
export function importing(text: string, names: readonly string[], module: string): string {
  const [line, known = ""] = new RegExp(`import \\{([^}]*)\\} from "${module}";\n`).exec(text) ?? [];
  const all = new Set([...known.split(","), ...names].map((name) => name.trim()));
  all.delete("");
  return `import { ${[...all].join(", ")} } from "${module}";\n${line === undefined ? text : text.replace(line, "")}`;
}

/** Runs a generator of the command line, prints what it wrote and what comes next. */
export function generate(run: (root: string, args: readonly string[]) => WrittenFiles, next: string): void {
  try {
    const { created, changed } = run(resolve(import.meta.dirname, "../.."), process.argv.slice(2));
    const lines = [
      ...created.map((path) => `new      ${path}`),
      ...changed.map((path) => `changed  ${path}`),
    ];
    console.log(`${lines.join("\n")}\n\n${next}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
