import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

export const repository = resolve(import.meta.dirname, "../../../..");

/** Files by their path from the root. */
export type Files = Readonly<Record<string, string>>;

/** Files of which each breaks one law. */
export interface Plant {
  readonly law: string;
  readonly what: string;
  readonly files: Files;
}

/** Builds a tree in a temporary folder with this repository's own package.json files. Returns its root. */
export function plantTree(...files: readonly Files[]): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "citelens-laws-")));
  for (const workspace of ["apps/server", "apps/web", "packages/contract", "packages/crawlers"]) {
    mkdirSync(join(root, workspace), { recursive: true });
    cpSync(join(repository, workspace, "package.json"), join(root, workspace, "package.json"));
  }
  mkdirSync(join(root, "node_modules/@citelens"), { recursive: true });
  for (const name of ["contract", "crawlers"]) {
    symlinkSync(join(root, "packages", name), join(root, "node_modules/@citelens", name));
  }
  for (const name of ["zod", "fastify", "htmlparser2", "react", "vitest", "drizzle-orm"]) {
    symlinkSync(join(repository, "node_modules", name), join(root, "node_modules", name));
  }
  for (const [path, text] of files.flatMap((planted) => Object.entries(planted))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** A small house that keeps every law: two rooms with all roles, and the same two in the browser. */
export function lawfulFiles(): Files {
  return {
    "packages/contract/src/accounts/accounts.ts": `import { z } from "zod"; export const account = z.object({});`,
    "packages/crawlers/src/index.ts": `import { agents } from "./agents.ts"; export const first = agents[0];`,
    "packages/crawlers/src/agents.ts": `export const agents = [];\n${"// a line of data\n".repeat(500)}`,
    "apps/server/src/main.ts": `import { open } from "#app/server.ts"; open();`,
    "apps/server/src/app/server.ts": `
      import { accountsRoutes } from "#features/accounts/room.ts";
      import { workspacesRoutes } from "#features/workspaces/room.ts";
            export function open() { return [accountsRoutes, workspacesRoutes]; }`,
    "apps/server/src/app/lobby.ts": "export const lobby = 1;",
    "apps/web/src/routes/lobby.tsx": "export const lobby = <p />;",
    "apps/server/src/platform/clock.ts": `import fastify from "fastify"; export const clock = fastify;`,
    "apps/server/src/platform/guarded-fetch.ts": `export const page = await fetch("https://example.com");`,
    ...serverRoom("accounts", "contract"),
    ...serverRoom("workspaces", "accounts"),
    ...statements(),
    "apps/web/src/main.tsx": `import { router } from "./routes/index.tsx"; export { router };`,
    "apps/web/src/routes/index.tsx": `import { Shell } from "#shell/shell.tsx"; export const router = Shell;`,
    "apps/web/src/shell/shell.tsx": `
            export const Shell = () => <AccountsPage />;`,
    "apps/web/src/ui/button.tsx": `import { useId } from "react"; export const Button = () => <i>{useId()}</i>;`,
    "apps/web/src/lib/call.ts": `import type { account } from "@citelens/contract/accounts/accounts"; export type A = typeof account;`,
    ...webRoom("accounts", "Accounts"),
    ...webRoom("workspaces", "Workspaces"),
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`bench/round-${n}.ts`, `export const n = ${n};`]),
    ),
  };
}

function serverRoom(room: string, other: string): Files {
  const folder = `apps/server/src/features/${room}`;
  const foreign =
    other === "contract" ? "" : `import type { ${other} } from "#features/${other}/${other}.tables.ts";`;
  const door = other === "contract" ? "" : `import { ${other}Service } from "#features/${other}/public.ts";`;
  return {
    [`${folder}/${room}.routes.ts`]: `
      import { account } from "@citelens/contract/accounts/accounts";
      import { ${room}Service } from "./${room}.service.ts";
      export const ${room}Routes = [account, ${room}Service];`,
    [`${folder}/${room}.jobs.ts`]: `
      import { ${room}Service } from "#features/${room}/${room}.service.ts";
      export const ${room}Job = ${room}Service;`,
    [`${folder}/${room}.service.ts`]: `
      import { find } from "./${room}.sql.ts";
      import { decide } from "./${room}.rules.ts";
      import { clock } from "#platform/clock.ts";
      ${door}
      export const ${room}Service = [find, decide, clock];`,
    [`${folder}/${room}.rules.ts`]: `
      import type { account } from "@citelens/contract/accounts/accounts";
      export function decide(given: typeof account) { return given; }`,
    [`${folder}/${room}.sql.ts`]: `
      import type { decide } from "./${room}.member.ts";
      import { ${room} } from "./${room}.tables.ts";
      export function find(by: typeof decide) { return [${room}, by]; }`,
    [`${folder}/${room}.member.ts`]: `export { decide } from "./${room}.rules.ts";`,
    [`${folder}/${room}.tables.ts`]: `${foreign} export const ${room} = {};`,
    [`${folder}/${room}.test.ts`]: `
      import { test } from "vitest";
      import { find } from "./${room}.sql.ts";
      test("finds", find);`,
    [`${folder}/public.ts`]: `export { ${room}Service } from "./${room}.service.ts";`,
    [`${folder}/room.ts`]: `export { ${room}Routes } from "./${room}.routes.ts";`,
  };
}

/** Statements on tables of a workspace's data, each of which names its workspace in another way. */
function statements(): Files {
  const folder = "apps/server/src/features/workspaces";
  const head = `
    import { and, eq, inArray, sql } from "drizzle-orm";
    import { notes, topics } from "./store/notes.tables.ts";`;
  return {
    [`${folder}/store/notes.tables.ts`]: `
      import { pgTable, text, uuid } from "drizzle-orm/pg-core";
      import { workspaceTable } from "#platform/workspace-table.ts";
      export const notes = workspaceTable("notes", { key: ["id"] }, { id: uuid(), topic_id: uuid(), text: text() });
      export const topics = workspaceTable("topics", { key: ["id"] }, { id: uuid() });
      export const planets = pgTable("planets", { id: uuid().notNull() });`,
    [`${folder}/kept.sql.ts`]: `${head}
      import { planets } from "./store/notes.tables.ts";
      const within = (place, id) => and(eq(notes.workspace_id, place.workspaceId), eq(notes.id, id));
      export const find = ({ db }, place, id) => db.select().from(notes).where(within(place, id));
      export function list({ db }, place, ids) {
        const where = and(eq(notes.workspace_id, place.workspaceId), ids && inArray(notes.id, ids));
        return [db.$count(notes, where), db.select().from(notes).where(where)];
      }
      export const joined = ({ db }, place) =>
        db.select().from(notes)
          .innerJoin(topics, and(eq(topics.workspace_id, notes.workspace_id), eq(topics.id, notes.topic_id)))
          .where(eq(notes.workspace_id, place.workspaceId));
      export const add = ({ db }, row) => db.insert(notes).values(row);
      export const far = ({ db }) => db.select().from(planets);`,
    [`${folder}/written.sql.ts`]: `${head}
      export function findRole({ db }, userId: string, workspaceId: string) { return [db, userId, workspaceId]; }
      export const change = ({ db }, place) => db.execute(sql\`
        with due as (
          select workspace_id, id from \${notes} where workspace_id = \${place.workspaceId} and (text is null or text = '')
          for update skip locked)
        update \${notes} as note set text = 'due' from due
        where note.workspace_id = due.workspace_id and note.id = due.id\`);
      export const pairs = ({ db }, keys) => db.execute(sql\`
        select note.text, (select count(*) from \${topics} as topic
          where topic.workspace_id = note.workspace_id and topic.id = note.topic_id) as topics
        from \${notes} as note
        where (note.workspace_id, note.id) in (select workspace_id, id from jsonb_to_recordset(\${keys}) as key)\`);`,
    "apps/server/src/platform/workspace-table.ts": "export function workspaceTable() {}",
    "apps/server/src/platform/place.ts": `
      export const placeOfJob = ({ workspaceId }: { workspaceId: string }) => ({ workspaceId }) as Place;`,
    [`${folder}/purge.ts`]: `
      import { placeOfJob } from "#platform/place.ts";
      export const purge = job({ run: (tools, payload) => placeOfJob(payload) });`,
    [`${folder}/opening.ts`]: `
      import { placeOfJob } from "#platform/place.ts";
      export const open = (link) => placeOfJob(link);`,
    [`${folder}/sweep.sql.ts`]: `${head}
      export const listDue = ({ db }) => db.select().from(notes);`,
    [`${folder}/counted.events.ts`]: `
      const conditions = ["workspace_id = {workspace:UUID}", "ts > {from:Int64}"];
      const conditionsOf = (from) => ({ where: conditions.join(" AND "), parameters: { from } });
      export function count(events, from) {
        const { where, parameters } = conditionsOf(from);
        return events.query(\`SELECT count() FROM (SELECT path FROM visits WHERE \${where})\`, parameters);
      }`,
  };
}

function webRoom(room: string, name: string): Files {
  const folder = `apps/web/src/features/${room}`;
  return {
    [`${folder}/${room}.queries.ts`]: `import type { A } from "#lib/call.ts"; export type ${name} = A;`,
    [`${folder}/${room}-page.tsx`]: `
      import { Button } from "#ui/button.tsx";
      import type { ${name} } from "./${room}.queries.ts";
      export const ${name}Page = (_: { of?: ${name} }) => <Button />;`,
    [`${folder}/public.ts`]: `export { ${name}Page } from "./${room}-page.tsx";`,
  };
}
