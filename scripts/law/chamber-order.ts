import type { IModule } from "dependency-cruiser";
import type { Violation } from "./violation.ts";

const law = "chamber-order";
const isTest = /[.](test|spec)(-helper)?[.]tsx?$/;
const isDoor = /\/(public|room)[.]ts$/;
const roomOf = /^apps\/(server|web)\/src\/features\/[^/]+/;

/** The imports between the parts of one folder: from, to, and the files that make them. */
type FolderImports = Map<string, Map<string, string[]>>;

/**
 * The order of chambers. In each folder of a room its parts, the subfolders and the folder's own files, import each other in one
 * order: no pair, no circle. On the server the room's own folder stands above its chambers and `store` below them; in the browser the
 * room's own queries and rules are a part of their own.
 */
export function chamberOrder(modules: readonly IModule[]): Violation[] {
  return [...importsByFolder(modules)].flatMap(([folder, imports]) => {
    const reached = new Map([...imports.keys()].map((part) => [part, partsBelow(part, imports)]));
    return [...imports].flatMap(([from, targets]) =>
      [...targets].flatMap(([to, files]) => {
        const why = faultOf({ folder, from, to, isBack: reached.get(to)?.has(from) ?? false });
        return why === undefined ? [] : files.map((imported) => ({ law, ...toViolation(imported, why) }));
      }),
    );
  });
}

interface PartImport {
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  /** Whether the imported part needs the importing one in turn. */
  readonly isBack: boolean;
}

function faultOf({ folder, from, to, isBack }: PartImport): string | undefined {
  const isServerRoom = folder.startsWith("apps/server/") && roomOf.exec(folder)?.[0] === folder;
  if (isServerRoom && to === ownFiles)
    return "a chamber uses no file of the room's own folder; what chambers share stands in store/";
  if (isServerRoom && from === "store") return "store/ stands below all chambers of its room";
  if (isBack) return `${from} and ${to} of ${folder} need each other; chambers stand in one order`;
  return undefined;
}

function toViolation(imported: string, why: string): Pick<Violation, "file" | "message"> {
  const [file = "", target = ""] = imported.split(" -> ");
  return { file, message: `imports ${target}: ${why}` };
}

const ownFiles = "its own files";

function importsByFolder(modules: readonly IModule[]): Map<string, FolderImports> {
  const folders = new Map<string, FolderImports>();
  for (const { source, dependencies } of modules) {
    if (isTest.test(source) || isDoor.test(source)) continue;
    for (const { resolved } of dependencies) {
      const room = roomOf.exec(source)?.[0];
      const isOwn = room !== undefined && resolved.startsWith(`${room}/`);
      if (!isOwn || isTest.test(resolved) || isDoor.test(resolved)) continue;
      addImport(folders, source, resolved);
    }
  }
  return folders;
}

function addImport(folders: Map<string, FolderImports>, source: string, target: string): void {
  const [from, to] = [source.split("/"), target.split("/")];
  const apart = from.findIndex((name, at) => name !== to[at] || at === from.length - 1);
  const folder = from.slice(0, apart).join("/");
  const [part, below] = [partOf(from, apart), partOf(to, apart)];
  if (part === below) return;
  const imports = folders.get(folder) ?? new Map<string, Map<string, string[]>>();
  const targets = imports.get(part) ?? new Map<string, string[]>();
  folders.set(
    folder,
    imports.set(part, targets.set(below, [...(targets.get(below) ?? []), `${source} -> ${target}`])),
  );
}

function partOf(path: readonly string[], at: number): string {
  if (path.length - 1 > at) return path[at] ?? ownFiles;
  const isBelow = path[1] === "web" && /[.](queries|rules)[.]ts$/.test(path[at] ?? "");
  return isBelow ? "its own queries and rules" : ownFiles;
}

function partsBelow(part: string, imports: FolderImports): ReadonlySet<string> {
  const below = new Set<string>();
  const add = (one: string): void => {
    for (const next of imports.get(one)?.keys() ?? []) {
      if (below.has(next)) continue;
      below.add(next);
      add(next);
    }
  };
  add(part);
  return below;
}
