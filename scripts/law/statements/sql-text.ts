import type { Declarations } from "../declarations.ts";
import { isNode, nodesWithin, type SourceFile, type SyntaxNode } from "../source-file.ts";

/** Where a node stands, for what the names in it mean. */
interface Place {
  readonly file: SourceFile;
  readonly declarations: Declarations;
  /** Nodes being written out already, so that what refers to itself comes to an end. */
  readonly within: readonly SyntaxNode[];
}

const wrappers = /^(ParenthesisExpression|Ts(As|Const|NonNull|Satisfies)(Assertion|Expression)?)$/;

/**
 * Writes a condition or a statement out as SQL, as far as it can be known without running it: Drizzle's operators as the
 * operators that they mean, helpers as what they return, values by their names with a $ before them. What may be left out
 * when it runs names nothing: its workspace_id is written as workspace_perhaps.
 */
export function sqlText(node: unknown, place: Place): string {
  if (!isNode(node) || place.within.includes(node)) return "$unknown";
  const inside = { ...place, within: [...place.within, node] };
  if (wrappers.test(node.type)) return sqlText(node.expression, inside);

  switch (node.type) {
    case "TaggedTemplateExpression":
      return sqlText(node.template, inside);
    case "TemplateLiteral":
      return templateText(node, inside);
    case "StringLiteral":
      return String(node.value);
    case "Identifier":
      return identifierText(node, inside);
    case "MemberExpression":
      return memberText(node);
    case "CallExpression":
      return callText(node, inside);
    case "ArrayExpression":
      return listOf(node.elements)
        .map((element) => elementText(element, inside))
        .join(" and ");
    case "ConditionalExpression":
      return eitherText([sqlText(node.consequent, inside), sqlText(node.alternate, inside)]);
    case "BinaryExpression":
      return perhaps(sqlText(node.right, inside));
    default:
      return "$value";
  }
}

/** The column of a table, or the value of a field. */
function valueText(node: unknown): string {
  if (!isNode(node)) return "$value";
  if (wrappers.test(node.type)) return valueText(node.expression);
  if (node.type === "MemberExpression") return memberText(node);
  return node.type === "Identifier" ? `$${String(node.value)}` : "$value";
}

function memberText({ object, property }: SyntaxNode): string {
  const [first, rest] = [isNode(object) ? object : undefined, isNode(property) ? property.value : undefined];
  if (first?.type === "MemberExpression") return `${memberText(first)}.${String(rest)}`;
  return first?.type === "Identifier" && rest !== undefined
    ? `${String(first.value)}.${String(rest)}`
    : "$value";
}

function templateText({ quasis, expressions }: SyntaxNode, place: Place): string {
  const values = listOf(expressions);
  return listOf(quasis)
    .map(
      ({ cooked }, index) => `${String(cooked)}${index < values.length ? sqlText(values[index], place) : ""}`,
    )
    .join("");
}

function identifierText(node: SyntaxNode, place: Place): string {
  const name = String(node.value);
  const declared = place.declarations.find(place.file, name, node);
  if (!declared) return `$${name}`;
  const { value, field, file } = declared;
  if (isTable(value)) return tableName(value) ?? name;
  if (nodesWithin(value).some(({ type }) => type === "AwaitExpression")) return `$${name}`;
  if (value.type === "FunctionDeclaration") return `$${name}`;
  const text =
    field === undefined ? sqlText(value, { ...place, file }) : fieldText(value, field, { ...place, file });
  return /^\$(value|unknown)$/.test(text) ? `$${name}` : text;
}

function isTable(value: SyntaxNode): boolean {
  return tableName(value) !== undefined;
}

function tableName({ type, callee, arguments: given }: SyntaxNode): string | undefined {
  if (type !== "CallExpression" || !isNode(callee)) return undefined;
  if (callee.value !== "pgTable" && callee.value !== "workspaceTable") return undefined;
  const name = argumentsOf(given)[0];
  return isNode(name) ? String(name.value) : undefined;
}

function callText(node: SyntaxNode, place: Place): string {
  const { callee } = node;
  const given = argumentsOf(node.arguments);
  if (!isNode(callee)) return "$value";
  if (callee.type === "MemberExpression") {
    const method = isNode(callee.property) ? callee.property.value : "";
    if (method === "as") return "(subquery)";
    return method === "join" ? sqlText(callee.object, place) : "$value";
  }
  const name = String(callee.value);
  if (name === "and") return given.map((one) => sqlText(one, place)).join(" and ");
  if (name === "or" || name === "not") return perhaps(given.map((one) => sqlText(one, place)).join(" , "));
  if (name === "eq") return `${valueText(given[0])} = ${valueText(given[1])}`;
  if (name === "inArray") return `${valueText(given[0])} in ($list)`;
  const declared =
    callee.type === "Identifier" ? place.declarations.find(place.file, name, callee) : undefined;
  if (!declared) return "$value";
  return eitherText(returnedBy(declared.value).map((one) => sqlText(one, { ...place, file: declared.file })));
}

/** One field of what a function returns, or of an object. */
function fieldText(value: SyntaxNode, field: string, place: Place): string {
  const made = value.type === "CallExpression" && isNode(value.callee) ? value.callee : undefined;
  const declared = made && place.declarations.find(place.file, String(made.value), made);
  const objects = declared ? returnedBy(declared.value) : [value];
  const file = declared?.file ?? place.file;
  return eitherText(
    objects.map((object) => {
      const property = listOf(object.properties).find(({ key }) => isNode(key) && key.value === field);
      return property ? sqlText(property.value, { ...place, file }) : "$value";
    }),
  );
}

/** Values that a function returns, nested functions apart. */
function returnedBy(made: SyntaxNode): SyntaxNode[] {
  if (isNode(made.body) && !/^(BlockStatement|FunctionBody)$/.test(made.body.type))
    return [unwrapped(made.body)];
  const found: SyntaxNode[] = [];
  collectReturned(made.body, found);
  return found.map(unwrapped);
}

function unwrapped(node: SyntaxNode): SyntaxNode {
  return wrappers.test(node.type) && isNode(node.expression) ? unwrapped(node.expression) : node;
}

function collectReturned(value: unknown, found: SyntaxNode[]): void {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value) && /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(value.type))
    return;
  if (isNode(value) && value.type === "ReturnStatement") {
    if (isNode(value.argument)) found.push(value.argument);
    return;
  }
  for (const part of Object.values(value)) collectReturned(part, found);
}

/** Where one of several is taken, only what all of them name is named. */
function eitherText(texts: readonly string[]): string {
  const text = texts.join(" , ");
  return texts.every((one) => one.includes("workspace_id")) ? text : perhaps(text);
}

function elementText(element: SyntaxNode, place: Place): string {
  const text = sqlText(element.expression, place);
  return element.spread ? perhaps(text) : text;
}

/** Subqueries are whole statements, which are looked at for themselves. */
function perhaps(text: string): string {
  const [before, ...subqueries] = text.split(/(?=\(\s*select\b)/i);
  return [before, ...subqueries.map(withoutSubquery)]
    .join("")
    .replaceAll("workspace_id", "workspace_perhaps");
}

function withoutSubquery(text: string): string {
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth === 0) return text.slice(index + 1);
  }
  return "";
}

/** The expressions handed to a call. */
export function argumentsOf(value: unknown): SyntaxNode[] {
  return listOf(value).flatMap(({ expression }) => (isNode(expression) ? [expression] : []));
}

function listOf(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];
}
