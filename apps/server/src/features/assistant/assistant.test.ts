import { apiBase } from "@citelens/contract/base/endpoint";
import { listCreditUses } from "@citelens/contract/billing/credits";
import * as contract from "@citelens/contract/content/assistant";
import type { AssistantMessage, MessagePart } from "@citelens/contract/content/assistant-fields";
import { listSections } from "@citelens/contract/content/content-studio";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { creditHolds, creditPurchases } from "#features/credits/ledger/public.ts";
import type { Home } from "#test/answers-world.ts";
import { conversingDouble } from "#test/fakes/writer.ts";
import { runJobNamed } from "#test/jobs.ts";
import { openStudioWorld, type StudioWorld } from "#test/studio-world.ts";
import { callTool, type Step, say, scriptedModel } from "./scripted-model.test-helper.ts";
import { endInterruptedReplies } from "./write/interrupted.ts";

let world: StudioWorld;
const model = scriptedModel();
beforeAll(async () => {
  world = await openStudioWorld({ writer: conversingDouble("openai/gpt-test", model.model) });
});
beforeEach(() => {
  world.reset();
  model.script([say("Nothing to say.")]);
});
afterAll(() => world.close());

async function payingHome(): Promise<Home> {
  const home = await world.open.home();
  await buy(home);
  return home;
}

async function buy(home: Home): Promise<void> {
  const [row] = await world.query("select organization_id from workspaces where id = $1", [home.projectId]);
  await creditPurchases.add(world.tools(), {
    organizationId: String(row?.organization_id),
    key: `bought ${home.projectId}`,
    credits: 2_000,
    reason: "Bought",
  });
}

const threadOf = async (home: Home): Promise<string> =>
  (await home.ask(contract.createThread, { body: {} })).answer.id;
const ask = (home: Home, threadId: string, text = "How visible are we?") =>
  home.ask(contract.askAssistant, { params: { threadId }, body: { text } });
const messagesOf = async (home: Home, threadId: string): Promise<AssistantMessage[]> =>
  (await home.ask(contract.listMessages, { params: { threadId } })).answer;

/** The reply to a question, once it is over. */
async function replied(home: Home, threadId: string): Promise<AssistantMessage> {
  return vi.waitFor(
    async () => {
      const last = (await messagesOf(home, threadId)).at(-1);
      if (!last || last.status === "WRITING") throw new Error("It is still written");
      return last;
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function answered(home: Home, steps: readonly Step[], text?: string): Promise<AssistantMessage> {
  model.script(steps);
  const threadId = await threadOf(home);
  await ask(home, threadId, text);
  return replied(home, threadId);
}

const textIn = (parts: readonly MessagePart[]): string =>
  parts.map((part) => (part.kind === "text" ? part.text : "")).join("");
const heldIn = (home: Home) =>
  world.query("select open from credit_holds where workspace_id = $1 and open > 0", [home.projectId]);

async function eventsOf(home: Home, messageId: string, from = 0) {
  const { body } = await world.open.world.app.inject({
    url: `${apiBase}/projects/${home.projectId}/assistant/messages/${messageId}/events/?from=${from}`,
    headers: { authorization: `Bearer ${home.access}` },
  });
  return [...body.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name = "", data = "{}"]) => ({
    name,
    data: JSON.parse(data),
  }));
}

describe("a reply of a model", () => {
  test("uses tools, links its figures to what they found, and costs 5 credits", async () => {
    const { home } = await world.asked();
    await buy(home);
    const before = await home.credits();
    const reply = await answered(home, [
      callTool("summary", {}),
      say(
        "Your visibility score is 50 %. ",
        "It was named 777 times. See [Overview]",
        `(/workspaces/${home.projectId}/insight/dashboard).`,
      ),
    ]);

    const [tool, text] = reply.parts;
    expect(reply).toMatchObject({ status: "DONE", failure: null, credits: 5, model: "openai/gpt-test" });
    expect(tool).toMatchObject({ kind: "tool", tool: { name: "summary", state: "DONE" } });
    const callId = tool?.kind === "tool" ? tool.tool.call_id : "";
    expect(tool?.kind === "tool" && tool.tool.card?.figures[0]).toMatchObject({
      label: "Visibility score",
      value: "50 %",
      note: expect.stringContaining("n = 10 answers, 95 % interval"),
    });
    expect(text).toMatchObject({ kind: "text", text: expect.stringContaining("/insight/dashboard)") });
    expect(reply.figures).toEqual([
      { text: "50 %", call_id: callId },
      { text: "777 times", call_id: null },
    ]);
    const { used, remaining } = await home.credits();
    expect([used - before.used, before.remaining - remaining]).toEqual([5, 5]);
    const { answer: log } = await home.ask(listCreditUses, { query: { ordering: "-created_at" } });
    expect(log.results[0]).toMatchObject({
      action_type: 3,
      credits_used: 5,
      content_object_info: {
        type: "chat_message",
        id: reply.id,
        name: "How visible are we?",
        message_type: "AI",
      },
    });
  });

  test("is asked once of twenty-five clicks, and the others are told", async () => {
    const home = await payingHome();
    const threadId = await threadOf(home);
    model.script([{ ...say("Slowly."), waitMs: 1_500 }]);

    const clicks = await Promise.all(Array.from({ length: 25 }, () => ask(home, threadId)));
    const held = await heldIn(home);
    await replied(home, threadId);

    expect(clicks.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 409).map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ code: "REPLY_RUNNING" }),
    );
    expect(held).toEqual([{ open: 5 }]);
    expect(await messagesOf(home, threadId)).toHaveLength(2);
    expect(await heldIn(home)).toEqual([]);
  });

  test("is not begun where there are too few credits, and leaves nothing", async () => {
    const home = await world.open.home();
    await home.credits();
    await world.query(
      "update credit_lots set available = 0 where organization_id = (select organization_id from workspaces where id = $1)",
      [home.projectId],
    );
    const threadId = await threadOf(home);

    const refused = await ask(home, threadId);

    expect([refused.status, refused.body]).toMatchObject([402, { code: "NOT_ENOUGH_CREDITS" }]);
    expect(await messagesOf(home, threadId)).toEqual([]);
  });

  test("that is stopped before any text had come costs nothing", async () => {
    const home = await payingHome();
    const before = await home.credits();
    const threadId = await threadOf(home);
    model.script([{ ...say("Too late."), waitMs: 5_000 }]);
    const { answer } = await ask(home, threadId);
    const params = { messageId: answer.reply.id };

    const stopped = await home.ask(contract.stopReply, { params });
    const again = await home.ask(contract.stopReply, { params });

    expect(stopped.answer).toMatchObject({ status: "STOPPED", credits: 0, parts: [] });
    expect([again.status, again.body]).toMatchObject([409, { code: "REPLY_NOT_RUNNING" }]);
    expect(await home.credits()).toEqual(before);
  });

  test("that is stopped after text had come keeps it, and costs 5 credits", async () => {
    const home = await payingHome();
    const before = await home.credits();
    const threadId = await threadOf(home);
    model.script([{ ...say("It begins. ", "And never ends."), pauseMs: 5_000 }]);
    const { answer } = await ask(home, threadId);
    await vi.waitFor(
      async () => expect(textIn((await messagesOf(home, threadId)).at(-1)?.parts ?? [])).toContain("begins"),
      { timeout: 5_000 },
    );

    const stopped = await home.ask(contract.stopReply, { params: { messageId: answer.reply.id } });

    expect(stopped.answer).toMatchObject({ status: "STOPPED", credits: 5 });
    expect(textIn(stopped.answer.parts)).toBe("It begins. ");
    expect((await home.credits()).used - before.used).toBe(5);
    expect(await heldIn(home)).toEqual([]);
  });

  test.each([
    ["is paid for all the same", false, 5],
    ["is kept for nothing where the credits are gone", true, 0],
  ])("whose hold has expired %s", async (_, isSpent, credits) => {
    const home = await payingHome();
    const before = await home.credits();
    const threadId = await threadOf(home);
    model.script([{ ...say("It begins. ", "And ends."), pauseMs: 1_000 }]);
    await ask(home, threadId);
    await world.query(
      "update credit_holds set expires_at = now() - interval '1 day' where workspace_id = $1",
      [home.projectId],
    );
    await runJobNamed(world.open.world, "credits.sweep");
    const [row] = await world.query("select organization_id from workspaces where id = $1", [home.projectId]);
    if (isSpent)
      await creditHolds.reserve(world.tools(), {
        organizationId: String(row?.organization_id),
        workspaceId: home.projectId,
        key: "all",
        amount: before.remaining,
        action: 1,
        object: null,
        expiresAt: new Date(Date.now() + 86_400_000),
      });

    const reply = await replied(home, threadId);

    expect(reply).toMatchObject({ status: "DONE", credits });
    expect(textIn(reply.parts)).toBe("It begins. And ends.");
    expect((await home.credits()).used - before.used).toBe(credits);
  });

  test("of a process that died is interrupted: what had come stays, and it costs nothing", async () => {
    const home = await payingHome();
    const before = await home.credits();
    const threadId = await threadOf(home);
    const { answer } = await ask(home, threadId);
    await replied(home, threadId);
    const id = answer.reply.id;
    await world.query(
      `update assistant_messages set status = 'WRITING', finished_at = null, credits = 0, lease_until = now() - interval '1 second',
         parts = '[{"kind": "text", "text": "It beg"}]' where id = $1`,
      [id],
    );
    const between = await home.credits();

    await endInterruptedReplies.run(world.tools(), {});
    await endInterruptedReplies.run(world.tools(), {});

    expect((await messagesOf(home, threadId)).at(-1)).toMatchObject({
      status: "FAILED",
      failure: "INTERRUPTED",
      credits: 0,
      parts: [{ kind: "text", text: "It beg" }],
    });
    expect(await home.credits()).toEqual(between);
    expect(between.used - before.used).toBe(5);
    expect(model.asked()).toBe(1);
  });

  test.each([
    ["refuses", { kind: "refusal" as const }, "MODEL_REFUSED"],
    ["fails", { kind: "error" as const }, "MODEL_FAILED"],
    ["says nothing", { kind: "text" as const, texts: [] }, "MODEL_FAILED"],
  ])("of a model that %s costs nothing", async (_, step, failure) => {
    const home = await payingHome();
    const before = await home.credits();

    const reply = await answered(home, [step]);

    expect(reply).toMatchObject({ status: "FAILED", failure, credits: 0 });
    expect(await home.credits()).toEqual(before);
    expect(await heldIn(home)).toEqual([]);
  });

  test("is followed from any offset, by a second reader, and after its end", async () => {
    const home = await payingHome();
    const threadId = await threadOf(home);
    model.script([
      callTool("explain_metric", { metric: "visibility" }),
      { ...say("One. ", "Two. ", "Three."), pauseMs: 200 },
    ]);
    const { answer } = await ask(home, threadId);

    const [first, second] = await Promise.all([
      eventsOf(home, answer.reply.id),
      eventsOf(home, answer.reply.id, 3),
    ]);
    const after = await eventsOf(home, answer.reply.id);
    const rest = await eventsOf(home, answer.reply.id, 7);

    const said = (events: typeof first) => events.map(({ data }) => data.text ?? "").join("");
    expect(first.map(({ name }) => name).filter((name) => name !== "delta")).toEqual(["tool", "tool", "end"]);
    expect([first, after].map(said)).toEqual(["One. Two. Three.", "One. Two. Three."]);
    expect(said(second)).toBe("ne. Two. Three.");
    expect(said(rest)).toBe("Two. Three.");
    expect(after.at(-1)?.data).toMatchObject({
      offset: 18,
      message: { id: answer.reply.id, status: "DONE" },
    });
  });

  test("whose thread is deleted ends, and gives back what it holds", async () => {
    const home = await payingHome();
    const before = await home.credits();
    const threadId = await threadOf(home);
    model.script([{ ...say("Too late."), waitMs: 5_000 }]);
    await ask(home, threadId);

    const deleted = await home.ask(contract.deleteThread, { params: { threadId } });

    expect(deleted.status).toBe(204);
    expect(await home.credits()).toEqual(before);
    expect((await home.ask(contract.listThreads)).answer.count).toBe(0);
  });

  test("proposes an edit of a section, and stores it nowhere else", async () => {
    const home = await payingHome();
    const { id } = await world.done(home);
    const params = { optimizationId: id };
    const sections = (await home.ask(listSections, { params })).answer;
    const input = {
      optimization_id: id,
      section_id: sections[0]?.id,
      markdown: "# Shoes for rain\n\nBetter. <b>Bold</b> [evil](https://evil.example)",
    };

    const reply = await answered(home, [callTool("propose_edit", input), say("See above.")]);

    const proposal = reply.parts.find(({ kind }) => kind === "proposal");
    expect(proposal).toMatchObject({
      proposal: { optimization_id: id, section_id: sections[0]?.id, revision: sections[0]?.revision },
    });
    expect(JSON.stringify(proposal)).not.toMatch(/evil\.example|<b>/);
    expect((await home.ask(listSections, { params })).answer).toEqual(sections);
  });

  test("to a tool that is asked for what is not theirs is that it is not found", async () => {
    const { home: other, queryIds } = await world.asked();
    const home = await payingHome();

    const reply = await answered(home, [
      callTool("conversation", { query_id: [...queryIds.values()][0] }),
      callTool("summary", { days: "many" }),
      say("I found nothing."),
    ]);

    expect(reply.status).toBe("DONE");
    expect(reply.parts.flatMap((part) => (part.kind === "tool" ? [part.tool] : []))).toMatchObject([
      { name: "conversation", state: "FAILED", card: null, label: expect.stringContaining("not found") },
      { name: "summary", state: "FAILED", card: null },
    ]);
    expect(other.projectId).not.toBe(home.projectId);
  });
});

test("a thread is of the member alone who began it, and bears the first question's name", async () => {
  const home = await payingHome();
  const threadId = await threadOf(home);
  await ask(home, threadId, `${"Why ".repeat(40)}?`);
  await replied(home, threadId);
  const [row] = await world.query("select organization_id from workspaces where id = $1", [home.projectId]);
  const colleague = await world.open.world.signUp();
  await world.query(
    "insert into members (workspace_id, user_id, role, created) values ($1, $2, 'OWNER', now())",
    [home.projectId, colleague.user.id],
  );

  const theirs = await world.open.world.call(
    contract.listThreads,
    { params: { projectId: home.projectId }, query: {} },
    colleague.access,
  );
  const read = await world.open.world.call(
    contract.listMessages,
    { params: { projectId: home.projectId, threadId } },
    colleague.access,
  );

  const [thread] = (await home.ask(contract.listThreads)).answer.results;
  expect(thread?.title).toMatch(/^Why Why.*…$/);
  expect(thread?.title.length).toBeLessThanOrEqual(80);
  expect([theirs.status, theirs.answer.count, read.status]).toEqual([200, 0, 404]);
  expect(row).toBeDefined();
});
