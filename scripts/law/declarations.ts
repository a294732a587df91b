import { posix } from "node:path";
import { isNode, nodesWithin, type SourceFile, type SyntaxNode } from "./source-file.ts";

/** Where a name gets its value from. */
export interface DeclaredValue {
  readonly file: SourceFile;
  /** The function, or what a variable is set to. */
  readonly value: SyntaxNode;
  /** Field of the object that a variable is taken out of. */
  readonly field: string | undefined;
}

/** Finds what names stand for: in the same function, in the same file, or in a file that it imports by a relative path. */
export class Declarations {
  readonly #files: ReadonlyMap<string, SourceFile>;

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  /** Undefined for parameters, for what a loop sets, and for what another room or a library exports. */
  find(file: SourceFile, name: string, at: SyntaxNode): DeclaredValue | undefined {
    const around = itemAround(file, at);
    return (
      (around && declaredIn(file, nodesWithin(around), name)) ??
      declaredIn(file, file.items.flatMap(declaredBy), name) ??
      this.#imported(file, name)
    );
  }

  #imported(file: SourceFile, name: string): DeclaredValue | undefined {
    const found = file.items.find(
      ({ type, specifiers }) =>
        type === "ImportDeclaration" &&
        Array.isArray(specifiers) &&
        specifiers.some(({ local }) => local.value === name),
    );
    if (!found || !isNode(found.source)) return undefined;

    return this.findIn(file, String(found.source.value), name);
  }

  /** Export of a file that another one names by a relative path. */
  findIn(from: SourceFile, path: string, name: string): DeclaredValue | undefined {
    const source = this.#files.get(posix.join(posix.dirname(from.path), path));
    return (
      source && (declaredIn(source, source.items.flatMap(declaredBy), name) ?? this.#imported(source, name))
    );
  }
}

/** The name of the function or variable at the top of the file within which a node stands. */
export function nameAround(file: SourceFile, at: SyntaxNode): string {
  const around = itemAround(file, at);
  const declared = around ? declaredBy(around)[0] : undefined;
  if (!declared) return "(top of the file)";
  const name = declared.type === "FunctionDeclaration" ? declared.identifier : declared.id;
  return isNode(name) ? String(name.value) : "(top of the file)";
}

function itemAround({ items }: SourceFile, at: SyntaxNode): SyntaxNode | undefined {
  const { start, end } = spanOf(at);
  return items.find((item) => spanOf(item).start <= start && end <= spanOf(item).end);
}

function spanOf({ span }: SyntaxNode): { readonly start: number; readonly end: number } {
  if (typeof span !== "object" || span === null || !("start" in span) || !("end" in span))
    return { start: -1, end: -1 };
  return { start: Number(span.start), end: Number(span.end) };
}

/** The functions and variables that an item at the top of a file declares, exported or not. */
function declaredBy(item: SyntaxNode): SyntaxNode[] {
  const declared = item.type === "ExportDeclaration" ? item.declaration : item;
  if (!isNode(declared)) return [];
  if (declared.type !== "VariableDeclaration") return [declared];
  return Array.isArray(declared.declarations) ? declared.declarations.filter(isNode) : [];
}

function declaredIn(file: SourceFile, nodes: readonly SyntaxNode[], name: string): DeclaredValue | undefined {
  for (const node of nodes) {
    if (node.type === "FunctionDeclaration" && isNode(node.identifier) && node.identifier.value === name)
      return { file, value: node, field: undefined };
    if (node.type !== "VariableDeclarator" || !isNode(node.id) || !isNode(node.init)) continue;
    if (node.id.type === "Identifier" && node.id.value === name)
      return { file, value: node.init, field: undefined };
    const takesOut = nodesWithin(node.id).some(({ type, value }) => type === "Identifier" && value === name);
    if (node.id.type === "ObjectPattern" && takesOut) return { file, value: node.init, field: name };
  }
  return undefined;
}
