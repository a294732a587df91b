import { nodesWithin, type SourceFile, type SyntaxNode } from "./source-file.ts";
import type { Violation } from "./violation.ts";

const law = "browser-tests";
const mainFlowsMax = 2;
/** Their tests all run in the gate, or start a product of their own. */
const withoutMainFlow = ["connected-apps", "journeys", "operators", "sweep"];
/** In one file: what a browser shows may need an answer that the real server would not give just now. */
const stubsMax = 3;
/** In one file: at states that only the real product comes to, on its way. */
const looksMax = 3;
const spec = /^e2e\/([^/]+)\/[^/]+[.]spec[.]ts$/;

/**
 * Keeps the browser step short: each room has one or two main flows, the sweep alone looks at accessibility and widths, and a
 * state of a page is a component test.
 */
export function browserTests(files: readonly SourceFile[]): Violation[] {
  const specs = files.filter(({ path }) => spec.test(path));
  const rooms = Map.groupBy(specs, ({ path }) => spec.exec(path)?.[1] ?? "");
  return [
    ...[...rooms].flatMap(([room, its]) => mainFlows(room, its)),
    ...specs.flatMap(ownLooks),
    ...specs.flatMap(manyStubs),
  ];
}

function mainFlows(room: string, specs: readonly SourceFile[]): Violation[] {
  if (withoutMainFlow.includes(room)) return [];
  const count = specs.reduce((sum, { nodes }) => sum + nodes.filter(isMainTag).length, 0);
  if (count >= 1 && count <= mainFlowsMax) return [];
  const message = `${count} tests bear the tag @main; the gate runs one or two of each room`;
  return [{ law, file: specs[0]?.path ?? room, message }];
}

function ownLooks({ path, nodes }: SourceFile): Violation[] {
  if (/^e2e\/(sweep|journeys)\//.test(path)) return [];
  const looks = nodes.filter((node) => isCallOf(node, "expectNoAxeViolations")).length;
  if (looks <= looksMax) return [];
  const message = `looks at accessibility ${looks} times; enter the page or the dialog into the sweep instead`;
  return [{ law, file: path, message }];
}

function manyStubs({ path, nodes }: SourceFile): Violation[] {
  const stubs = nodes.filter(isStub).length;
  if (stubs <= stubsMax || path.startsWith("e2e/sweep/")) return [];
  const message = `answers in the server's place ${stubs} times; a state of a page is a component test (apps/web/src/**/*.test.tsx)`;
  return [{ law, file: path, message }];
}

function isMainTag({ type, value }: SyntaxNode): boolean {
  return type === "StringLiteral" && value === "@main";
}

/** A call of `fulfill` with an answer in it. */
function isStub(node: SyntaxNode): boolean {
  return isCallOf(node, "fulfill") && nodesWithin(node.arguments).some(({ value }) => value === "json");
}

function isCallOf({ type, callee }: SyntaxNode, name: string): boolean {
  return type === "CallExpression" && nodesWithin(callee).some(({ value }) => value === name);
}
