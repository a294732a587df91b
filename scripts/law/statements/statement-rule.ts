import { Declarations, nameAround } from "../declarations.ts";
import { isNode, type SourceFile, type SyntaxNode } from "../source-file.ts";
import type { Violation } from "../violation.ts";
import type { StatementException } from "./exceptions.ts";
import { argumentsOf, sqlText } from "./sql-text.ts";
import { type NamedTable, unboundIn, unboundTables } from "./unbound-tables.ts";
import { workspaceTablesOf } from "./workspace-tables.ts";

const law = "statements-name-workspace";
const isTest = /\.test(-helper)?\.ts$/;

interface Finding {
  readonly file: string;
  readonly within: string;
  readonly table: string;
}

/**
 * Every statement on a table of a workspace's data names its workspace, whatever the policies of the database refuse
 * besides. Reads PostgreSQL's statements in *.sql.ts, made by Drizzle or written as sql``, and ClickHouse's in *.events.ts,
 * of which every table is a workspace's. An insert names it by the type of its rows.
 */
export function statementRule(
  files: readonly SourceFile[],
  exceptions: readonly StatementException[],
): Violation[] {
  const server = files.filter(({ path }) => path.startsWith("apps/server/src/") && !isTest.test(path));
  const reader = { declarations: new Declarations(server), tables: workspaceTablesOf(server) };
  const found = server.flatMap((file) => findingsIn(file, reader));
  const breaches = found
    .filter((finding) => !exceptions.some((exception) => isAbout(exception, finding)))
    .map(({ file, within, table }) => ({
      law,
      file,
      message: `${within} reads or changes ${table} without workspace_id = …; see scripts/law/statements/exceptions.ts`,
    }));
  const idle = exceptions
    .filter((exception) => !found.some((finding) => isAbout(exception, finding)))
    .map(({ file, within }) => ({
      law,
      file,
      message: `${within} needs no exception any more; take it off the list`,
    }));
  return [...breaches, ...idle];
}

function isAbout(exception: StatementException, { file, within }: Finding): boolean {
  return exception.file === file && exception.within === within;
}

interface Reader {
  readonly declarations: Declarations;
  readonly tables: ReadonlySet<string>;
}

function findingsIn(file: SourceFile, reader: Reader): Finding[] {
  const found = (node: SyntaxNode, tables: readonly string[]): Finding[] =>
    tables.map((table) => ({ file: file.path, within: nameAround(file, node), table }));

  if (file.path.endsWith(".events.ts")) {
    const texts = file.nodes.filter(({ type }) => type === "TemplateLiteral" || type === "StringLiteral");
    return texts.flatMap((node) => {
      const text = sqlText(node, { file, declarations: reader.declarations, within: [] });
      return isStatement(text)
        ? found(
            node,
            unboundTables(text, (table) => !table.includes(".")),
          )
        : [];
    });
  }
  if (!file.path.endsWith(".sql.ts")) return [];
  const chains = outermostCalls(file).flatMap((node) => found(node, unboundInChain(node, file, reader)));
  const templates = file.nodes.filter(isSqlTemplate).flatMap((node) => {
    const text = sqlText(node, { file, declarations: reader.declarations, within: [] });
    return isStatement(text)
      ? found(
          node,
          unboundTables(text, (table) => isAsked(table, reader)),
        )
      : [];
  });
  return [...chains, ...templates];
}

/** A table that is only known when it runs may be a workspace's. */
function isAsked(table: string, { tables }: Reader): boolean {
  return tables.has(table) || table.startsWith("$");
}

function isStatement(text: string): boolean {
  return /(^|[\s(])(select|update|delete)\b/i.test(text) && /(^|[\s(])(from|update)\s/i.test(text);
}

function isSqlTemplate({ type, tag }: SyntaxNode): boolean {
  return type === "TaggedTemplateExpression" && isNode(tag) && tag.value === "sql";
}

interface Step {
  readonly method: string;
  readonly given: readonly SyntaxNode[];
}

/** Calls that no other call goes on from: `db.select().from(x).where(y)` is one. */
function outermostCalls({ nodes }: SourceFile): SyntaxNode[] {
  const goneOnFrom = new Set(
    nodes.flatMap(({ type, callee }) =>
      type === "CallExpression" && isNode(callee) && isNode(callee.object) ? [callee.object] : [],
    ),
  );
  return nodes.filter((node) => node.type === "CallExpression" && !goneOnFrom.has(node));
}

function stepsOf(call: SyntaxNode): Step[] {
  const { callee } = call;
  if (call.type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return [];
  const method = isNode(callee.property) ? String(callee.property.value) : "";
  const before = isNode(callee.object) ? stepsOf(callee.object) : [];
  return [...before, { method, given: argumentsOf(call.arguments) }];
}

const naming = /^(from|update|delete|\$count|(inner|left|right|full|cross)Join(Lateral)?)$/;

function unboundInChain(call: SyntaxNode, file: SourceFile, reader: Reader): string[] {
  const text = (node: unknown): string =>
    sqlText(node, { file, declarations: reader.declarations, within: [] });
  const steps = stepsOf(call);
  const tables = steps
    .filter(({ method }) => naming.test(method))
    .map(({ given }) => text(given[0]))
    .filter((table) => /^\$?\w+$/.test(table) && isAsked(table, reader))
    .map((table): NamedTable => ({ table, alias: table.replace(/^\$/, "") }));
  if (tables.length === 0) return [];

  const conditions = steps.flatMap(({ method, given }) => {
    if (method === "where") return [text(given[0])];
    return naming.test(method) && given.length > 1 ? [text(given[1])] : [];
  });
  return unboundIn(conditions.join(" and "), tables);
}
