import { nodesWithin, type SourceFile, type SyntaxNode } from "./source-file.ts";
import type { Violation } from "./violation.ts";

/** A route that shows a page says its title: the window, the breadcrumbs and screen readers take it from there. */
export function pageTitles({ path, nodes }: SourceFile): Violation[] {
  if (!/^apps\/web\/src\/routes\/.*\.tsx$/.test(path) || isLayout(nodes)) return [];

  const routes = nodes.filter(isObject).filter((options) => property(options, "component") !== undefined);
  return routes.filter(hasNoTitle).map(() => ({
    law: "page-titles",
    file: path,
    message: 'its page has no title; add staticData: { title: "…" } beside its component',
  }));
}

/** Layouts show other routes' pages within an Outlet. */
function isLayout(nodes: readonly SyntaxNode[]): boolean {
  return nodes.some(({ type, value }) => type === "Identifier" && value === "Outlet");
}

function hasNoTitle(options: SyntaxNode): boolean {
  const title = nodesWithin(property(options, "staticData"))
    .filter(isObject)
    .map((data) => nodesWithin(property(data, "title"))[0])[0];
  return title?.type !== "StringLiteral" || typeof title.value !== "string" || title.value.trim() === "";
}

function isObject({ type }: SyntaxNode): boolean {
  return type === "ObjectExpression";
}

/** Value that an object literal gives a key; undefined where it does not name the key itself. */
function property({ properties }: SyntaxNode, name: string): unknown {
  const pairs: readonly unknown[] = Array.isArray(properties) ? properties : [];
  return pairs
    .flatMap((pair) => nodesWithin(pair).slice(0, 1))
    .find(({ type, key }) => type === "KeyValueProperty" && nodesWithin(key)[0]?.value === name)?.value;
}
