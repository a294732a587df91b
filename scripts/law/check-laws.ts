import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult, type IModule, type IViolation } from "dependency-cruiser";
import { browserTests } from "./browser-tests.ts";
import { chamberOrder } from "./chamber-order.ts";
import { doorRule } from "./door-rule.ts";
import { folderRules } from "./folder-rules.ts";
import { importOptions, importRules } from "./import-rules.ts";
import { importReach } from "./product-imports.ts";
import { nodesWithin, readSourceFile, type SourceFile } from "./source-file.ts";
import { type StatementException, statementExceptions } from "./statements/exceptions.ts";
import { type PlaceExceptions, placeExceptions, placeRule } from "./statements/place-rule.ts";
import { statementRule } from "./statements/statement-rule.ts";
import { workspaceTableRule } from "./statements/workspace-tables.ts";
import { enoughTests } from "./test-lines.ts";
import { textRules } from "./text-rules.ts";
import type { Violation } from "./violation.ts";

const folders = ["apps", "packages", "scripts", "bench", "e2e"];

const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
const foreign = ["**/node_modules/**", "**/__screenshots__/**", "{apps,packages}/*/{dist,drizzle}/**"];

/** Fewer modules than this mean that the law read the wrong place, or could not read at all. */
const modulesMin = 40;

interface Exceptions {
  readonly statements: readonly StatementException[];
  readonly places: PlaceExceptions;
}

/** Everything that the law reads. */
export function readSources(root: string): readonly SourceFile[] {
  return globSync(patterns, { cwd: root, exclude: foreign }).map((path) => readSourceFile(root, path));
}

/** Checks the whole law on the tree at `root` and returns every breach, sorted by file. */
export async function checkLaws(
  root: string,
  exceptions: Exceptions = { statements: statementExceptions, places: placeExceptions },
): Promise<readonly Violation[]> {
  const files = readSources(root);
  const result = await readImports(root);

  const violations = [
    ...everythingWasRead(files, result.modules),
    ...result.summary.violations.map(toViolation),
    ...folderRules(files, result.modules),
    ...chamberOrder(result.modules),
    ...importReach(result.modules),
    ...enoughTests(root, files),
    ...browserTests(files),
    ...files.flatMap((file) => textRules.flatMap((rule) => rule(file))),
    ...statementRule(files, exceptions.statements),
    ...placeRule(files, exceptions.places),
    ...workspaceTableRule(files),
    ...doorRule(files),
  ];
  return violations.toSorted((a, b) => a.file.localeCompare(b.file));
}

/** Imports of all files, as dependency-cruiser reads it, with its breaches of the import rules. */
export async function readImports(root: string): Promise<ICruiseResult> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(present, {
    ...importOptions,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [...importRules] },
  });
  if (typeof output === "string") throw new Error(`dependency-cruiser answered with text: ${output}`);
  return output;
}

function toViolation({ rule, from, to, unresolvedTo, cycle }: IViolation): Violation {
  const path = cycle?.map(({ name }) => name).join(" -> ") ?? unresolvedTo ?? to;
  const why = importRules.find(({ name }) => name === rule.name)?.comment;
  return { law: rule.name, file: from, message: `imports ${path}: ${why}` };
}

/**
 * A parser that does not understand a file, or a folder that is not found, leaves imports unread without any
 * error, and an unread import breaks no rule. So the imports that the syntax trees name are compared with those
 * that were followed.
 */
function everythingWasRead(files: readonly SourceFile[], modules: readonly IModule[]): Violation[] {
  const law = "everything-was-read";
  if (files.length < modulesMin) {
    const message = `only ${files.length} modules were found; at least ${modulesMin} are expected`;
    return [{ law, file: ".", message }];
  }
  const followed = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  return files.flatMap(({ path, nodes }) => {
    const dependencies = followed.get(path);
    if (!dependencies) return [{ law, file: path, message: "its imports were not read" }];

    const seen = new Set(dependencies.map(({ module, protocol }) => `${protocol ?? ""}${module}`));
    return importedNames(nodes)
      .filter((name) => !seen.has(name))
      .map((name) => ({ law, file: path, message: `the import of ${name} was not read` }));
  });
}

function importedNames(nodes: SourceFile["nodes"]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === "TsImportType") return stringIn(node.argument);
    if (node.type === "CallExpression" && isImport(node.callee)) return stringIn(node.arguments);
    if (/^(Import|Export(All|Named))Declaration$/.test(node.type)) return stringIn(node.source);
    return [];
  });
}

function isImport(callee: unknown): boolean {
  return nodesWithin(callee)[0]?.type === "Import";
}

function stringIn(value: unknown): string[] {
  const literal = nodesWithin(value).find(({ type }) => type === "StringLiteral");
  return typeof literal?.value === "string" ? [literal.value] : [];
}
