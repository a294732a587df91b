import { gunzipSync } from "node:zlib";
import { logIn } from "@citelens/contract/accounts/accounts";
import { getHealth } from "@citelens/contract/platform/admin";
import { retryUnstoredAnswer } from "@citelens/contract/platform/unstored-answers";
import { getAnswer } from "@citelens/contract/visibility/answers";
import { listRuns } from "@citelens/contract/visibility/runs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import type { Reply } from "#test/fakes/ai/ai-server.ts";
import { openaiAnswer, openaiQuestion } from "#test/fakes/ai/protocols/openai-responses.ts";
import type { Person } from "#test/world.ts";
import { askAnswer } from "./ask-answer.ts";
import { openOutcomeStore } from "./outcome-store.ts";
import { takeNext } from "./take-next.ts";

let open: AnswersWorld;
let root: Person;
beforeAll(async () => {
  open = await openAnswersWorld({ ai: { OPERATOR_PRICES: "chatgpt=0.1/0.5/10" } });
  root = await open.world.signUpRoot();
});
afterAll(() => open.close());
beforeEach(async () => {
  open.openai.asked.length = 0;
  open.answer(usualAnswer);
  await open.world.postgres.pool.query("delete from runs; delete from operator_switches");
});
const repair = () =>
  open.world.postgres.pool.query(`
    drop trigger if exists refuse_answers on answers; drop function if exists refuse_answers();
    drop sequence if exists refused`);
afterEach(async () => {
  await repair();
});

async function rowsOf(home: Home) {
  const { rows } = await open.world.postgres.pool.query(
    `select query_text, status, failure_kind, failure, model_id, attempts, credits, cost_usd::float
     from answers where workspace_id = $1 order by query_text`,
    [home.projectId],
  );
  return rows;
}

async function asRoot(): Promise<string> {
  const { email, password } = root;
  return (await open.world.call(logIn, { body: { email, password } })).answer.access;
}

async function unstored() {
  return (await open.world.call(getHealth, {}, await asRoot())).answer.unstored_answers;
}

/** Asks what waits once, as a worker does. */
async function work(): Promise<void> {
  const { tools } = open.world;
  const until = new Date(tools.now().getTime() + 60_000);
  const store = openOutcomeStore(tools, { backoffMs: () => 1 });
  const taken = await takeNext(tools, { lane: "openai", limit: 10, until, workerId: newId() });
  const { signal } = new AbortController();
  await Promise.all(taken.map(async (row) => store.add(await askAnswer(tools, row, { signal }))));
}

/** The database refuses to close answers, perhaps with one status alone: so often, then no longer; of these queries alone. */
async function refuse(
  code: string,
  {
    times,
    queries,
    status = "%",
  }: { readonly times: number; readonly queries: string; readonly status?: string },
) {
  await open.world.postgres.pool.query(`
    create sequence refused;
    create function refuse_answers() returns trigger language plpgsql as $$ begin
      if new.status <> 'PENDING' and new.status like '${status}' and new.query_text like '${queries}' and nextval('refused') <= ${times} then
        raise exception 'refused' using errcode = '${code}';
      end if;
      return new;
    end $$;
    create trigger refuse_answers before update on answers for each row execute function refuse_answers()`);
}

test("answers whose transaction and another waited for each other are stored when it is tried again", async () => {
  const home = await open.home();
  await home.launch({ queries: ["shoes 1", "shoes 2"] });
  await refuse("40P01", { times: 3, queries: "%" });

  await work();

  expect(await rowsOf(home)).toMatchObject([{ status: "OK" }, { status: "OK" }]);
  expect(open.openai.asked).toHaveLength(2);
});

test("an answer that cannot even be closed is bought once, holds up no others, and waits for the superuser", async () => {
  const home = await open.home();
  await home.launch({ queries: ["bad shoes", "good shoes"] });
  await refuse("22003", { times: 1_000_000, queries: "bad%" });

  for (let nth = 0; nth < 3; nth += 1) {
    await work();
    open.world.advance(30 * 60_000);
  }

  expect(await rowsOf(home)).toMatchObject([{ status: "PENDING" }, { status: "OK" }]);
  expect(open.openai.asked.map(openaiQuestion).filter((one) => one === "bad shoes")).toHaveLength(1);
  const [kept] = await unstored();
  expect(kept).toMatchObject({ query: "bad shoes", operator_model: "chatgpt", error: "refused", tries: 10 });
});

describe("an answer that cannot be stored as it is", () => {
  /** The analysis of this query's answer finds what no column takes. */
  async function askTwo() {
    const home = await open.home();
    const campaignId = await home.launch({ queries: ["bad shoes", "good shoes"] });
    const before = await home.credits();
    await refuse("22003", { times: 1_000_000, queries: "bad%", status: "OK" });
    await work();
    return { home, campaignId, before };
  }

  test("waits with its raw body, ends its run and costs no credits", async () => {
    const { home, campaignId, before } = await askTwo();

    expect(await rowsOf(home)).toMatchObject([
      { status: "FAILED", failure_kind: "garbage", failure: "The answer could not be stored", credits: 0 },
      { status: "OK", credits: 5 },
    ]);
    const { answer } = await home.ask(listRuns, { params: { campaignId } });
    expect(answer.results[0]).toMatchObject({
      status: "DONE",
      answers_ok: 1,
      answers_failed: 1,
      credits_used: 5,
    });
    expect((await home.credits()).used).toBe(before.used + 5);
    const { rows } = await open.world.postgres.pool.query("select outcome from unstored_answers");
    expect(gunzipSync(rows[0].outcome).toString()).toContain("Acme");
  });

  test("is stored whole once the cause is gone: text, mentions and figures, charged to nobody", async () => {
    const { home, campaignId, before } = await askTwo();
    const [kept] = await unstored();
    const retry = async () =>
      open.world.call(
        retryUnstoredAnswer,
        {
          params: { answerId: String(kept?.answer_id) },
          body: { reason: "The cause is gone", key: newId() },
        },
        await asRoot(),
      );

    const early = await retry();
    await repair();
    const [stored, second] = await Promise.all([retry(), retry()]);

    expect(early.answer).toEqual({ stored: false, error: "refused" });
    expect([stored.status, second.status].sort()).toEqual([200, 404]);
    expect(await unstored()).toEqual([]);
    const rows = await rowsOf(home);
    expect(rows).toMatchObject([{ status: "OK", failure: null, credits: 0 }, { status: "OK" }]);
    expect(rows[0].cost_usd).toBeCloseTo(rows[1].cost_usd, 6);
    const shown = await home.ask(getAnswer, { params: { answerId: String(kept?.answer_id) } });
    expect(shown.answer.text).toContain("Acme");
    expect(shown.answer.mentions.length).toBeGreaterThan(1);
    const { answer } = await home.ask(listRuns, { params: { campaignId } });
    expect(answer.results[0]).toMatchObject({
      status: "DONE",
      answers_ok: 2,
      answers_failed: 0,
      credits_used: 5,
    });
    expect((await home.credits()).used).toBe(before.used + 5);
    const { rows: sums } = await open.world.postgres.pool.query(
      `select (select sum(n)::int from answer_days where workspace_id = $1) as counted,
        (select sum(answer_count)::int from campaigns where workspace_id = $1) as came,
        (select sum(cost_usd)::float from runs where workspace_id = $1) as of_runs,
        (select sum(cost_usd)::float from answers where workspace_id = $1) as of_answers`,
      [home.projectId],
    );
    expect(sums[0]).toMatchObject({ counted: 2, came: 2, of_runs: sums[0].of_answers });
  });

  test("is shown to nobody but superusers", async () => {
    const { home } = await askTwo();
    const [kept] = await unstored();

    const reply = await open.world.call(
      retryUnstoredAnswer,
      { params: { answerId: String(kept?.answer_id) }, body: { reason: "Mine", key: newId() } },
      home.access,
    );

    expect(reply.status).toBe(403);
    expect(await unstored()).toHaveLength(1);
  });
});

test("a model's name with a character that cannot be stored loses no answer", async () => {
  const home = await open.home();
  await home.launch({ queries: ["best shoes"] });
  open.openai.answerWith((request) => {
    const { status, body } = openaiAnswer(request, usualAnswer("best shoes")) as Extract<Reply, object>;
    return { status, body: { ...(body as object), model: "gpt\0-6-luna" } };
  });

  await open.world.answerAll();

  expect(await rowsOf(home)).toMatchObject([{ status: "OK", model_id: "gpt-6-luna", credits: 5 }]);
});

test("a refused key pauses its model also where the message cannot be stored", async () => {
  const home = await open.home();
  await home.launch({ queries: ["best shoes"] });
  open.openai.answerWith({
    status: 401,
    body: { error: { message: "Incorrect\0 key", code: "invalid_api_key" } },
  });

  await open.world.answerAll();

  expect(await rowsOf(home)).toMatchObject([{ status: "FAILED", failure_kind: "bad_key" }]);
  const { rows } = await open.world.postgres.pool.query(
    "select pause_reason, paused_until is not null as paused from operator_switches where model_id = 'chatgpt'",
  );
  expect(rows).toEqual([{ pause_reason: "401: Incorrect key", paused: true }]);
});

test("what is paid for stays where that it came cannot be noted", async () => {
  const home = await open.home();
  const campaignId = await home.launch({ queries: ["best shoes"] });
  await open.world.postgres.pool.query("alter table operator_switches rename to operator_switches_away");

  await open.world
    .answerAll()
    .finally(() =>
      open.world.postgres.pool.query("alter table operator_switches_away rename to operator_switches"),
    );

  const [row] = await rowsOf(home);
  expect(row).toMatchObject({ status: "OK", attempts: 1 });
  expect(row.cost_usd).toBeGreaterThan(0);
  const { answer } = await home.ask(listRuns, { params: { campaignId } });
  expect(answer.results[0]).toMatchObject({ status: "DONE", answers_ok: 1 });
});

test("of thousands of sources, some of hosts that cannot exist, so many are kept as an answer may have", async () => {
  const home = await open.home();
  await home.launch({ queries: ["best shoes"] });
  const labels = (count: number) => Array.from({ length: count }, (_, nth) => `a${nth}`).join(".");
  const links = Array.from({ length: 1_500 }, (_, nth) => `https://site${nth}.example/page`);
  open.answer(() => ({
    text: `Acme is good: ${[`https://${labels(400)}.example/`, ...links].join(" ")}`,
    cited: ["https://review.example/"],
  }));

  await open.world.answerAll();

  expect(await rowsOf(home)).toMatchObject([{ status: "OK" }]);
  const { rows } = await open.world.postgres.pool.query(
    "select count(*)::int as kept, max(length(domain)) < 254 as possible from answer_citations where workspace_id = $1",
    [home.projectId],
  );
  expect(rows[0].possible).toBe(true);
  expect(rows[0].kept).toBeGreaterThan(500);
  expect(rows[0].kept).toBeLessThanOrEqual(1_000);
});
