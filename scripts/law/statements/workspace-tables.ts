import { isNode, nodesWithin, type SourceFile, type SyntaxNode } from "../source-file.ts";
import type { Violation } from "../violation.ts";
import { tablesOfOthers } from "./exceptions.ts";

/** The tables that workspaceTable() makes: their rows belong to a workspace. */
export function workspaceTablesOf(files: readonly SourceFile[]): ReadonlySet<string> {
  const declared = files.filter(hasTables).flatMap(({ nodes }) => nodes.filter(isDeclarator));
  return new Set(declared.filter(({ init }) => isMadeByHelper(init)).map(nameOf));
}

/** A column workspace_id is made by workspaceTable(), which gives its table a policy; in tables of others alone it is not. */
export function workspaceTableRule(files: readonly SourceFile[]): Violation[] {
  const message = "makes a column workspace_id; make the table with workspaceTable() of the platform";
  return files.filter(hasTables).flatMap(({ path: file, nodes }) => {
    const others = nodes.filter((node) => isDeclarator(node) && nameOf(node) in tablesOfOthers);
    const allowed = new Set(others.flatMap(nodesWithin));
    return nodes
      .filter((node) => namesWorkspace(node) && !allowed.has(node))
      .map(() => ({ law: "workspaces-have-policies", file, message }));
  });
}

function hasTables({ path }: SourceFile): boolean {
  return path.endsWith(".tables.ts");
}

function isDeclarator({ type }: SyntaxNode): boolean {
  return type === "VariableDeclarator";
}

function isMadeByHelper(init: unknown): boolean {
  return isNode(init) && isNode(init.callee) && init.callee.value === "workspaceTable";
}

/** As the key of a column, or as the name that it has in the database. */
function namesWorkspace({ type, key, value }: SyntaxNode): boolean {
  if (type === "StringLiteral") return value === "workspace_id";
  return type === "KeyValueProperty" && isNode(key) && key.value === "workspace_id";
}

function nameOf({ id }: SyntaxNode): string {
  return isNode(id) ? String(id.value) : "";
}
