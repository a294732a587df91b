import type { StatementException } from "../../../../scripts/law/statements/exceptions.ts";
import type { Files } from "./planted-tree.ts";

interface Plant {
  readonly law: string;
  readonly what: string;
  readonly files: Files;
}

/** Of the planted tree: one that is needed, and one that is not. */
const statementExceptions: readonly StatementException[] = [
  {
    file: "apps/server/src/features/workspaces/sweep.sql.ts",
    within: "listDue",
    reason: "work of all workspaces",
  },
  {
    file: "apps/server/src/features/workspaces/idle.sql.ts",
    within: "listOwn",
    reason: "none any more",
  },
];

export const plantedExceptions = {
  statements: statementExceptions,
  places: {
    makers: {
      "apps/server/src/features/workspaces/opening.ts": "opens what a link's token stands for",
      "apps/server/src/features/workspaces/idle.ts": "nothing any more",
    },
    withoutPlace: [
      {
        file: "apps/server/src/features/workspaces/written.sql.ts",
        within: "findRole",
        reason: "by which somebody is shown to be a member",
      },
      {
        file: "apps/server/src/features/workspaces/placed.sql.ts",
        within: "listOf",
        reason: "none any more",
      },
    ],
  },
} as const;

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
  plant("contract-needs-zod-only", "the contract with a library", "packages/contract/src/wide.ts", "fastify"),
  plant(
    "packages-need-nothing",
    "a catalogue that needs the contract",
    "packages/crawlers/src/heavy.ts",
    "@citelens/contract/accounts",
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
  plant(
    "queries-stand-below",
    "queries that draw",
    `${webAccounts}/drawing.queries.ts`,
    "./accounts-page.tsx",
  ),
  {
    law: "everything-was-read",
    what: "an import inside a type, where the parser does not follow",
    files: { "bench/hidden.ts": `export type Hidden = Array<import("./round-1.ts")>;` },
  },
  {
    law: "file-length",
    what: "a file of 401 lines",
    files: { "apps/server/src/platform/long.ts": "export {};\n".repeat(401) },
  },
  {
    law: "door-width",
    what: "a door with eleven names",
    files: {
      "apps/server/src/features/credits/public.ts": `
        export { accountsService, accountsRoutes } from "#features/accounts/public.ts";
        export const a = 1, b = 2;
        export type C = 3;
        export interface D {}
        export function e() {}
        export { a as f, b as g, a as h, b as i, a as j };`,
    },
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
  ...places({
    "a service that makes a place of an id": [
      "maker.ts",
      "places-are-proven",
      `import { placeOfJob } from "#platform/place.ts";
       export const placeOf = (workspaceId) => placeOfJob({ workspaceId });`,
    ],
    "a service that may make a place and makes none": [
      "idle.ts",
      "places-are-proven",
      "export const idle = 1;",
    ],
    "a service that claims to be a member": [
      "forger.ts",
      "places-are-proven",
      "export const forged = { workspaceId: 1 } as unknown as Member;",
    ],
    "a statement that asks for an id": [
      "asking.sql.ts",
      "statements-ask-for-a-place",
      "export function list({ db }, workspaceId: string) { return [db, workspaceId]; }",
    ],
    "a statement that asks for an id among other things": [
      "asking-too.sql.ts",
      "statements-ask-for-a-place",
      "export function list({ db }, { workspaceId, limit }: { workspaceId: string; limit: number }) { return [db, workspaceId, limit]; }",
    ],
    "an exception for a statement that asks for a place": [
      "placed.sql.ts",
      "statements-ask-for-a-place",
      "export function listOf({ db }, place: Place) { return [db, place]; }",
    ],
  }),
  ...statements({
    "a list without a condition": "export const all = ({ db }) => db.select().from(notes);",
    "a row found by its id alone":
      "export const find = ({ db }, id) => db.select().from(notes).where(eq(notes.id, id));",
    "an update through a helper that names no workspace":
      "const by = (id) => eq(notes.id, id); export const change = ({ db }, id) => db.update(notes).set({}).where(by(id));",
    "a deletion in which the workspace may be left out":
      "export const drop = ({ db }, id) => db.delete(notes).where(id ? eq(notes.workspace_id, id) : undefined);",
    "a count of this workspace's rows or others":
      "export const count = ({ db }, id) => db.$count(notes, or(eq(notes.workspace_id, id), eq(notes.id, id)));",
    "a join on the id alone":
      "export const joined = ({ db }, id) => db.select().from(notes).innerJoin(topics, eq(topics.id, notes.topic_id)).where(eq(notes.workspace_id, id));",
    "two tables that are joined on a workspace that nobody names":
      "export const pairs = ({ db }) => db.select().from(notes).innerJoin(topics, eq(topics.workspace_id, notes.workspace_id));",
    "a table that is known only when it runs":
      "export const any = ({ db }, table) => db.select().from(table).where(eq(table.id, 1));",
    "a statement written as text": `export const all = ({ db }, id) => db.execute(sql\`delete from \${notes} where id = \${id}\`);`,
    "a subquery by the id alone": `export const deep = ({ db }, id) => db.execute(sql\`select (select text from \${topics} where id = note.topic_id) from \${notes} as note where note.workspace_id = \${id}\`);`,
    "a part of a union": `export const both = ({ db }, id) => db.execute(sql\`select id from \${notes} where workspace_id = \${id} union all select id from \${topics}\`);`,
  }),
  {
    law: "statements-name-workspace",
    what: "an exception that nothing needs",
    files: {
      [`${workspaces}/idle.sql.ts`]: `
        import { eq } from "drizzle-orm";
        import { notes } from "./notes.tables.ts";
        export const listOwn = ({ db }, id) => db.select().from(notes).where(eq(notes.workspace_id, id));`,
    },
  },
  {
    law: "statements-name-workspace",
    what: "visits of every workspace",
    files: {
      [`${workspaces}/nosy.events.ts`]: `
        const where = "ts > {from:Int64}";
        export const list = (events) => events.query(\`SELECT path FROM visits WHERE \${where}\`, {});`,
    },
  },
];

function places(made: Readonly<Record<string, readonly [file: string, law: string, text: string]>>): Plant[] {
  return Object.entries(made).map(([what, [file, law, text]]) => ({
    law,
    what,
    files: { [`${workspaces}/${file}`]: text },
  }));
}

function statements(made: Readonly<Record<string, string>>): Plant[] {
  return Object.entries(made).map(([what, text], index) => ({
    law: "statements-name-workspace",
    what,
    files: {
      [`${workspaces}/nosy-${index}.sql.ts`]: `
        import { and, eq, or, sql } from "drizzle-orm";
        import { notes, topics } from "./notes.tables.ts";
        ${text}`,
    },
  }));
}

function plant(law: string, what: string, path: string, imported: string): Plant {
  return { law, what, files: { [path]: `import * as it from "${imported}"; export const used = it;` } };
}
