import { dirname } from "node:path";
import type { IModule } from "dependency-cruiser";
import type { SourceFile } from "./source-file.ts";
import type { Violation } from "./violation.ts";

const filesMax = 25;
const levelsMax = 6;

const isTest = /[.](test|spec)(-helper)?[.]tsx?$/;
const isGenerated = /[.]gen[.]ts$/;

/** A door lists what the others do and is used by none of them, so it makes no level. */
const isDoor = /\/(public|room)[.]ts$/;

/** The laws that look at a folder at a time: how many files stand in it, and how deep they lean on each other. */
export function folderRules(files: readonly SourceFile[], modules: readonly IModule[]): Violation[] {
  return [...folderWidth(files), ...folderDepth(modules)];
}

function folderWidth(files: readonly SourceFile[]): Violation[] {
  const sources = files
    .map(({ path }) => path)
    .filter((path) => !isTest.test(path) && !isGenerated.test(path));
  const folders = Map.groupBy(sources, (path) => dirname(path));
  return [...folders]
    .filter(([, { length }]) => length > filesMax)
    .map(([folder, paths]) => ({
      law: "folder-width",
      file: paths[0] ?? folder,
      message: `one of ${paths.length} files in ${folder}; at most ${filesMax} stand side by side, give it chambers named by their jobs`,
    }));
}

/** Only among the files of one folder: what a chamber uses of another one stands below all of its own. */
function folderDepth(modules: readonly IModule[]): Violation[] {
  const inRooms = modules.filter(
    ({ source }) => /\/features\/.*[.]tsx?$/.test(source) && !isTest.test(source) && !isDoor.test(source),
  );
  const neighbours = new Map(inRooms.map((module) => [module.source, neighboursOf(module)]));
  const chains = new Map<string, readonly string[]>();
  for (const path of neighbours.keys()) longestChain(path, neighbours, chains);

  const deepest = Map.groupBy(chains.values(), ([path = ""]) => dirname(path));
  return [...deepest].flatMap(([folder, found]) => {
    const chain = found.reduce((longest, one) => (one.length > longest.length ? one : longest));
    const levels = chain.length - 1;
    if (levels <= levelsMax) return [];
    const names = chain.map((path) => path.slice(folder.length + 1)).join(" -> ");
    const message = `${levels} levels of imports, at most ${levelsMax} are allowed: ${names}`;
    return [{ law: "folder-depth", file: chain[0] ?? folder, message }];
  });
}

function neighboursOf({ source, dependencies }: IModule): string[] {
  return dependencies.map(({ resolved }) => resolved).filter((path) => dirname(path) === dirname(source));
}

/** The longest way down from a file, itself first. Cycles are another law's; here a file within one ends the way. */
function longestChain(
  path: string,
  neighbours: ReadonlyMap<string, readonly string[]>,
  chains: Map<string, readonly string[]>,
): readonly string[] {
  const known = chains.get(path);
  if (known) return known;

  chains.set(path, [path]);
  const below = (neighbours.get(path) ?? []).map((next) => longestChain(next, neighbours, chains));
  const longest = below.reduce((best, one) => (one.length > best.length ? one : best), []);
  chains.set(path, [path, ...longest]);
  return [path, ...longest];
}
