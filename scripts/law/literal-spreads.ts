import { isNode, type SourceFile, type SyntaxNode } from "./source-file.ts";
import type { Violation } from "./violation.ts";

/** A literal that is spread within a literal changes nothing but how the formatter sets it. */
export function literalSpreads({ path, nodes }: SourceFile): Violation[] {
  const message =
    "spreads a literal within a literal; write its parts in their place and let the formatter set them";
  return nodes.flatMap(spreadLiterals).map(() => ({ law: "literal-spreads", file: path, message }));
}

function spreadLiterals({ type, properties, elements, arguments: given }: SyntaxNode): unknown[] {
  switch (type) {
    case "ObjectExpression":
      return partsOf(properties).filter(
        (part) => part.type === "SpreadElement" && isOf("Object", part.arguments),
      );
    case "ArrayExpression":
      return partsOf(elements).filter((part) => part.spread && isOf("Array", part.expression));
    case "CallExpression":
      return partsOf(given).filter((part) => part.spread && isOf("Array", part.expression));
  }
  return [];
}

/** An element of a list is null where the list has a hole. */
function partsOf(list: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter((part) => part !== null) : [];
}

function isOf(kind: "Object" | "Array", value: unknown): boolean {
  return isNode(value) && value.type === `${kind}Expression`;
}
