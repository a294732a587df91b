import { isNode, nodesWithin, type SourceFile, type SyntaxNode } from "../source-file.ts";

/** The tables with a column workspace_id: their rows belong to a workspace. */
export function workspaceTablesOf(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(files.filter(({ path }) => path.endsWith(".tables.ts")).flatMap(tablesIn));
}

function tablesIn({ nodes }: SourceFile): string[] {
  const declared = nodes.filter(({ type }) => type === "VariableDeclarator");
  const sharing = new Set<string>();
  for (const declarator of declared) {
    if (!isTable(declarator) && givesWorkspace(declarator, sharing)) sharing.add(nameOf(declarator));
  }
  return declared.filter((node) => isTable(node) && givesWorkspace(node, sharing)).map(nameOf);
}

/** Directly, or by spreading what a function declared before it returns. */
function givesWorkspace({ init }: SyntaxNode, sharing: ReadonlySet<string>): boolean {
  return nodesWithin(init).some(
    ({ type, key, callee }) =>
      (type === "KeyValueProperty" && isNode(key) && key.value === "workspace_id") ||
      (type === "CallExpression" &&
        isNode(callee) &&
        (callee.value === "workspaceTable" || sharing.has(String(callee.value)))),
  );
}

function isTable({ init }: SyntaxNode): boolean {
  return isNode(init) && isNode(init.callee) && /^(pgTable|workspaceTable)$/.test(String(init.callee.value));
}

function nameOf({ id }: SyntaxNode): string {
  return isNode(id) ? String(id.value) : "";
}
