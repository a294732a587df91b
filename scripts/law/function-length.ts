import { isNode, type SourceFile, type SyntaxNode } from "./source-file.ts";
import type { Violation } from "./violation.ts";

const linesMax = 100;
const isFunction =
  /^(Function(Declaration|Expression)|ArrowFunctionExpression|(Class|Private)Method|MethodProperty)$/;
const isTest = /[.](test|spec)[.]tsx?$/;

/** A function of a hundred lines does more than one thing. Tests group their cases in functions, which do not count. */
export function functionLength(file: SourceFile): Violation[] {
  return longFunctions(file, linesMax).map((lines) => ({
    law: "function-length",
    file: file.path,
    message: `a function of ${lines} lines; at most ${linesMax} are allowed, split it by what its parts do`,
  }));
}

/** The lines of each function of a file that is longer than `linesMax`. */
export function longFunctions({ path, text, nodes }: SourceFile, linesMax: number): number[] {
  if (isTest.test(path)) return [];
  const source = Buffer.from(text);
  return nodes
    .filter(({ type }) => isFunction.test(type))
    .map((node) => linesOf(node, source))
    .filter((lines) => lines > linesMax);
}

/** A span counts bytes from 1; the method of an object has none for its own name, so the function's is taken. */
function linesOf({ span, function: inner }: SyntaxNode, source: Buffer): number {
  const place = span ?? (isNode(inner) ? inner.span : undefined);
  if (typeof place !== "object" || place === null || !("start" in place) || !("end" in place)) return 0;
  return source
    .subarray(Number(place.start) - 1, Number(place.end) - 1)
    .toString()
    .split("\n").length;
}
