import type { Files, Plant } from "./planted-tree.ts";

const operators = "apps/server/src/features/operators";
const credits = "apps/web/src/features/credits";

/** Apart, so that the law does not take the planted comments for this file's own. */
const opening = "/**";

const parts = Array.from({ length: 150 }, (_, n) => `wide-${n % 8}/part-${n}.ts`);

/** Breaches of the laws on chambers, names and functions. */
export const structurePlants: readonly Plant[] = [
  {
    law: "chamber-order",
    what: "two chambers that need each other",
    files: files(operators, {
      "lanes/lane.ts": "../prices/price.ts",
      "lanes/rate.ts": "",
      "prices/price.ts": "",
      "prices/rated-price.ts": "../lanes/rate.ts",
    }),
  },
  {
    law: "chamber-order",
    what: "three chambers in a circle, of which no two need each other",
    files: files(operators, {
      "checks/check.ts": "../models/model.ts",
      "checks/state.ts": "",
      "models/model.ts": "../figures/figure.ts",
      "figures/figure.ts": "",
      "figures/checked.ts": "../checks/state.ts",
    }),
  },
  {
    law: "chamber-order",
    what: "chambers within a chamber that need each other",
    files: files(`${operators}/catalogue`, {
      "names/name.ts": "../kinds/kind.ts",
      "names/label.ts": "",
      "kinds/kind.ts": "",
      "kinds/named.ts": "../names/label.ts",
    }),
  },
  {
    law: "chamber-order",
    what: "a chamber of the server that uses a file of the room's own folder",
    files: files(operators, { "asking/ask.ts": "../operator-names.ts", "operator-names.ts": "" }),
  },
  {
    law: "chamber-order",
    what: "a store that uses a chamber",
    files: files(operators, { "store/stored.ts": "../pauses/pause.ts", "pauses/pause.ts": "" }),
  },
  {
    law: "chamber-order",
    what: "a chamber of the browser and its room's own page that need each other",
    files: files(credits, {
      "log/log.tsx": "../credits-frame.tsx",
      "log/log-row.tsx": "",
      "credits-frame.tsx": "",
      "credits-page.tsx": "./log/log-row.tsx",
    }),
  },
  {
    law: "import-chain",
    what: "forty-six files that stand on each other",
    files: Object.fromEntries(
      Array.from({ length: 46 }, (_, level) => [
        `packages/robots/src/chain-${level % 2}/level-${level}.ts`,
        level === 45
          ? "export const it = 1;"
          : `export * as it from "../chain-${(level + 1) % 2}/level-${level + 1}.ts";`,
      ]),
    ),
  },
  {
    law: "look-up-reach",
    what: "a look-up that brings 151 files along",
    files: {
      "apps/server/src/features/credits/lookup/public.ts": `export { it } from "./wide.ts";`,
      "apps/server/src/features/credits/lookup/wide.ts": `${parts.map((part) => `import "#platform/${part}";`).join("\n")}
        export const it = 1;`,
      ...Object.fromEntries(parts.map((part) => [`apps/server/src/platform/${part}`, "export {};"])),
    },
  },
  {
    law: "noun-types",
    what: "a type that is called by a participle",
    files: {
      "packages/statistics/src/names/asked.ts": "export interface Asked { readonly question: string }",
    },
  },
  {
    law: "noun-types",
    what: "an alias within a file that is called by a pronoun",
    files: { "packages/statistics/src/names/who.ts": "type Who = string; export const who: Who = 'a';" },
  },
  {
    law: "thing-first",
    what: "a doc comment that begins with a pronoun",
    files: {
      "packages/statistics/src/names/pronoun.ts": `${opening} What is asked. */\nexport const question = 1;`,
    },
  },
  {
    law: "thing-first",
    what: "a doc comment of several lines that begins with Of",
    files: {
      "packages/statistics/src/names/of-a-run.ts": `${opening}\n * Of a run: its questions,\n * and its answers.\n */\nexport const run = 1;`,
    },
  },
  {
    law: "function-length",
    what: "a function of a hundred and one lines",
    files: {
      "packages/statistics/src/names/long-way.ts": `export function longWay(): void {\n${"  void 0;\n".repeat(99)}}\n`,
    },
  },
  {
    law: "literal-spreads",
    what: "an object that is spread within an object to save lines",
    files: {
      "packages/statistics/src/names/spread.ts": "export const point = { name: 'a', ...{ x: 1, y: 2 } };",
    },
  },
  {
    law: "literal-spreads",
    what: "a list that is spread within a list and within a call",
    files: {
      "packages/statistics/src/names/spreads.ts":
        "export const most = Math.max(...[1, 2]) + [0, ...[1, 2]].length;",
    },
  },
];

/** Files of a folder, each with the file that it imports; none where that is empty. */
function files(folder: string, imports: Readonly<Record<string, string>>): Files {
  return Object.fromEntries(
    Object.entries(imports).map(([file, imported]) => [
      `${folder}/${file}`,
      imported === "" ? "export const it = 1;" : `export * as it from "${imported}";`,
    ]),
  );
}
