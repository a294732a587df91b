import type { RoomNames } from "./room-names.ts";

/** The server room's files, by their name in its folder. */
export function serverFiles(names: RoomNames): Readonly<Record<string, string>> {
  const { room } = names;
  return {
    "room.ts": `export { register${names.Room}Routes } from "./${room}.routes.ts";\n`,
    [`${room}.routes.ts`]: routes(names),
    [`${room}.service.ts`]: service(names),
    [`${room}.sql.ts`]: sql(names),
    [`${room}.tables.ts`]: tables(names),
    [`${room}.test.ts`]: test(names),
  };
}

function routes({ room, contract, Room, Thing }: RoomNames): string {
  return `import * as contract from "@citelens/contract/${contract}";
import type { FastifyInstance } from "fastify";
import { memberRoutes } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { create${Thing}, list${Room} } from "./${room}.service.ts";

export function register${Room}Routes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);

  serveMember(contract.list${Room}, (member) => list${Room}(tools, member));
  serveMember(contract.create${Thing}, (member, { body }) => create${Thing}(tools, member, body));
}
`;
}

function service({ room, contract, Room, Thing }: RoomNames): string {
  return `import type { ${Thing} } from "@citelens/contract/${contract}";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { insert${Thing}, listAll } from "./${room}.sql.ts";

export function list${Room}(tools: Tools, member: Member): Promise<${Thing}[]> {
  return listAll(tools, member);
}

export function create${Thing}(
  tools: Tools,
  member: Member,
  { name }: { readonly name: string },
): Promise<${Thing}> {
  return insert${Thing}(tools, member, { id: newId(), name, created: tools.now() });
}
`;
}

function sql({ room, contract, Thing, table }: RoomNames): string {
  return `import type { ${Thing} } from "@citelens/contract/${contract}";
import { desc, eq, sql } from "drizzle-orm";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { ${table} } from "./${room}.tables.ts";

const shown = {
  id: ${table}.id,
  name: ${table}.name,
  created: sql<string>\`to_char(\${${table}.created} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')\`,
};

type New${Thing} = Omit<typeof ${table}.$inferInsert, "workspace_id">;

export function listAll(tools: Tools, member: Member): Promise<${Thing}[]> {
  return withinWorkspace(tools, member, (db) =>
    db
      .select(shown)
      .from(${table})
      .where(eq(${table}.workspace_id, member.workspaceId))
      .orderBy(desc(${table}.created), desc(${table}.id)),
  );
}

export async function insert${Thing}(tools: Tools, member: Member, values: New${Thing}): Promise<${Thing}> {
  const [row] = await withinWorkspace(tools, member, (db) =>
    db
      .insert(${table})
      .values({ ...values, workspace_id: member.workspaceId })
      .returning(shown),
  );
  if (!row) throw new Error("An insert returned no row");
  return row;
}
`;
}

function tables({ table }: RoomNames): string {
  return `import { index, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";

export const ${table} = workspaceTable(
  "${table}",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    name: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("${table}_created").on(table.workspace_id, table.created)],
);
`;
}

function test({ contract, Room, Thing, spokenThing }: RoomNames): string {
  return `import * as contract from "@citelens/contract/${contract}";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function home(): Promise<{ person: Person; projectId: string }> {
  const person = await world.signUp();
  const { id } = await world.createWorkspace(person);
  return { person, projectId: id };
}

test("a new ${spokenThing} is in the list of its workspace and in no other", async () => {
  const { person, projectId } = await home();
  const elsewhere = await home();

  const created = await world.call(
    contract.create${Thing},
    { params: { projectId }, body: { name: "First" } },
    person.access,
  );
  const listed = await world.call(contract.list${Room}, { params: { projectId } }, person.access);
  const others = await world.call(
    contract.list${Room},
    { params: { projectId: elsewhere.projectId } },
    elsewhere.person.access,
  );

  expect(created.status).toBe(201);
  expect(listed.answer).toEqual([created.answer]);
  expect(others.answer).toEqual([]);
});

test("a stranger finds no workspace, so neither lists nor creates anything in it", async () => {
  const { projectId } = await home();
  const stranger = await world.signUp();

  const listed = await world.call(contract.list${Room}, { params: { projectId } }, stranger.access);
  const created = await world.call(
    contract.create${Thing},
    { params: { projectId }, body: { name: "Mine" } },
    stranger.access,
  );

  expect([listed.status, created.status]).toEqual([404, 404]);
});
`;
}
