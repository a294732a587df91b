import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";

/** A source file as the text laws see it. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly nodes: readonly SyntaxNode[];
  /** Imports, exports and declarations, in their order. */
  readonly items: readonly SyntaxNode[];
}

/** Any node of the syntax tree; which other fields there are depends on its type. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Whether a field of a node is a node itself. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** All nodes below `value`, parents before children. */
export function nodesWithin(value: unknown): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  collect(value, nodes);
  return nodes;
}

/** Into one array, because a file has tens of thousands of nodes. */
function collect(value: unknown, nodes: SyntaxNode[]): void {
  if (typeof value !== "object" || value === null) return;

  if (isNode(value)) nodes.push(value);
  for (const part of Object.values(value)) collect(part, nodes);
}

/** The nodes among these values, without those below them. */
function nodesOf(values: readonly unknown[]): SyntaxNode[] {
  return values.filter(isNode);
}

/** Reads and parses a file. Throws when the file is not valid TypeScript. */
export function readSourceFile(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  const program = parseSync(text, { syntax: "typescript", tsx: path.endsWith("x"), target: "esnext" });
  const lines = text.trimEnd().split("\n").length;
  return { path, text, lines, nodes: nodesWithin(program), items: nodesOf(program.body) };
}
