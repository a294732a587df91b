import type { Plant } from "./planted-tree.ts";
import { statementPlants } from "./statement-plants.ts";
import { structurePlants } from "./structure-plants.ts";

const accounts = "apps/server/src/features/accounts";
const workspaces = "apps/server/src/features/workspaces";
const webAccounts = "apps/web/src/features/accounts";
const webWorkspaces = "apps/web/src/features/workspaces";

/** One breach of every law. Each file breaks the one law that it is planted for, and no other. */
export const plants: readonly Plant[] = [
  {
    law: "no-cycles",
    what: "two modules that need each other for types alone",
    files: {
      "apps/server/src/platform/hen.ts": `import type { Egg } from "./egg.ts"; export type Hen = Egg[];`,
      "apps/server/src/platform/egg.ts": `import type { Hen } from "./hen.ts"; export interface Egg { of: Hen }`,
    },
  },
  plant(
    "imports-resolve",
    "an import that leads nowhere",
    "apps/server/src/platform/lost.ts",
    "./nowhere.ts",
  ),
  plant(
    "apps-are-strangers",
    "the browser's app in the server's",
    "apps/web/src/lib/spy.ts",
    "../../../server/src/platform/clock.ts",
  ),
  plant(
    "apps-are-strangers",
    "the server's app in the browser's",
    "apps/server/src/platform/spy.ts",
    "../../../web/src/lib/call.ts",
  ),
  plant(
    "packages-know-no-app",
    "a package's test that uses an app",
    "packages/contract/src/spy.test.ts",
    "../../../apps/server/src/platform/clock.ts",
  ),
  plant("few-read-markup", "a room that reads HTML by itself", `${accounts}/read-html.ts`, "htmlparser2"),
  {
    law: "trees-of-pages-in-threads",
    what: "a page of others that is read where people wait",
    files: {
      "apps/server/src/features/content-studio/gather/page-markdown.ts": "export const pageMarkdown = 1;",
      "apps/server/src/features/content-studio/gather/waiting.ts": `import { pageMarkdown } from "./page-markdown.ts"; export const waiting = pageMarkdown;`,
    },
  },
  plant("contract-needs-zod-only", "the contract with a library", "packages/contract/src/wide.ts", "fastify"),
  plant(
    "packages-need-nothing",
    "a catalogue that needs the contract",
    "packages/crawlers/src/heavy.ts",
    "@citelens/contract/accounts/accounts",
  ),
  plant(
    "the-shipper-brings-all-along",
    "a log shipper that needs the contract",
    "packages/log-shipper/src/heavy.ts",
    "@citelens/contract/accounts/accounts",
  ),
  plant(
    "signatures-need-little",
    "a reader of signatures that asks another package",
    "packages/web-bot-auth/src/asking.ts",
    "../../crawlers/src/index.ts",
  ),
  plant(
    "product-needs-no-test",
    "a tool that needs the test runner",
    "apps/server/src/platform/tested.ts",
    "vitest",
  ),
  plant(
    "enter-by-the-door",
    "a room that climbs in by the window",
    `${workspaces}/burglar.ts`,
    "#features/accounts/accounts.service.ts",
  ),
  plant(
    "enter-by-the-door",
    "tables that use more than tables",
    `${workspaces}/nosy.tables.ts`,
    "#features/accounts/accounts.rules.ts",
  ),
  plant(
    "enter-by-the-door",
    "the app inside a room",
    "apps/server/src/app/burglar.ts",
    "#features/accounts/accounts.service.ts",
  ),
  plant(
    "enter-by-the-door",
    "a room inside another room in the browser",
    `${webWorkspaces}/burglar.ts`,
    "#features/accounts/accounts.queries.ts",
  ),
  plant(
    "enter-by-the-door",
    "a route inside a room",
    "apps/web/src/routes/burglar.tsx",
    "#features/accounts/accounts-page.tsx",
  ),
  plant(
    "enter-by-the-door",
    "a room that enters another by the app's door",
    "apps/server/src/features/billing/servant.ts",
    "#features/accounts/room.ts",
  ),
  plant(
    "services-stand-below",
    "a door for other rooms that shows routes",
    `${workspaces}/members/public.ts`,
    "../workspaces.routes.ts",
  ),
  plant(
    "earlier-rooms-only",
    "accounts that know workspaces",
    `${accounts}/upstream.ts`,
    "#features/workspaces/public.ts",
  ),
  plant(
    "earlier-rooms-only",
    "accounts that know workspaces in the browser",
    `${webAccounts}/upstream.ts`,
    "#features/workspaces/public.ts",
  ),
  plant(
    "platform-knows-no-room",
    "a tool that knows a room",
    "apps/server/src/platform/knowing.ts",
    "#features/accounts/public.ts",
  ),
  plant("rooms-know-no-app", "a room that looks at the app", `${accounts}/lobby.ts`, "../../app/lobby.ts"),
  plant(
    "statements-behind-services",
    "routes that call SQL",
    `${accounts}/short-cut.routes.ts`,
    "./accounts.sql.ts",
  ),
  plant(
    "tables-behind-statements",
    "a service that names tables",
    `${accounts}/carpenter.service.ts`,
    "./accounts.tables.ts",
  ),
  plant("rules-are-pure", "rules that use a tool", `${accounts}/impure.rules.ts`, "#platform/clock.ts"),
  plant(
    "statements-stand-below",
    "SQL that calls a service",
    `${accounts}/upward.sql.ts`,
    "./accounts.service.ts",
  ),
  plant(
    "services-stand-below",
    "a service that calls routes",
    `${accounts}/upward.service.ts`,
    "./accounts.routes.ts",
  ),
  plant(
    "analysis-needs-little",
    "an analysis that asks another package",
    "packages/answer-analysis/src/asking.ts",
    "../../crawlers/src/index.ts",
  ),
  plant(
    "ui-and-lib-know-no-room",
    "a button that knows a room",
    "apps/web/src/ui/knowing-button.tsx",
    "#features/accounts/public.ts",
  ),
  plant(
    "rooms-know-no-route",
    "a page that looks at its route",
    `${webAccounts}/lobby-page.tsx`,
    "../../routes/lobby.tsx",
  ),
  {
    law: "queries-stand-below",
    what: "queries that draw",
    files: {
      "apps/web/src/features/api-keys/drawing.queries.ts": `export * as page from "./bare-page.tsx";`,
      "apps/web/src/features/api-keys/bare-page.tsx": "export const BarePage = () => <p />;",
    },
  },
  {
    law: "everything-was-read",
    what: "an import inside a type, where the parser does not follow",
    files: { "bench/hidden.ts": `export type HiddenRounds = Array<import("./round-1.ts")>;` },
  },
  {
    law: "file-length",
    what: "a file of 401 lines",
    files: { "apps/server/src/platform/long.ts": "export {};\n".repeat(401) },
  },
  {
    law: "folder-width",
    what: "a folder with twenty-six files side by side",
    files: Object.fromEntries(
      Array.from({ length: 26 }, (_, n) => [`packages/statistics/src/wide/part-${n}.ts`, "export {};"]),
    ),
  },
  {
    law: "folder-depth",
    what: "files of one chamber that lean on each other seven levels deep",
    files: {
      "apps/server/src/features/operators/deep/level-7.ts": "export const level = 7;",
      ...Object.fromEntries(
        Array.from({ length: 7 }, (_, n) => [
          `apps/server/src/features/operators/deep/level-${n}.ts`,
          `export { level } from "./level-${n + 1}.ts";`,
        ]),
      ),
    },
  },
  {
    law: "door-width",
    what: "a door with eleven names",
    files: {
      "apps/server/src/features/credits/public.ts": `
        export { accountsService } from "#features/accounts/public.ts";
        export const a = 1, b = 2;
        export type C = 3;
        export interface D {}
        export function e() {}
        export { a as f, b as g, a as h, b as i, a as j };`,
    },
  },
  {
    law: "door-width",
    what: "a door that hides eleven names behind two objects, of which one is in the other",
    files: {
      "apps/server/src/features/agencies/public.ts": `export { agencies } from "./agencies.ts";`,
      "apps/server/src/features/agencies/agencies.ts": `
        import { pictures } from "./pictures.ts";
        const find = 1;
        export const agencies = { find, pictures, a: 1, b: 2, c: 3, d: 4, e: () => 5 } as const;`,
      "apps/server/src/features/agencies/pictures.ts":
        "const more = { j: 5 }; export const pictures = { f: 1, g: 2, h: 3, i: 4, ...more };",
    },
  },
  {
    law: "door-width",
    what: "a chamber's door with eleven names",
    files: { "apps/server/src/features/campaigns/lookup/public.ts": doorOf(11) },
  },
  {
    law: "door-width",
    what: "a door without names",
    files: { "apps/server/src/features/billing/public.ts": `export * from "#features/accounts/public.ts";` },
  },
  {
    law: "bare-fetch",
    what: "a service that reaches out by itself",
    files: {
      [`${accounts}/outgoing.service.ts`]: `export const page = () => globalThis.fetch("https://a.example");`,
    },
  },
  {
    law: "page-titles",
    what: "a page without a title",
    files: {
      "apps/web/src/routes/nameless.tsx": `declare function createFileRoute(path: string): (options: object) => void;
export const Route = createFileRoute("/nameless")({ component: () => null });`,
    },
  },
  {
    law: "page-titles",
    what: "a page whose title is empty",
    files: {
      "apps/web/src/routes/blank.tsx": `declare function createFileRoute(path: string): (options: object) => void;
export const Route = createFileRoute("/blank")({ staticData: { title: " " }, component: () => null });`,
    },
  },
  {
    law: "no-any",
    what: "a value that is anything",
    files: { "bench/loose.ts": `export const loose = JSON.parse("1") as any;` },
  },
  {
    law: "one-lease",
    what: "a table that spells its lease itself",
    files: { [`${accounts}/held.tables.ts`]: "export const held = { lease_until: 1 };" },
  },
  {
    law: "one-spelling",
    what: "a page that writes a date in its own way",
    files: { [`${webAccounts}/own-date.ts`]: `export const day = new Date(0).toLocaleDateString("en");` },
  },
  {
    law: "one-spelling",
    what: "a page with a format of its own",
    files: { [`${webAccounts}/own-format.ts`]: `export const format = new Intl.NumberFormat("en");` },
  },
  {
    law: "known-rooms",
    what: "a room that nobody planned",
    files: { "apps/web/src/features/attic/public.ts": "export const dust = 1;" },
  },
  ...statementPlants,
  ...structurePlants,
];

function doorOf(names: number): string {
  return `export const ${Array.from({ length: names }, (_, index) => `name${index} = ${index}`).join(", ")};`;
}

function plant(law: string, what: string, path: string, imported: string): Plant {
  return { law, what, files: { [path]: `import * as it from "${imported}"; export const used = it;` } };
}
