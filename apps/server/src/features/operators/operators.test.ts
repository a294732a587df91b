import { logIn } from "@citelens/contract/accounts/accounts";
import * as contract from "@citelens/contract/visibility/operators";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { type AiServer, goodKey, openAiServer } from "#test/fakes/ai/ai-server.ts";
import { chatCompletions } from "#test/fakes/ai/protocols/chat-completions.ts";
import { openaiResponses } from "#test/fakes/ai/protocols/openai-responses.ts";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let openai: AiServer;
let own: AiServer;
let root: Person;
let person: Person;
beforeAll(async () => {
  [openai, own] = await Promise.all([openAiServer(openaiResponses), openAiServer(chatCompletions)]);
  const ai = {
    OPENAI_API_KEY: goodKey,
    OPENAI_BASE_URL: `${openai.address}/v1`,
    OPENAI_COMPATIBLE_API_KEY: "a-bad-key",
    OPENAI_COMPATIBLE_BASE_URL: `${own.address}/v1`,
    OPENAI_COMPATIBLE_MODELS: "meta/llama, phi",
    OPERATOR_MODELS: "chatgpt=gpt-of-our-own,copilot=gpt-5-mini",
  };
  world = await openWorld({ ai });
  [root, person] = [await world.signUpRoot(), await world.signUp()];
});
afterAll(() => Promise.all([world.close(), openai.close(), own.close()]));
beforeEach(() => openai.answerWith("success"));

async function health(id = "chatgpt"): Promise<contract.OperatorHealth> {
  const { answer } = await world.call(contract.listOperatorHealth, {}, root.access);
  const found = answer.find((operator) => operator.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function check(operatorModelId = "chatgpt") {
  return world.call(contract.checkOperator, { params: { operatorModelId } }, root.access);
}

/** Sessions do not last as long as a pause. */
async function logInAgain(): Promise<void> {
  const { email, password } = root;
  root = { ...root, ...(await world.call(logIn, { body: { email, password } })).answer };
}

async function pauseMails() {
  return (await world.mailsTo(root.email)).filter(({ kind }) => kind === "operator-paused");
}

function switchModel(is_on: boolean, operatorModelId = "chatgpt", key = newId()) {
  const input = { params: { operatorModelId }, body: { is_on, reason: "Its provider is down", key } };
  return world.call(contract.switchOperator, input, root.access);
}

describe("the catalogue", () => {
  test("names what can be asked, in its order, and what lacks a key", async () => {
    const { status, answer } = await world.call(contract.listOperatorModels, {}, person.access);

    expect(status).toBe(200);
    expect(answer.map(({ display_name }) => display_name)).toEqual([
      "ChatGPT",
      "ChatGPT (GPT-6.1 Terra)",
      "Claude",
      "Claude (Sonnet 5.5)",
      "Gemini",
      "Gemini (4 Argon)",
      "Perplexity",
      "Google AI Overviews",
      "Google AI Mode",
      "ChatGPT app",
      "Copilot (Azure)",
      "Grok",
      "Grok (4.7)",
      "Meta AI",
      "Le Chat",
      "DeepSeek",
      "DeepSeek (no search)",
      "Qwen",
      "Qwen (no search)",
      "Kimi",
      "Kimi (no search)",
      "Local index",
      "meta/llama",
      "phi",
    ]);
    expect(answer.filter(({ configured }) => configured).map(({ id }) => id)).toEqual([
      "chatgpt",
      "chatgpt-terra",
      "local-index",
      "own:meta/llama",
      "own:phi",
    ]);
    expect(answer[0]).toEqual({
      id: "chatgpt",
      name: "chatgpt",
      display_name: "ChatGPT",
      operator_name: "OpenAI",
      operator_favicon: "/api/v1/icons/openai",
      access: "api",
      surface: null,
      web_search: true,
      tells_citations: true,
      variant_of: null,
      configured: true,
      available: true,
      credits_per_answer: 5,
    });
  });

  test("says what is only for superusers to nobody else", async () => {
    const input = { params: { operatorModelId: "chatgpt" } };

    const answers = [
      await world.call(contract.listOperatorModels, {}),
      await world.call(contract.listOperatorHealth, {}, person.access),
      await world.call(
        contract.switchOperator,
        { ...input, body: { is_on: false, reason: "Mine", key: newId() } },
        person.access,
      ),
      await world.call(contract.checkOperator, input, person.access),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
    const { body: seen } = await world.call(contract.listOperatorModels, {}, person.access);
    expect(JSON.stringify(seen)).not.toMatch(/pause_reason|last_failure|retirement|OPENAI_API_KEY/);
    expect(await health()).toMatchObject({ is_on: true, model: "gpt-of-our-own", needs: ["OPENAI_API_KEY"] });
  });
});

test("superusers see when the provider ends a model, and what to choose instead", async () => {
  const retirement = { shutdown_day: "2026-12-11", replacement: "gpt-6.1-terra" };

  expect(await health("copilot")).toMatchObject({ model: "gpt-5-mini", retirement });
  expect(await health("claude")).toMatchObject({ retirement: null });
});

describe("a switch", () => {
  test("takes an operator from everyone and gives it back", async () => {
    const off = await switchModel(false);
    const { answer: seen } = await world.call(contract.listOperatorModels, {}, person.access);
    const on = await switchModel(true);

    expect(off.answer).toMatchObject({ is_on: false, available: false, configured: true });
    expect(seen[0]).toMatchObject({ id: "chatgpt", available: false, configured: true });
    expect(on.answer).toMatchObject({ is_on: true, available: true });
  });

  test("is in the audit log, once for each time that it was turned", async () => {
    await switchModel(false, "own:phi");
    await switchModel(false, "own:phi");

    const { rows } = await world.postgres.pool.query(
      "select action, actor_id, details->>'reason' as reason from audit_log where details->>'operator' = 'own:phi'",
    );
    expect(rows).toEqual([
      { action: "operator.switched-off", actor_id: root.user.id, reason: "Its provider is down" },
    ]);
  });

  test("is turned once by six clicks, and stays as it was turned since", async () => {
    const key = newId();
    const clicks = await Promise.all([1, 2, 3, 4, 5, 6].map(() => switchModel(false, "kimi", key)));
    await switchModel(true, "kimi");
    const late = await switchModel(false, "kimi", key);

    expect(clicks.map(({ status, answer }) => [status, answer.is_on])).toEqual(Array(6).fill([200, false]));
    expect(late.answer.is_on).toBe(true);
    const { rows } = await world.postgres.pool.query(
      "select action from audit_log where details->>'operator' = 'kimi' order by at",
    );
    expect(rows).toEqual([{ action: "operator.switched-off" }, { action: "operator.switched-on" }]);
  });

  test("takes no key of another act, and needs a reason", async () => {
    const key = newId();
    await switchModel(false, "grok", key);
    const other = await switchModel(false, "le-chat", key);
    await switchModel(true, "grok");
    const input = { params: { operatorModelId: "grok" }, body: { is_on: false, reason: " ", key: newId() } };
    const { status } = await world.call(contract.switchOperator, input, root.access);

    expect([status, other.status]).toEqual([400, 400]);
    expect(await health("le-chat")).toMatchObject({ is_on: true });
  });

  test("of what is not in the catalogue is not found", async () => {
    const answers = [await switchModel(false, "nobody"), await check("nobody")];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe("the health", () => {
  test("says when the last good answer came", async () => {
    const { answer } = await check();

    expect(answer).toMatchObject({ answered: true, failure_kind: null, failure: null });
    expect(answer.operator).toMatchObject({ available: true, last_answer_at: expect.any(String) });
  });

  test("notes who asked, and whether an answer came", async () => {
    const { rows } = await world.postgres.pool.query(
      "select actor_id, details from audit_log where action = 'operator.checked' order by at desc limit 1",
    );

    expect(rows).toMatchObject([
      { actor_id: root.user.id, details: { operator: "chatgpt", answered: true } },
    ]);
  });

  test("keeps a passing failure without pausing for it", async () => {
    openai.answerWith("overload");

    const { answer } = await check();

    expect(answer).toMatchObject({ answered: false, failure_kind: "overloaded" });
    expect(answer.operator).toMatchObject({
      available: true,
      paused_until: null,
      last_failure_kind: "overloaded",
      last_failure: expect.stringContaining("overloaded"),
    });
  });

  test("pauses what nobody has paid for, for an hour, and tells the superuser once", async () => {
    openai.answerWith("quota");
    const before = world.tools.now().getTime();
    const mails = await pauseMails();

    const [{ answer }] = await Promise.all([check(), check(), check()]);
    await check();

    const untilMs = Date.parse(answer.operator.paused_until ?? "") - before;
    expect(answer).toMatchObject({ answered: false, failure_kind: "quota" });
    expect(answer.operator).toMatchObject({ available: false, is_on: true });
    expect(untilMs).toBeGreaterThanOrEqual(3_600_000);
    expect(untilMs).toBeLessThan(3_660_000);
    const [mail, ...more] = (await pauseMails()).slice(mails.length);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("ChatGPT is paused");
    expect(mail?.text).toContain("You exceeded your current quota");
    expect(mail?.text).toContain("OPENAI_API_KEY");
  });

  test("ends a pause at the first good answer", async () => {
    openai.answerWith("quota");
    const { answer: paused } = await check();
    openai.answerWith("success");

    const { answer } = await check();

    expect(paused.operator.available).toBe(false);
    expect(answer.operator).toMatchObject({ available: true, paused_until: null, pause_reason: null });
  });

  test("ends a pause by itself after an hour", async () => {
    openai.answerWith("quota");
    await check();

    world.advance(3_601_000);
    await logInAgain();

    expect(await health()).toMatchObject({ available: true, paused_until: null, pause_reason: null });
  });

  test("pauses for a wrong key, and only the operator that has it", async () => {
    const { answer } = await check("own:meta/llama");

    expect(answer).toMatchObject({ failure_kind: "bad_key", operator: { available: false } });
    expect(answer.operator.pause_reason).toContain("api key is invalid");
    expect((await health()).available).toBe(true);
  });

  test("reports that a key is missing without asking anybody", async () => {
    const { answer } = await check("claude");

    expect(answer).toMatchObject({
      failure_kind: "misconfigured",
      operator: { paused_until: null, last_failure_at: null },
    });
  });

  test("reports that the local index answers within a workspace alone, and holds nothing against it", async () => {
    const { answer } = await check("local-index");

    expect(answer).toMatchObject({
      answered: false,
      failure_kind: "misconfigured",
      failure: "The local index answers within a workspace alone, from its pages",
      operator: { available: true, paused_until: null, last_failure_at: null },
    });
  });
});
