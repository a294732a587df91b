import { logIn } from "@citelens/contract/accounts/accounts";
import { listBotVisits } from "@citelens/contract/traffic/visits";
import { createApiKey, listApiKeys, renameApiKey } from "@citelens/contract/workspaces/api-keys";
import { describe, expect, test } from "vitest";
import { type SendPorts, send } from "./send.ts";

interface SentRequest {
  readonly url: string;
  readonly init: RequestInit;
}

const projectId = "0198a3b2-7c1d-7e00-8a55-0242ac120002";

/** A server that gives these responses in order, and the requests that it received. */
function serverWith(answers: readonly (() => Response | Promise<Response>)[]): {
  readonly sent: SentRequest[];
  readonly refused: string[];
  readonly ports: SendPorts;
} {
  const sent: SentRequest[] = [];
  const refused: string[] = [];
  const ports: SendPorts = {
    fetch: async (url, init) => {
      const answer = answers[sent.push({ url, init }) - 1];
      if (!answer) throw new Error("one request more than expected");
      return answer();
    },
    readAccess: () => "old",
    newerAccess: async (access) => {
      refused.push(access);
      return "new";
    },
  };
  return { sent, refused, ports };
}

const ok = (): Response => Response.json([]);
const unauthorized = (): Response =>
  Response.json({ detail: "No.", code: "NOT_AUTHENTICATED" }, { status: 401 });

describe("the request", () => {
  test("has the path filled in, escaped, and the access token", async () => {
    const { sent, ports } = serverWith([ok]);

    await send(ports, listApiKeys, { params: { projectId: "a/b" } });

    expect(sent[0]?.url).toBe("/api/v1/projects/a%2Fb/api-keys/");
    expect(sent[0]?.init).toMatchObject({ method: "GET", headers: { authorization: "Bearer old" } });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test("has lists as repeated fields and leaves out what is undefined", async () => {
    const { sent, ports } = serverWith([ok]);

    const query = { from_date: "2026-11-01", search: undefined, bot_type: [2, 3], page: 1 };
    await send(ports, listBotVisits, { params: { projectId }, query });

    expect(sent[0]?.url).toBe(
      `/api/v1/projects/${projectId}/events/bot-visits/?from_date=2026-11-01&bot_type=2&bot_type=3&page=1`,
    );
  });

  test("has its body as JSON", async () => {
    const { sent, ports } = serverWith([ok]);

    await send(ports, createApiKey, { params: { projectId }, body: { name: "Shop" } });

    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"name":"Shop"}',
    });
  });

  test("has no token where anyone may ask, and a 401 there is final", async () => {
    const { sent, refused, ports } = serverWith([unauthorized]);

    const sending = send(ports, logIn, { body: { email: "a@example.com", password: "wrong" } });

    await expect(sending).rejects.toMatchObject({ status: 401 });
    expect(sent[0]?.init.headers).not.toHaveProperty("authorization");
    expect(refused).toEqual([]);
  });
});

describe("a 401", () => {
  test("is replayed once, whole, with the newer token", async () => {
    const { sent, refused, ports } = serverWith([unauthorized, ok]);

    const response = await send(ports, renameApiKey, {
      params: { projectId, keyId: projectId },
      body: { name: "Shop" },
    });

    expect(response.ok).toBe(true);
    expect(refused).toEqual(["old"]);
    expect(sent[1]?.url).toBe(sent[0]?.url);
    expect(sent[1]?.init).toMatchObject({
      body: '{"name":"Shop"}',
      headers: { authorization: "Bearer new" },
    });
  });

  test("is not replayed twice", async () => {
    const { sent, refused, ports } = serverWith([unauthorized, unauthorized]);

    await expect(send(ports, listApiKeys, { params: { projectId } })).rejects.toMatchObject({ status: 401 });

    expect(sent).toHaveLength(2);
    expect(refused).toHaveLength(1);
  });

  test("is the outcome when there is no newer token", async () => {
    const { sent, ports } = serverWith([unauthorized]);
    const without: SendPorts = { ...ports, newerAccess: async () => undefined };

    await expect(send(without, listApiKeys, { params: { projectId } })).rejects.toMatchObject({
      status: 401,
    });

    expect(sent).toHaveLength(1);
  });
});

describe("a failure", () => {
  test("of the network is a problem without status", async () => {
    const { ports } = serverWith([() => Promise.reject(new TypeError("fetch failed"))]);

    await expect(send(ports, listApiKeys, { params: { projectId } })).rejects.toMatchObject({
      name: "ApiProblem",
      status: 0,
    });
  });

  test("of the caller's own making keeps the caller's reason", async () => {
    const abort = new AbortController();
    const { ports } = serverWith([
      () => {
        abort.abort();
        return Promise.reject(abort.signal.reason);
      },
    ]);

    const sending = send(ports, listApiKeys, { params: { projectId }, signal: abort.signal });

    await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  });
});
