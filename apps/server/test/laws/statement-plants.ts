import type { StatementException } from "../../../../scripts/law/statements/exceptions.ts";
import type { Plant } from "./planted-tree.ts";

const workspaces = "apps/server/src/features/workspaces";

/** Exceptions of the planted tree: one that is needed, and one that is not. */
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

/** Breaches of the laws about statements on a workspace's data. */
export const statementPlants: readonly Plant[] = [
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
  ...tables({
    "a table of workspaces that is made by itself":
      'export const memos = pgTable("memos", { workspace_id: uuid(), id: uuid() });',
    "a column of the workspace that tables share":
      'const own = { workspace_id: uuid() }; export const memos = pgTable("memos", { ...own, id: uuid() });',
    "a column of the workspace under another name":
      'export const memos = pgTable("memos", { project_id: uuid("workspace_id"), id: uuid() });',
  }),
  {
    law: "statements-name-workspace",
    what: "an exception that nothing needs",
    files: {
      [`${workspaces}/idle.sql.ts`]: `
        import { eq } from "drizzle-orm";
        import { notes } from "./store/notes.tables.ts";
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

function tables(made: Readonly<Record<string, string>>): Plant[] {
  return Object.entries(made).map(([what, text], index) => ({
    law: "workspaces-have-policies",
    what,
    files: {
      [`${workspaces}/loose/table-${index}.tables.ts`]: `
        import { pgTable, uuid } from "drizzle-orm/pg-core";
        ${text}`,
    },
  }));
}

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
      [`${workspaces}/nosy/statement-${index}.sql.ts`]: `
        import { and, eq, or, sql } from "drizzle-orm";
        import { notes, topics } from "../store/notes.tables.ts";
        ${text}`,
    },
  }));
}
