import type { IModule } from "dependency-cruiser";
import { chamberOrder } from "../law/chamber-order.ts";
import { longFunctions } from "../law/function-length.ts";
import { literalSpreads } from "../law/literal-spreads.ts";
import { commentBeginnings, isBareName, isPronounBeginning, typeNames } from "../law/noun-rules.ts";
import { ProductImports } from "../law/product-imports.ts";
import type { SourceFile } from "../law/source-file.ts";
import { testLines } from "../law/test-lines.ts";
import { foldersOfCommits } from "./commit-measures.ts";

const smallLinesMax = 25;
const functionLinesMax = 100;

interface Measure {
  readonly what: string;
  readonly today: string;
  readonly aim: string;
  /** The figure before rooms had layers, on 2026-11-30. */
  readonly before: string;
}

/** How the house stands, as a page of Markdown. */
export function architectureMeasures(
  root: string,
  files: readonly SourceFile[],
  modules: readonly IModule[],
): string {
  const imports = new ProductImports(modules);
  const measures = [
    ...sizes(files),
    ...layers(modules, imports),
    ...mechanisms(files),
    ...names(files),
    ...economy(root, files, imports),
  ];
  const rows = measures.map(({ what, today, aim, before }) => `| ${what} | ${today} | ${aim} | ${before} |`);
  return [
    "# Architecture measures",
    "",
    "Written by `npm run measure`; the law holds what has an aim that can be broken by a line.",
    "",
    "| measure | today | aim | before |",
    "|---|--:|--:|--:|",
    ...rows,
    "",
    "Followed by hand once, on 2026-11-30: the tools of an ad's answer pass 11 places and come back to 3 (27 and 17 before; at most",
    "12 and 5 were aimed at).",
    "",
    "The longest chain, from the top:",
    "",
    ...imports.longestChain().map((path) => `- \`${path}\``),
    "",
  ].join("\n");
}

function sizes(files: readonly SourceFile[]): Measure[] {
  const { source, tests, ratio } = testLines(files);
  const longest = files.reduce((max, { path, lines }) => (isProduct(path) ? Math.max(max, lines) : max), 0);
  const long = files.flatMap((file) => longFunctions(file, functionLinesMax)).length;
  return [
    { what: "lines of the product", today: grouped(source), aim: "< before", before: "237,190" },
    { what: "lines of tests", today: grouped(tests), aim: "", before: "152,338" },
    {
      what: "lines of tests for a line of the product",
      today: ratio.toFixed(2),
      aim: ">= 0.6",
      before: "0.64",
    },
    { what: "lines of the longest file", today: String(longest), aim: "<= 400", before: "387" },
    { what: "functions over 100 lines", today: String(long), aim: "0", before: "18" },
  ];
}

function layers(modules: readonly IModule[], imports: ProductImports): Measure[] {
  const [[door = "", widest = 0] = []] = imports.lookUps();
  const lookUp = /features\/([^/]+)\//.exec(door)?.[1] ?? "none";
  return [
    {
      what: "imports against the order of chambers",
      today: String(chamberOrder(modules).length),
      aim: "0",
      before: "1,459",
    },
    {
      what: "files of the longest import chain, types included",
      today: String(imports.longestChain().length),
      aim: "<= 45",
      before: "71",
    },
    {
      what: `files that come along with a look-up, at most (${lookUp})`,
      today: String(widest),
      aim: "<= 150",
      before: "721",
    },
    {
      what: "files that come along with what answers an ad",
      today: String(imports.closureOf("apps/server/src/features/ads/content/find-content.ts").size),
      aim: "",
      before: "334",
    },
  ];
}

function mechanisms(files: readonly SourceFile[]): Measure[] {
  const tables = files.filter(({ path }) => path.endsWith(".tables.ts"));
  const count = (some: readonly SourceFile[], pattern: RegExp): number =>
    some.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
  return [
    {
      what: "tables of workspaces' data made by `workspaceTable`",
      today: String(count(tables, /= workspaceTable\(/g)),
      aim: "all",
      before: "0",
    },
    {
      what: "tables whose rows are leased by `leaseColumns`",
      today: String(count(tables, /\.\.\.leaseColumns\(/g)),
      aim: "all",
      before: "0",
    },
    {
      what: "leases spelled in another way",
      today: String(count(tables, /\b(lease_until|leased_by|leased_until|held_until)\s*:/g)),
      aim: "0",
      before: "14",
    },
  ];
}

function names(files: readonly SourceFile[]): Measure[] {
  const types = files.flatMap(typeNames);
  const oneWord = types.filter((name) => /^[A-Z][a-z0-9]*$/.test(name));
  const comments = files.flatMap(commentBeginnings);
  const pronouns = comments.filter(isPronounBeginning);
  return [
    {
      what: `types named by one word, of ${grouped(types.length)}`,
      today: percent(oneWord.length / types.length),
      aim: "",
      before: "40.8 %",
    },
    {
      what: "types named by a bare participle or pronoun",
      today: String(types.filter(isBareName).length),
      aim: "0",
      before: "738",
    },
    {
      what: `doc comments that begin with a pronoun or Of, of ${grouped(comments.length)}`,
      today: percent(pronouns.length / comments.length),
      aim: "0 %",
      before: "20.0 %",
    },
  ];
}

function economy(root: string, files: readonly SourceFile[], imports: ProductImports): Measure[] {
  const { folders, commits } = foldersOfCommits(root);
  return [
    {
      what: "literals spread within literals",
      today: String(files.flatMap(literalSpreads).length),
      aim: "0",
      before: "357",
    },
    {
      what: `files under ${smallLinesMax} lines whose one user stands beside them`,
      today: String(imports.smallPairs(files, smallLinesMax).length),
      aim: "",
      before: "228",
    },
    {
      what: `folders of a commit of 4 to 15 files (${commits} of the last 50)`,
      today: folders.toFixed(1),
      aim: "<= 3.5",
      before: "2.6",
    },
  ];
}

function isProduct(path: string): boolean {
  return /^(apps|packages)\/[^/]+\/src\//.test(path) && !/[.]gen[.]ts$|crawlers\/src\/agents/.test(path);
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
