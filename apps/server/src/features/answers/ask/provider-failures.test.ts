import { readFile } from "node:fs/promises";
import { logIn } from "@citelens/contract/accounts/accounts";
import { listAnswers } from "@citelens/contract/visibility/conversations";
import { listOperatorHealth, listOperatorModels } from "@citelens/contract/visibility/operators";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import type { AskedRequest, Outcome, Reply } from "#test/fakes/ai/ai-server.ts";
import { deepseekRetired, forbidden, xaiUnsafe } from "#test/fakes/ai/forbidden.ts";
import { openaiAnswer, openaiQuestion } from "#test/fakes/ai/protocols/openai-responses.ts";
import { eventually, type Person } from "#test/world.ts";
import { type AnsweringWorker, startAnswering } from "./answering.ts";

const harmless = ["best running shoes", "shoes for rain", "shoes for snow"];
const check = "What is the capital of France? Answer in one short sentence.";
const tooLong: Reply = {
  status: 400,
  body: { error: { message: "It is too long. 00000000-project", code: "x" } },
};

const repair = new URL("../../../../drizzle/0014_forgotten_messages.sql", import.meta.url);

let open: AnswersWorld;
let root: Person;
let workers: AnsweringWorker[] = [];
beforeAll(async () => {
  open = await openAnswersWorld();
  root = await open.world.signUpRoot();
});
afterAll(() => open.close());
beforeEach(async () => {
  open.openai.asked.length = 0;
  await open.world.postgres.pool.query("delete from operator_switches");
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});

/** How the double answers: the check question and others as usual by default. */
function answerWith(of: (question: string, request: AskedRequest) => Outcome | Reply | undefined): void {
  open.openai.answerWith((request) => {
    const question = openaiQuestion(request);
    return of(question, request) ?? openaiAnswer(request, usualAnswer(question));
  });
}

/** The rows of a workspace as its members and its administrator's database have them. */
async function rowsOf(home: Home) {
  const { rows } = await open.world.postgres.pool.query(
    "select query_text, status, failure_kind, failure, attempts from answers where workspace_id = $1 order by query_text",
    [home.projectId],
  );
  const { answer } = await home.ask(listAnswers, { query: { page_size: "100" } });
  const { answer: runs } = await home.ask(listRuns, {
    params: { campaignId: answer.results[0]?.campaign.id },
  });
  return { rows, seen: JSON.stringify([rows, answer, runs]), run: runs.results[0] };
}

async function health(id: string) {
  const { email, password } = root;
  const { answer: session } = await open.world.call(logIn, { body: { email, password } });
  const { answer } = await open.world.call(listOperatorHealth, {}, session.access);
  return answer.find((operator) => operator.id === id);
}

async function pauseMails() {
  return (await open.world.mailsTo(root.email)).filter(({ kind }) => kind === "operator-paused");
}

function checks(): number {
  return open.questions().filter((question) => question === check).length;
}

describe("one workspace's question that the provider forbids", () => {
  test("is a refusal where xAI's safety filter says so, and Grok answers everybody else", async () => {
    const [mine, others] = [await open.home(), await open.home()];
    answerWith((question) => (question.includes("anthrax") ? xaiUnsafe : undefined));
    await mine.launch({ operator_models: ["grok"], queries: ["how is anthrax made safe in labs"] });
    await others.launch({ operator_models: ["grok"], queries: harmless });

    await open.world.answerAll();

    expect((await rowsOf(mine)).rows).toMatchObject([{ status: "REFUSED", failure_kind: "refusal" }]);
    const { rows, seen } = await rowsOf(others);
    expect(rows.map(({ status }) => status)).toEqual(["OK", "OK", "OK"]);
    expect(seen).not.toContain("00000000");
    expect(await health("grok")).toMatchObject({ available: true, paused_until: null });
    expect(checks()).toBe(0);
  });

  test.each(Object.entries(forbidden))(
    "fails alone in the words of %s when the provider answers the check question",
    async (_, reply) => {
      const [mine, others] = [await open.home(), await open.home()];
      answerWith((question) => (question.includes("forbidden") ? reply : undefined));
      const odd = ["a forbidden question", "another forbidden question", "a third forbidden question"];
      await mine.launch({ queries: odd });
      await others.launch({ queries: harmless });

      await open.world.answerAll();

      const failed = { status: "FAILED", failure_kind: "rejected", attempts: 1 };
      expect((await rowsOf(mine)).rows).toMatchObject([failed, failed, failed]);
      const { rows, seen } = await rowsOf(others);
      expect(rows.map(({ status }) => status)).toEqual(["OK", "OK", "OK"]);
      expect(seen).not.toContain("00000000");
      expect(await health("chatgpt")).toMatchObject({ available: true, paused_until: null });
      expect(checks()).toBe(1);
    },
  );

  test("is not what others read when the provider fails the check question too: it is paused, once", async () => {
    const [mine, others] = [await open.home(), await open.home()];
    const mails = (await pauseMails()).length;
    answerWith((question) => {
      if (question === check)
        return { status: 403, body: { error: { message: "Your project is blocked." } } };
      return forbidden.openai;
    });
    await mine.launch({ queries: ["a forbidden question"] });
    await open.world.postgres.pool.query("update answers set created = created - interval '1 hour'");
    await others.launch({ queries: harmless });

    workers = [startAnswering(open.world.tools), startAnswering(open.world.tools)];

    await eventually(async () => expect((await rowsOf(others)).run?.status).toBe("DONE"), 30_000);
    const { rows, seen } = await rowsOf(others);
    expect(rows.map(({ status, failure_kind }) => [status, failure_kind])).toEqual(
      harmless.map(() => ["FAILED", "bad_key"]),
    );
    expect(seen).not.toContain("a forbidden question");
    expect(checks()).toBe(1);
    expect(await health("chatgpt")).toMatchObject({
      available: false,
      pause_reason: "403: Your project is blocked.",
    });
    expect((await pauseMails()).length).toBe(mails + 1);
    const { body } = await open.world.call(listOperatorModels, {}, mine.access);
    expect(JSON.stringify(body)).not.toContain("blocked");
  });

  test("pauses nothing in the words of the check question either, as long as that is answered", async () => {
    const mine = await open.home();
    let asked = 0;
    answerWith((question) => {
      if (question !== check) return undefined;
      asked += 1;
      return asked === 1 ? forbidden.openai : undefined;
    });
    await mine.launch({ queries: [check] });

    await open.world.answerAll();

    expect((await rowsOf(mine)).rows).toMatchObject([{ status: "FAILED", failure_kind: "rejected" }]);
    expect(await health("chatgpt")).toMatchObject({ available: true, paused_until: null });
  });

  test("waits while somebody else asks the check question, and is asked again", async () => {
    const mine = await open.home();
    answerWith((question) => (question.includes("forbidden") ? forbidden.openai : undefined));
    await mine.launch({ queries: ["a forbidden question"] });
    await open.world.postgres.pool.query(
      "insert into operator_switches (model_id, checking_until) values ('chatgpt', now() + interval '1 day')",
    );

    await open.world.answerAll();
    const during = (await rowsOf(mine)).rows;
    await open.world.postgres.pool.query("update operator_switches set checking_until = null");
    open.world.advance(60_000);
    await open.world.answerAll();

    expect(during).toMatchObject([{ status: "PENDING", failure_kind: "rejected" }]);
    expect((await rowsOf(mine)).rows).toMatchObject([
      { status: "FAILED", failure_kind: "rejected", attempts: 2 },
    ]);
    expect(checks()).toBe(1);
  });
});

test("a refused key closes what others wait for with a sentence of our own", async () => {
  const [mine, others] = [await open.home(), await open.home()];
  answerWith(() => ({ status: 401, body: { error: { message: "Bad key 00000000-key" } } }));
  await mine.launch({ queries: ["best running shoes"] });
  await others.launch({ queries: Array.from({ length: 20 }, (_, nth) => `shoes ${nth}`) });

  workers = [startAnswering(open.world.tools)];

  await eventually(async () => expect((await rowsOf(others)).run?.status).toBe("DONE"), 30_000);
  const { rows } = await rowsOf(others);
  const unasked = rows.filter(({ query_text }) => !open.questions().includes(query_text));
  expect(unasked.length).toBeGreaterThan(0);
  expect(new Set(unasked.map(({ failure }) => failure))).toEqual(
    new Set([
      "The key of this model is not accepted; its administrator has been notified. Nothing was charged.",
    ]),
  );
});

test("what rows kept of others' questions is deleted", async () => {
  const home = await open.home();
  answerWith(() => tooLong);
  await home.launch({ queries: ["best running shoes", "shoes for rain"] });
  await open.world.answerAll();
  await open.world.postgres.pool.query(
    "update answers set failure_kind = 'bad_key', failure = 'of another' where workspace_id = $1 and query_text = $2",
    [home.projectId, "shoes for rain"],
  );

  await open.world.postgres.pool.query(await readFile(repair, "utf8"));

  expect((await rowsOf(home)).rows.map(({ failure_kind, failure }) => [failure_kind, failure])).toEqual([
    ["rejected", "400: It is too long. 00000000-project"],
    ["bad_key", null],
  ]);
});

describe("a model that is no more", () => {
  test("is seen by the words of its provider, and paused", async () => {
    const home = await open.home();
    answerWith(() => deepseekRetired);
    await home.launch({ queries: harmless });

    await open.world.answerAll();

    expect((await rowsOf(home)).rows[0]).toMatchObject({ status: "FAILED", failure_kind: "misconfigured" });
    expect(await health("chatgpt")).toMatchObject({
      available: false,
      pause_reason: expect.stringContaining("deepseek-flash"),
    });
  });

  test("is seen in whatever words, after ten different questions and the check question", async () => {
    const home = await open.home();
    const mails = (await pauseMails()).length;
    answerWith(() => tooLong);
    await home.launch({ queries: Array.from({ length: 14 }, (_, nth) => `question ${nth}`) });

    workers = [startAnswering(open.world.tools)];

    await eventually(async () => expect((await rowsOf(home)).run?.status).toBe("DONE"), 30_000);
    expect(checks()).toBe(1);
    expect(await health("chatgpt")).toMatchObject({ available: false });
    expect((await pauseMails()).length).toBe(mails + 1);
    const { run } = await rowsOf(home);
    expect(run).toMatchObject({ answers_failed: 14, credits_used: 0 });
  });

  test("is not seen in ten odd questions of one workspace: others are answered", async () => {
    const [mine, others] = [await open.home(), await open.home()];
    answerWith((question) => (question.startsWith("odd") ? tooLong : undefined));
    await mine.launch({ queries: Array.from({ length: 14 }, (_, nth) => `odd ${nth}`) });
    await open.world.answerAll();
    await others.launch({ queries: harmless });

    await open.world.answerAll();

    expect(checks()).toBe(1);
    expect((await rowsOf(mine)).rows.every(({ failure_kind }) => failure_kind === "rejected")).toBe(true);
    expect((await rowsOf(others)).rows.map(({ status }) => status)).toEqual(["OK", "OK", "OK"]);
    expect(await health("chatgpt")).toMatchObject({ available: true, paused_until: null });
  });

  test("is not seen in one question that comes back again and again", async () => {
    const home = await open.home();
    answerWith((question) => (question === "odd" ? tooLong : undefined));

    for (let run = 0; run < 12; run += 1) {
      await home.launch({ queries: ["odd"] });
      await open.world.answerAll();
    }

    expect(checks()).toBe(0);
  });
});

test.each([
  ["garbage", "garbage"],
  ["empty", "garbage"],
  [{ status: 200, body: pausedInTheMiddle() }, "incomplete"],
] as const)("what came with 200 and is no answer (%o) is bought twice at most", async (outcome, kind) => {
  const home = await open.home();
  answerWith(() => outcome);
  await home.launch({ queries: ["best running shoes"] });

  for (let attempt = 0; attempt < 4; attempt += 1) {
    await open.world.answerAll();
    open.world.advance(90_000);
  }

  expect(open.openai.asked).toHaveLength(2);
  expect((await rowsOf(home)).rows).toMatchObject([{ status: "FAILED", failure_kind: kind, attempts: 2 }]);
});

test("what was rate limited before is still bought twice", async () => {
  const home = await open.home();
  const outcomes: Outcome[] = ["rate limit", "rate limit", "garbage", "rate limit", "garbage"];
  answerWith(() => outcomes.shift() ?? "success");
  await home.launch({ queries: ["best running shoes"] });

  for (let attempt = 0; attempt < 6; attempt += 1) {
    await open.world.answerAll();
    open.world.advance(90_000);
  }

  expect(open.openai.asked).toHaveLength(5);
  expect((await rowsOf(home)).rows).toMatchObject([
    { status: "FAILED", failure_kind: "garbage", attempts: 5 },
  ]);
});

/** An answer that failed on the way, as the Responses protocol tells it. */
function pausedInTheMiddle(): object {
  return {
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    status: "failed",
    error: { type: "server_error", code: "server_error", message: "Something went wrong" },
    incomplete_details: null,
    model: "gpt",
    output: [],
    usage: null,
  };
}
