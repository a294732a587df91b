import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { apiBase } from "@citelens/contract/base/endpoint";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type AiServer, goodKey, openAiServer } from "./fakes/ai/ai-server.ts";
import { openaiQuestion, openaiResponses } from "./fakes/ai/protocols/openai-responses.ts";
import { type Cluster, startCluster } from "./servers/cluster.ts";
import { programs } from "./servers/programs.ts";
import { eventually } from "./world.ts";

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)";
/** Generous: a busy machine may take long, and nothing here is about time. */
const deadlineMs = 60_000;
const testMs = 240_000;

interface ClusterRequest {
  /** The address of an instance; the balancer's when left out. */
  readonly at?: string;
  readonly by?: string;
  readonly body?: object;
  readonly method?: string;
}

const needed = (["haproxy", "pgbouncer"] as const).filter((name) => programs[name] === undefined);

describe.skipIf(needed.length > 0)(
  `two instances for the API and two for jobs (needs haproxy and pgbouncer)`,
  () => {
    let openai: AiServer;
    let cluster: Cluster;
    let access: string;
    let projectId: string;
    let key: string;

    beforeAll(async () => {
      openai = await openAiServer(openaiResponses);
      cluster = await startCluster({
        isBalanced: true,
        isPooled: true,
        env: {
          BILLING: "sandbox",
          RATE_LIMIT_ALLOW: "127.0.0.1",
          OPENAI_API_KEY: goodKey,
          OPENAI_BASE_URL: `${openai.address}/v1`,
          OPERATOR_LIMITS: "openai=4/6000",
          DEMO: "1",
          DEMO_DAYS: "2",
        },
      });
    }, testMs);
    afterAll(async () => {
      await cluster?.stop();
      await openai.close();
    }, testMs);

    async function ask(
      path: string,
      { at = cluster.origin, by = access, body, method }: ClusterRequest = {},
    ): Promise<Response> {
      return fetch(`${at}${apiBase}${path}`, {
        method: method ?? (body ? "POST" : "GET"),
        headers: {
          ...(body && { "content-type": "application/json" }),
          ...(by && { authorization: by.includes(" ") ? by : `Bearer ${by}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    }

    async function got<Parsed>(
      shape: z.ZodType<Parsed>,
      path: string,
      asking?: ClusterRequest,
    ): Promise<Parsed> {
      const response = await ask(path, asking);
      expect(response.status, await response.clone().text()).toBeLessThan(300);
      return shape.parse(await response.json());
    }

    function visit(path: string, asking: ClusterRequest = {}): Promise<Response> {
      const body = { request_path: path, request_method: "GET", request_headers: { "user-agent": gptBot } };
      return ask("/tracking/visit/", { body, by: `Api-Key ${key}`, ...asking });
    }

    async function visitsBelow(path: string): Promise<ReadonlyMap<string, number>> {
      const today = new Date().toISOString().slice(0, 10);
      const query = `?from_date=2026-01-01&to_date=${today}&format=csv&search=${path}`;
      const response = await ask(`/projects/${projectId}/events/bot-visits/${query}`);
      const [, ...lines] = (await response.text()).trim().split("\r\n");
      return new Map(lines.map((line) => [line.split(",")[0] ?? "", Number(line.split(",")[2])]));
    }

    /** Status that the balancer answers to the head of a request, without waiting for what it announces. */
    async function statusOfHead(path: string, headers: OutgoingHttpHeaders): Promise<number | undefined> {
      const method = "content-length" in headers ? "POST" : "GET";
      const sending = request(`${cluster.origin}${path}`, { method, headers });
      sending.on("error", () => undefined); // it is cut off once it was answered
      sending.flushHeaders();
      if (method === "GET") sending.end();
      const [answer]: IncomingMessage[] = await once(sending, "response");
      sending.destroy();
      return answer?.statusCode;
    }

    const [first, second] = [() => cluster.apis[0]?.origin ?? "", () => cluster.apis[1]?.origin ?? ""];

    test(
      "sign-up, log-in, workspace and key at one are good at the other, and so is a log-out",
      async () => {
        const account = { email: "owner@example.com", password: "a secret of the cluster's test" };
        const names = { first_name: "Ada", last_name: "Example" };
        const tokens = z.object({ access: z.string() });
        expect((await ask("/signup/", { at: first(), by: "", body: { ...account, ...names } })).status).toBe(
          201,
        );
        access = (await got(tokens, "/token/", { at: second(), by: "", body: account })).access;
        const site = { name: "Example", url: "https://www.example.com" };
        const made = z.object({ id: z.string() });
        projectId = (await got(made, "/projects/", { at: first(), body: site })).id;
        const keyed = z.object({ key: z.string() });
        key = (
          await got(keyed, `/projects/${projectId}/api-keys/`, { at: second(), body: { name: "Server" } })
        ).key;
        const { access: other } = await got(tokens, "/token/", { at: first(), by: "", body: account });
        const before = await Promise.all([first(), second()].map((at) => ask("/me/", { at, by: other })));

        const loggedOut = await ask("/logout/", { at: first(), by: other, method: "POST" });

        expect([...before.map(({ status }) => status), loggedOut.status]).toEqual([200, 200, 204]);
        await eventually(async () => {
          const after = await Promise.all([first(), second()].map((at) => ask("/me/", { at, by: other })));
          expect(after.map(({ status }) => status)).toEqual([401, 401]);
        }, deadlineMs);
        expect((await ask("/me/")).status).toBe(200);
      },
      testMs,
    );

    test("visits to each of them and to the balancer are in one list; the name for reports has nothing else", async () => {
      const answers = await Promise.all([
        visit("/seen/first", { at: first() }),
        visit("/seen/second", { at: second() }),
        visit("/seen/balanced"),
      ]);
      const host = "ingest.example.com";
      const elsewhere = await statusOfHead(`${apiBase}/me/`, { host, authorization: `Bearer ${access}` });
      const health = await statusOfHead("/healthz", { host });
      const large = await statusOfHead(`${apiBase}/projects/`, { "content-length": 5_300_000 });
      const metrics = await Promise.all([cluster.origin, first()].map((at) => fetch(`${at}/metrics`)));

      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
      expect([elsewhere, health, large]).toEqual([404, 200, 413]);
      // From this machine, but for the one who came through the balancer, who is somebody else.
      expect(metrics.map(({ status }) => status)).toEqual([404, 200]);
      await eventually(
        async () =>
          expect([...(await visitsBelow("/seen/"))].sort()).toEqual([
            ["/seen/balanced", 1],
            ["/seen/first", 1],
            ["/seen/second", 1],
          ]),
        deadlineMs,
      );
    });

    test(
      "a campaign that is launched at one is asked once by the workers, and watched live through the balancer to its end",
      async () => {
        const hold = Promise.withResolvers<void>();
        openai.answerWith(async () => {
          await hold.promise;
          return "success" as const;
        });
        const queries = Array.from({ length: 20 }, (_, n) => `question ${n}`);
        const campaigns = `/projects/${projectId}/campaigns/organic/`;
        const body = { name: "Cluster", brand: { name: "Acme" }, queries, operator_models: ["chatgpt"] };
        const { id } = await got(z.object({ id: z.string() }), campaigns, { at: first(), body });
        expect((await ask(`${campaigns}${id}/launch/`, { at: first(), body: {} })).status).toBe(200);

        const stream = await ask(`${campaigns}${id}/events/`);
        const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
        const early = await reader?.read(); // while every answer is held back: nobody has buffered it
        hold.resolve();
        let seen = early?.value ?? "";
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          seen += part.value;

        expect(stream.status).toBe(200);
        expect(early?.value).toContain("event: ");
        const events = seen.split("\n\n").filter((text) => text.includes("data: "));
        expect(events.length).toBeGreaterThan(1);
        expect(events.at(-1)).toContain('"DONE"');
        const run = z.object({ status: z.string(), answers_ok: z.number(), credits_used: z.number() });
        const { results } = await got(z.object({ results: z.array(run) }), `${campaigns}${id}/runs/`, {
          at: second(),
        });
        expect(results).toEqual([{ status: "DONE", answers_ok: 20, credits_used: 100 }]);
        const asked = openai.asked.map(openaiQuestion).filter((question) => question.startsWith("question "));
        expect(asked.sort()).toEqual(queries.toSorted());
      },
      testMs,
    );

    test(
      "SIGTERM of one under load fails no request: it serves on until the balancer has gone elsewhere",
      async () => {
        const statuses: number[] = [];
        const acknowledged: string[] = [];
        let isOver = false;
        const load = Array.from({ length: 6 }, async (_, sender) => {
          for (let n = 0; !isOver; n += 1) {
            const path = `/load/${sender}-${n}`;
            const answer = sender % 2 === 0 ? visit(path) : ask("/projects/");
            const status = await answer.then(
              async (response) => {
                await response.arrayBuffer();
                return response.status;
              },
              () => 0,
            );
            statuses.push(status);
            if (status === 202) acknowledged.push(path);
          }
        });
        await eventually(async () => expect(statuses.length).toBeGreaterThan(50), deadlineMs);
        const [leaving, staying] = cluster.apis;
        const ready: number[] = [];
        const stopping = leaving?.stop();
        await eventually(async () => {
          ready.push((await fetch(`${leaving?.origin}/readyz`)).status);
          expect(ready.at(-1)).toBe(503);
        });
        const served = await ask("/me/", { at: leaving?.origin ?? "" });
        const code = await stopping;
        const before = statuses.length;
        await eventually(async () => expect(statuses.length).toBeGreaterThan(before + 50), deadlineMs);
        isOver = true;
        await Promise.all(load);

        expect(served.status).toBe(200);
        expect(code).toBe(0);
        expect(new Set(statuses)).toEqual(new Set([200, 202]));
        expect((await fetch(`${staying?.origin}/readyz`)).status).toBe(200);
        await eventually(async () => {
          const stored = await visitsBelow("/load/");
          expect(acknowledged.filter((path) => stored.get(path) !== 1)).toEqual([]);
        }, deadlineMs);
      },
      testMs,
    );

    test("the instances that run are known, each once, and the demo of the first start was made once", async () => {
      const client = new Client({ connectionString: cluster.databaseUrl });
      await client.connect();

      const { rows: instances } = await client.query(
        "select roles, seen_at > now() - interval '1 minute' as is_live from instances order by roles",
      );
      const { rows: demos } = await client.query("select email from users where email like 'demo@%'");
      await client.end();

      expect(instances).toEqual([
        { roles: ["api", "ingest"], is_live: true },
        { roles: ["worker"], is_live: true },
        { roles: ["worker"], is_live: true },
      ]);
      expect(demos).toHaveLength(1);
    });
  },
);
