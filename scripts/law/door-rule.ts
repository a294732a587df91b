import { Declarations } from "./declarations.ts";
import { isNode, nodesWithin, type SourceFile, type SyntaxNode } from "./source-file.ts";
import type { Violation } from "./violation.ts";

const law = "door-width";
const namesMax = 10;
const isDoor = /\/features\/[^/]+\/([^/]+\/)?(public|room)\.ts$/;

/**
 * A door shows at most ten names, each by its name: a room that offers more does two jobs, and the second one gets a chamber
 * with a door of its own. An object literal counts with its keys, and those of the object literals in it, so that nothing
 * is hidden behind one name.
 */
export function doorRule(files: readonly SourceFile[]): Violation[] {
  const declarations = new Declarations(files);
  const doors = files.filter(({ path }) => isDoor.test(path));
  return doors.flatMap((door) => faultsOf(door, declarations));
}

function faultsOf(door: SourceFile, declarations: Declarations): Violation[] {
  const hidden = door.nodes.some(({ type }) => type === "ExportAllDeclaration")
    ? ["the door names each thing that it shows, without `export *`"]
    : [];
  const names = door.nodes.reduce((sum, node) => sum + namesOf(node, door, declarations), 0);
  const wide =
    names > namesMax ? [`${names} names, keys of objects among them; a door shows at most ${namesMax}`] : [];
  return [...hidden, ...wide].map((message) => ({ law, file: door.path, message }));
}

function namesOf(node: SyntaxNode, door: SourceFile, declarations: Declarations): number {
  if (node.type === "ExportSpecifier") {
    const name = isNode(node.orig) ? String(node.orig.value) : "";
    const source = door.items.find(
      ({ type, specifiers }) =>
        type === "ExportNamedDeclaration" && Array.isArray(specifiers) && specifiers.includes(node),
    )?.source;
    const declared = isNode(source)
      ? declarations.findIn(door, String(source.value), name)
      : declarations.find(door, name, node);
    return declared ? widthOf(declared.value, declared.file, declarations) : 1;
  }
  if (node.type !== "ExportDeclaration") return 0;

  const declared = nodesWithin(node.declaration)[0];
  if (declared?.type !== "VariableDeclaration" || !Array.isArray(declared.declarations)) return 1;
  return declared.declarations.reduce((sum, { init }) => sum + widthOf(init, door, declarations), 0);
}

const wrappers = /^(ParenthesisExpression|Ts(As|Const|Satisfies)(Assertion|Expression)?)$/;

/** One, or as many as an object literal has keys. */
function widthOf(value: unknown, file: SourceFile, declarations: Declarations): number {
  if (!isNode(value)) return 1;
  if (wrappers.test(value.type)) return widthOf(value.expression, file, declarations);
  if (value.type === "Identifier") {
    const declared = declarations.find(file, String(value.value), value);
    return declared && declared.value !== value ? widthOf(declared.value, declared.file, declarations) : 1;
  }
  if (value.type !== "ObjectExpression" || !Array.isArray(value.properties)) return 1;
  return value.properties.reduce((sum: number, property: SyntaxNode) => {
    if (property.type === "KeyValueProperty") return sum + widthOf(property.value, file, declarations);
    if (property.type === "SpreadElement") return sum + widthOf(property.arguments, file, declarations);
    return sum + (property.type === "Identifier" ? widthOf(property, file, declarations) : 1);
  }, 0);
}
