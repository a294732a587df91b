import * as contract from "@citelens/contract/visibility/operators";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AiServer, goodKey, openAiServer, type Reply } from "#test/fakes/ai/ai-server.ts";
import { anthropicEnd, anthropicList, listOf, openAiList } from "#test/fakes/ai/model-lists.ts";
import { openaiResponses } from "#test/fakes/ai/protocols/openai-responses.ts";
import { writerDouble } from "#test/fakes/writer.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { checkModels } from "./check-models.ts";

let world: World;
let openai: AiServer;
let anthropic: AiServer;
let root: Person;
/** Models that OpenAI's double lists next, and how often it was asked. */
let openaiModels: () => Reply | Promise<Reply>;
let lists = 0;
let mailsBefore = 0;

function plain(...ids: string[]): () => Reply {
  return () => openAiList(ids.map((id) => ({ id })))(lastRequest);
}
let lastRequest: Parameters<ReturnType<typeof openAiList>>[0];

beforeAll(async () => {
  [openai, anthropic] = await Promise.all([
    openAiServer({
      ...openaiResponses,
      list: (request) => {
        lists += 1;
        lastRequest = request;
        return openaiModels();
      },
    }),
    openAiServer(listOf(anthropicList)),
  ]);
  world = await openWorld({
    ai: {
      OPENAI_API_KEY: goodKey,
      OPENAI_BASE_URL: `${openai.address}/v1`,
      ANTHROPIC_API_KEY: goodKey,
      ANTHROPIC_BASE_URL: `${anthropic.address}/v1`,
      OPERATOR_MODELS: "claude=claude-sonnet-4-5, claude-sonnet=claude-haiku-5-5",
    },
    judge: writerDouble("openai/gpt-judge", () => {
      throw new Error("nobody is judged here");
    }),
  });
  root = await world.signUpRoot();
});
afterAll(() => Promise.all([world.close(), openai.close(), anthropic.close()]));
beforeEach(async () => {
  openaiModels = plain("gpt-6-luna", "gpt-6.1-terra", "gpt-judge");
  await world.postgres.pool.query("delete from provider_checks");
  mailsBefore += (await mails()).length;
});

async function check(): Promise<contract.ModelChecks> {
  return (await world.call(contract.checkModels, {}, root.access)).answer;
}

async function health(id: string): Promise<contract.OperatorHealth | undefined> {
  const { answer } = await world.call(contract.listOperatorHealth, {}, root.access);
  return answer.find((operator) => operator.id === id);
}

async function mails() {
  const all = await world.mailsTo(root.email);
  return all.filter(({ kind }) => kind === "models-checked").slice(mailsBefore);
}

describe("the check of the models", () => {
  test("says of each model with a key how it stands by its provider's list, and of others that nobody knows", async () => {
    const before = await health("chatgpt");

    const { providers, helpers } = await check();

    expect(before).toMatchObject({ standing: "unknown" });
    expect(await health("chatgpt")).toMatchObject({ standing: "listed", retirement: null });
    expect(await health("kimi")).toMatchObject({ standing: "unknown" });
    expect(await health("claude-sonnet")).toMatchObject({ standing: "listed" });
    expect(providers).toEqual(
      ["openai", "anthropic"].map((provider) => ({
        provider,
        has_list: true,
        checked_at: expect.any(String),
        failed_at: null,
        failure: null,
      })),
    );
    expect(helpers).toEqual([
      { use: "judge", provider: "openai", model: "gpt-judge", standing: "listed", retirement: null },
    ]);
  });

  test("takes the end of a model from its provider, and the replacement from our own list", async () => {
    await check();

    expect(await health("claude")).toMatchObject({
      model: "claude-sonnet-4-5",
      standing: "ending",
      retirement: { shutdown_day: anthropicEnd, replacement: "claude-sonnet-5-5" },
    });
  });

  test("writes to the superuser once for each state that somebody has to look at", async () => {
    await check();
    const [first, ...others] = await mails();
    await check();
    const again = await mails();
    openaiModels = plain("gpt-6-luna", "gpt-judge");
    await Promise.all([check(), check(), check()]);
    const [second] = (await mails()).slice(1);
    openaiModels = plain("gpt-6-luna", "gpt-6.1-terra", "gpt-judge");
    await check();
    openaiModels = plain("gpt-6-luna", "gpt-judge");
    await check();

    expect(others).toEqual([]);
    expect(again).toHaveLength(1);
    expect(first?.subject).toBe("Claude needs attention");
    expect(first?.text).toContain(
      `Claude asks anthropic for claude-sonnet-4-5, which shuts down on ${anthropicEnd}. Use claude-sonnet-5-5 instead.`,
    );
    expect(second?.text).toContain(
      "ChatGPT (GPT-6.1 Terra) asks openai for gpt-6.1-terra, which is not in its list of models.",
    );
    expect(await mails()).toHaveLength(3);
    expect(await health("chatgpt-terra")).toMatchObject({ standing: "unlisted" });
  });

  test("of a provider that fails keeps what was known, says why, and asks the others all the same", async () => {
    await check();
    openaiModels = () => ({ status: 503, body: { error: { message: "The engine is overloaded" } } });

    const { providers } = await check();

    const [failed, other] = providers;
    expect(failed).toMatchObject({ failure: expect.stringContaining("overloaded") });
    expect(Date.parse(failed?.failed_at ?? "")).toBeGreaterThanOrEqual(Date.parse(failed?.checked_at ?? ""));
    expect(other).toMatchObject({ failure: null });
    expect(await health("chatgpt")).toMatchObject({ standing: "listed" });
  });

  test("passes over a day that there is not, and over what cannot be stored in a name", async () => {
    openaiModels = () =>
      openAiList([
        { id: "gpt-6-luna", shutdown_date: "2026-99-99" },
        { id: "gpt-6.1-terra\0", shutdown_date: "2026-12-11\0" },
        { id: "gpt-judge" },
      ])(lastRequest);

    const { providers, helpers } = await check();

    expect(providers.map(({ failure }) => failure)).toEqual([null, null]);
    expect(helpers).toMatchObject([{ model: "gpt-judge", standing: "listed" }]);
    expect(await health("chatgpt")).toMatchObject({ standing: "listed", retirement: null });
    expect(await health("chatgpt-terra")).toMatchObject({
      standing: "ending",
      retirement: { shutdown_day: "2026-12-11" },
    });
  });

  test("shows what an older version has kept of a day that there is not", async () => {
    await check();
    const kept = { listed: true, ends: { shutdown_day: "2026-99-99", replacement: null }, ids: [] };
    await world.postgres.pool.query(
      "update provider_checks set told = $1, notified = '{}' where provider = 'openai'",
      [JSON.stringify({ "gpt-6-luna": kept, "gpt-judge": kept })],
    );

    const { answer, status } = await world.call(contract.getModelChecks, {}, root.access);

    expect(status).toBe(200);
    expect(answer.helpers).toMatchObject([{ standing: "listed", retirement: null }]);
    expect(await health("chatgpt")).toMatchObject({ standing: "listed", retirement: null });
  });

  test("of a provider that cannot be noted stops no other, and can be made again at once", async () => {
    const { pool } = world.postgres;
    await pool.query(
      "alter table provider_checks add constraint broken check (provider <> 'openai' or told = '{}')",
    );

    const [openaiCheck, anthropicCheck] = (await check()).providers;
    const { rows } = await pool.query("select provider from provider_checks where lease_until is not null");
    await pool.query("alter table provider_checks drop constraint broken");
    const [again] = (await check()).providers;

    expect(openaiCheck).toMatchObject({ checked_at: null, failure: expect.stringContaining("not noted") });
    expect(anthropicCheck).toMatchObject({ checked_at: expect.any(String), failure: null });
    expect(rows).toEqual([]);
    expect(again).toMatchObject({ checked_at: expect.any(String), failure: null });
  });

  test("is made by one instance at a time, and again once that one has died", async () => {
    await check();
    const before = lists;
    const answering = Promise.withResolvers<void>();
    openaiModels = async () => {
      await answering.promise;
      return plain("gpt-6-luna")();
    };

    const first = checkModels(world.tools);
    await expect.poll(() => lists).toBe(before + 1);
    await checkModels(world.tools);
    answering.resolve();
    await first;

    expect(lists).toBe(before + 1);
    const { rows } = await world.postgres.pool.query(
      "update provider_checks set lease_until = now() - interval '1 second' returning provider",
    );
    expect(rows).toHaveLength(2);
    openaiModels = plain("gpt-6-luna");
    await checkModels(world.tools);
    expect(lists).toBe(before + 2);
  });

  test("sees by the answers that another model answers, and no more once the row asks another", async () => {
    openai.answerWith(
      ({ body }) =>
        ({
          ...openaiResponses.reply("success", { ...asRequest, body: { ...body, model: "gpt-6-sol" } }),
          status: 200,
        }) as Reply,
    );
    await world.call(contract.checkOperator, { params: { operatorModelId: "chatgpt" } }, root.access);

    await check();

    expect(await health("chatgpt")).toMatchObject({
      standing: "redirected",
      answers_as: "gpt-6-sol-2026-01-01",
    });
    // Each provider is noted alone, and whichever ends first writes first.
    expect((await mails()).map(({ text }) => text)).toContainEqual(
      expect.stringContaining("ChatGPT asks openai for gpt-6-luna, but gpt-6-sol-2026-01-01 answers."),
    );
    await world.postgres.pool.query("update operator_switches set asked_model = 'gpt-6'");
    expect(await health("chatgpt")).toMatchObject({ standing: "listed", answers_as: null });
  });

  test("is for superusers alone", async () => {
    const person = await world.signUp();

    const answers = [
      await world.call(contract.getModelChecks, {}, person.access),
      await world.call(contract.checkModels, {}, person.access),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

const asRequest = { method: "POST", path: "/v1/responses", headers: {}, body: {} };
