import { endpoint } from "@citelens/contract/base/endpoint";
import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { z } from "zod";
import { answerErrors } from "#app/errors.ts";
import { doOnceByKey } from "#platform/idempotency/once-by-key.ts";
import { newId } from "#platform/ids.ts";
import { serve } from "#platform/serve.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { openWorld, type World } from "./world.ts";

const post = { method: "POST", caller: "user", summary: "", status: 201 } as const;
const makeThing = endpoint({
  ...post,
  path: "/things/",
  body: z.object({ name: z.string(), size: z.number().optional() }),
  answer: z.object({ nth: z.number(), text: z.string() }),
});
const makeOther = endpoint({ ...post, path: "/others/", body: makeThing.body, answer: makeThing.answer });
const makeInWorkspace = endpoint({
  ...post,
  path: "/projects/:projectId/things/",
  params: z.object({ projectId: z.uuid() }),
  body: makeThing.body,
  answer: makeThing.answer,
});
const makeForWorkspace = endpoint({
  ...post,
  path: "/things-of-a-project/",
  body: z.object({ name: z.string(), project: z.uuid() }),
  answer: makeThing.answer,
});
const ring = endpoint({ ...post, path: "/rings/", status: 204 });
const look = endpoint({
  ...post,
  path: "/looks/",
  repeatable: "reads",
  status: 200,
  answer: z.object({ nth: z.number() }),
});

interface SentRequest {
  readonly path?: string;
  readonly body?: object;
  readonly by?: string;
}

interface KeyedAnswer {
  readonly status: number;
  readonly answer: unknown;
  readonly isReplayed: unknown;
  readonly retryAfter: unknown;
}

/** A server whose operations do what a test says, and count how often. */
export interface KeyedServer {
  readonly world: World;
  userId: string;
  /** How often something was done since the last reset. */
  done: number;
  work: (nth: number) => Promise<string>;
  /** Statements that asked the database for keys. */
  statements: string[];
  send(key: string | undefined, sent?: SentRequest): Promise<KeyedAnswer>;
  /** As rooms store things: in a transaction, which is about to end when `before` is called. */
  store(nth: number, before?: () => Promise<void>): Promise<void>;
  storedOf(user: string): Promise<number[]>;
  /** The rows of keys of an account. */
  rowsOf(user: string): Promise<Record<"key_hash" | "claim_id" | "workspace_id", string>[]>;
  /** Notes which statements are asked for. */
  countingDb(db: Tools["db"]): Tools["db"];
  /** Another account, of which nothing was done yet. */
  reset(): void;
  close(): Promise<void>;
}

export async function openKeyedServer(): Promise<KeyedServer> {
  const world = await openWorld();
  const { pool } = world.postgres;
  await pool.query("create table made (by_user uuid, nth integer)");
  const app = Fastify();
  answerErrors(app, () => undefined);

  const server: KeyedServer = {
    world,
    userId: newId(),
    done: 0,
    work: async () => "made",
    statements: [],
    send: async (key, { path = "/things/", body = { name: "A" }, by = server.userId } = {}) => {
      const response = await app.inject({
        method: "POST",
        url: `/api/v1${path}`,
        headers: { "x-user": by, ...(key !== undefined && { "idempotency-key": key }) },
        payload: body,
      });
      return {
        status: response.statusCode,
        answer: response.body === "" ? undefined : response.json(),
        isReplayed: response.headers["idempotent-replayed"],
        retryAfter: response.headers["retry-after"],
      };
    },
    store: (nth, before = async () => undefined) =>
      inTransaction(world.tools, async ({ db }) => {
        await db.execute(sql`insert into made values (${server.userId}, ${nth})`);
        await before();
      }),
    storedOf: async (user) =>
      (await pool.query("select nth from made where by_user = $1 order by nth", [user])).rows.map(
        ({ nth }) => nth,
      ),
    rowsOf: async (user) =>
      (await pool.query("select * from idempotency_keys where user_id = $1", [user])).rows,
    countingDb: (db) =>
      new Proxy(db, {
        get: (target, name, receiver) => {
          if (["insert", "select", "update", "delete", "execute", "transaction"].includes(String(name)))
            server.statements.push(String(name));
          return Reflect.get(target, name, receiver);
        },
      }),
    reset: () => {
      [server.userId, server.statements, server.done] = [newId(), [], 0];
      server.work = async () => "made";
    },
    close: async () => {
      await app.close();
      await world.close();
    },
  };

  doOnceByKey(app, { ...world.tools, db: server.countingDb(world.tools.db) }, ({ headers }) => ({
    userId: String(headers["x-user"]),
    credentialId: undefined,
  }));
  const make = async () => {
    server.done += 1;
    return { nth: server.done, text: await server.work(server.done) };
  };
  serve(app, makeThing, make);
  serve(app, makeOther, make);
  serve(app, makeInWorkspace, make);
  serve(app, makeForWorkspace, make);
  serve(app, ring, async () => {
    server.done += 1;
    return undefined;
  });
  serve(app, look, async () => {
    server.done += 1;
    return { nth: server.done };
  });
  await app.ready();
  return server;
}
