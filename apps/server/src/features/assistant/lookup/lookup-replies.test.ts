import * as contract from "@citelens/contract/content/assistant";
import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Home } from "#test/answers-world.ts";
import { openStudioWorld, type StudioWorld } from "#test/studio-world.ts";

let world: StudioWorld;
let home: Home;
let optimizationId: string;
beforeAll(async () => {
  world = await openStudioWorld();
  world.reset();
  ({ home } = await world.asked());
  ({ id: optimizationId } = await world.done(home));
}, 60_000);
afterAll(() => world.close());

async function replyTo(text: string, context?: object): Promise<AssistantMessage> {
  const { answer: thread } = await home.ask(contract.createThread, { body: {} });
  const params = { threadId: thread.id };
  await home.ask(contract.askAssistant, { params, body: { text, ...(context && { context }) } });
  return vi.waitFor(
    async () => {
      const last = (await home.ask(contract.listMessages, { params })).answer.at(-1);
      if (!last || last.status === "WRITING") throw new Error("It is still written");
      return last;
    },
    { timeout: 20_000, interval: 30 },
  );
}

test("without a model the panel says so, and what can be asked", async () => {
  const { answer } = await home.ask(contract.getAssistant, { query: { page: "sources" } });

  expect(answer).toMatchObject({ model: null, credits: 0 });
  expect(answer.suggestions.length).toBeGreaterThanOrEqual(3);
});

test.each([
  ["How visible are we?", "summary", "Visibility score"],
  ["Which prompts are underperforming?", "prompts", "Underperforming"],
  ["Which queries were asked?", "conversation", "Queries"],
  ["Which sources are cited?", "sources", "Sites"],
  ["What should we do next?", "opportunities", "Opportunities"],
  ["Show my drafts", "optimization", "Texts"],
  ["Search our pages for shoes", "search_own_pages", "Own pages read"],
])("“%s” is looked up by rules, for nothing", async (question, name, label) => {
  const before = await home.credits();

  const reply = await replyTo(question);

  expect(reply).toMatchObject({ status: "DONE", model: null, credits: 0, failure: null });
  expect(reply.parts.map(({ kind }) => kind)).toEqual(["tool", "text"]);
  const [tool] = reply.parts.flatMap((part) => (part.kind === "tool" ? [part.tool] : []));
  expect(tool).toMatchObject({ name, state: "DONE" });
  expect(tool?.card?.figures.map((figure) => figure.label)).toContain(label);
  for (const { href } of tool?.card?.links ?? [])
    expect(href).toMatch(new RegExp(`^(/workspaces/${home.projectId}/|https?://)`));
  expect(await home.credits()).toEqual(before);
});

test("one text and its sections are looked at where the page is about it", async () => {
  const context = { page: "optimization", campaign_id: null, optimization_id: optimizationId };

  const reply = await replyTo("What is its readiness?", context);

  const [tool] = reply.parts.flatMap((part) => (part.kind === "tool" ? [part.tool] : []));
  expect(tool?.card?.figures.map(({ label }) => label)).toContain("Readiness now");
  expect(tool?.card?.lines.length).toBeGreaterThan(0);
});

test.each(["What did the last audit find?", "What does share of voice mean?"])(
  "“%s” is answered",
  async (question) => {
    const reply = await replyTo(question);
    const [tool] = reply.parts.flatMap((part) => (part.kind === "tool" ? [part.tool] : []));

    expect(tool?.state).toBe("DONE");
    expect(tool?.card?.lines.length).toBeGreaterThan(0);
  },
);

test("what no rule fits is answered with what can be asked", async () => {
  const reply = await replyTo("Write me a poem");

  expect(reply).toMatchObject({ status: "DONE", credits: 0 });
  expect(reply.parts).toMatchObject([{ kind: "text", text: expect.stringContaining("You can ask") }]);
});
