import { endpoint } from "@citelens/contract/base/endpoint";
import { workspacePath } from "@citelens/contract/workspaces/workspaces";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { registerAccountRoutes } from "#features/accounts/room.ts";
import { serveMemberStream } from "#features/workspaces/members/public.ts";
import { growingEvents } from "#platform/event-stream/growing-events.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { answerErrors } from "./errors.ts";

const watchReply = endpoint({
  method: "GET",
  path: "/projects/:projectId/reply-of-this-test/",
  caller: "user",
  summary: "Watch a reply",
  params: workspacePath,
  query: z.object({ from: z.coerce.number().int().min(0).default(0) }),
  status: 200,
});

let world: World;
let app: FastifyInstance;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  app = fastify();
  answerErrors(app, () => undefined);
  registerAccountRoutes(app, world.tools);
  serveMemberStream(app, world.tools, watchReply, {
    everyMs: 1,
    follow: (member, { params, query: { from } }) => {
      const parts = [
        "Oak ",
        "desks.",
        { name: "end", data: { isOwn: params.projectId === member.workspaceId } },
      ];
      const follow = growingEvents(from);
      let there = 0;
      return async () => ({ events: follow(parts.slice(0, ++there)), isLast: there === parts.length });
    },
  });
  owner = await world.signUp();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function watch(id: string, query: string, access: string) {
  const url = `/api/v1/projects/${id}/reply-of-this-test/${query}`;
  const { statusCode, body } = await app.inject({
    url,
    headers: { authorization: `Bearer ${access}` },
  });
  return { statusCode, body };
}

test("a member follows from where the query says", async () => {
  const { id } = await world.createWorkspace(owner);

  const [all, rest] = [await watch(id, "", owner.access), await watch(id, "?from=6", owner.access)];

  expect(all.body).toBe(
    'event: delta\ndata: {"offset":0,"text":"Oak "}\n\nevent: delta\ndata: {"offset":4,"text":"desks."}\n\nevent: end\ndata: {"isOwn":true,"offset":10}\n\n',
  );
  expect(rest.body).toBe(
    ': still here\n\nevent: delta\ndata: {"offset":6,"text":"sks."}\n\nevent: end\ndata: {"isOwn":true,"offset":10}\n\n',
  );
});

test("an offset that is none is named, and only to members", async () => {
  const { id } = await world.createWorkspace(owner);
  const stranger = await world.signUp();

  const wrong = await watch(id, "?from=-1", owner.access);
  const foreign = await watch(id, "?from=-1", stranger.access);

  expect([wrong.statusCode, JSON.parse(wrong.body)]).toEqual([400, { from: [expect.any(String)] }]);
  expect(foreign.statusCode).toBe(404);
});
