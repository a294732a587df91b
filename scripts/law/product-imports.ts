import { dirname } from "node:path";
import type { IModule } from "dependency-cruiser";
import type { SourceFile } from "./source-file.ts";
import type { Violation } from "./violation.ts";

const chainMax = 45;
const lookUpFilesMax = 150;

const isProduct = /^(apps|packages)\/[^/]+\/src\//;
const isTest = /[.](test|spec)(-helper)?[.]tsx?$/;
const isLookUp = /^apps\/server\/src\/features\/[^/]+\/lookup\/public[.]ts$/;

/** Bounds the longest way down from a file, since whoever reads it reads what it stands on, and all that a look-up brings along. */
export function importReach(modules: readonly IModule[]): Violation[] {
  const imports = new ProductImports(modules);
  const chain = imports.longestChain();
  const long =
    chain.length > chainMax
      ? [
          {
            law: "import-chain",
            file: chain[0] ?? ".",
            message: `${chain.length} files: ${chain.join(" -> ")}`,
          },
        ]
      : [];
  const wide = imports
    .lookUps()
    .filter(([, files]) => files > lookUpFilesMax)
    .map(([file, files]) => ({
      law: "look-up-reach",
      file,
      message: `brings ${files} files along; at most ${lookUpFilesMax} are allowed, show what needs less`,
    }));
  return [...long, ...wide];
}

/** The product's files and the files that each imports, types included; tests are no part of it. */
export class ProductImports {
  readonly #imports: ReadonlyMap<string, readonly string[]>;
  readonly #chains = new Map<string, readonly string[]>();

  constructor(modules: readonly IModule[]) {
    const product = modules.filter(({ source }) => isProduct.test(source) && !isTest.test(source));
    const known = new Set(product.map(({ source }) => source));
    this.#imports = new Map(
      product.map(({ source, dependencies }) => [
        source,
        dependencies.map(({ resolved }) => resolved).filter((path) => known.has(path)),
      ]),
    );
  }

  get paths(): readonly string[] {
    return [...this.#imports.keys()];
  }

  /** The longest way down from any file, as its files from the top to the bottom. */
  longestChain(): readonly string[] {
    const chains = this.paths.map((path) => this.#chainFrom(path));
    return chains.reduce((longest, one) => (one.length > longest.length ? one : longest), []);
  }

  #chainFrom(path: string): readonly string[] {
    const known = this.#chains.get(path);
    if (known) return known;

    this.#chains.set(path, [path]);
    const below = (this.#imports.get(path) ?? []).map((next) => this.#chainFrom(next));
    const longest = below.reduce((best, one) => (one.length > best.length ? one : best), []);
    this.#chains.set(path, [path, ...longest]);
    return [path, ...longest];
  }

  /** The files that come along where a file is imported, itself not counted. */
  closureOf(path: string): ReadonlySet<string> {
    const closure = new Set<string>();
    const ahead = [path];
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      for (const imported of this.#imports.get(next) ?? []) {
        if (closure.has(imported)) continue;
        closure.add(imported);
        ahead.push(imported);
      }
    }
    return closure;
  }

  /** The doors of the look-ups, each with the number of files that come along. */
  lookUps(): readonly (readonly [door: string, files: number])[] {
    return this.paths
      .filter((path) => isLookUp.test(path))
      .map((path): [string, number] => [path, this.closureOf(path).size])
      .toSorted(([, a], [, b]) => b - a);
  }

  /** Small files that one file alone uses, which stands beside them. */
  smallPairs(files: readonly SourceFile[], linesMax: number): readonly string[] {
    const lines = new Map(files.map((file) => [file.path, file.lines]));
    const users = new Map<string, string[]>();
    for (const [user, imports] of this.#imports)
      for (const path of imports) users.set(path, [...(users.get(path) ?? []), user]);
    return [...users]
      .filter(([path, [first = "", ...others]]) => {
        const isSmall = (lines.get(path) ?? linesMax) < linesMax;
        return isSmall && others.length === 0 && dirname(first) === dirname(path);
      })
      .map(([path]) => path);
  }
}
