import { randomUUID } from "node:crypto";
import type { Input } from "@citelens/contract/base/endpoint";
import { listAudit } from "@citelens/contract/platform/admin";
import * as contract from "@citelens/contract/platform/admin-jobs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enqueue } from "#platform/jobs/jobs.ts";
import { deliverMail } from "#platform/mail/deliver-mail.ts";
import { openWorld, type Person, type World } from "#test/world.ts";

const reason = "A test of retries";
const refused = {
  message: "connect ECONNREFUSED 127.0.0.1:25\nin two lines",
  stack: "Error: x\n    at send (a.ts:1:2)",
};
const busy = { message: "Too busy" };

let world: World;
let root: Person;
beforeAll(async () => {
  world = await openWorld();
  root = await world.signUpRoot();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.postgres.pool.query("delete from jobs.job");
});

/** Jobs that failed for good, with what pg-boss keeps of them; resolves to their ids. */
async function failJobs(output: object, { count = 1, queue = "mail.deliver" } = {}): Promise<string[]> {
  const { rows } = await world.postgres.pool.query<{ id: string }>(
    `insert into jobs.job (name, state, data, output, policy, retry_limit, retry_count, deletion_seconds,
       created_on, started_on, completed_on, singleton_key)
     select $1, 'failed', jsonb_build_object('mailId', gen_random_uuid(), 'email_key', 'ada@example.com'), $2, 'short',
       12, 12, 30 * 86400, now() - interval '1 hour', now() - interval '2 seconds', now(), gen_random_uuid()
     from generate_series(1, $3) returning id`,
    [queue, output, count],
  );
  return rows.map(({ id }) => id);
}

async function listed(query: Input<typeof contract.listFailedJobs>["query"] = {}) {
  return (await world.call(contract.listFailedJobs, { query }, root.access)).answer;
}

interface JobsActionInput {
  readonly endpoint?: typeof contract.retryJobs | typeof contract.discardJobs;
  readonly which: Input<typeof contract.retryJobs>["body"]["which"];
  readonly failed_until?: string;
}

async function act({ endpoint = contract.retryJobs, which, failed_until }: JobsActionInput) {
  const body = { reason, failed_until: failed_until ?? (await listed()).as_of, which };
  const { status, answer } = await world.call(endpoint, { body }, root.access);
  expect(status).toBe(200);
  return answer;
}

async function statesOf() {
  const { rows } = await world.postgres.pool.query<{ state: string; jobs: number }>(
    "select state, count(*)::int as jobs from jobs.job group by state order by state",
  );
  return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
}

async function noted(action: string) {
  const { answer } = await world.call(listAudit, { query: { user: root.user.id } }, root.access);
  return answer.results.filter((entry) => entry.action === action);
}

test("queues say what waits and since when, failed and is done; scheduled jobs say when they run", async () => {
  await enqueue(world.tools, deliverMail, { mailId: randomUUID() });
  await world.postgres.pool.query("update jobs.job set start_after = now() - interval '5 minutes'");
  await failJobs(busy, { count: 2, queue: "announcements.mail" });
  const { rows } = await world.postgres.pool.query<{ id: string }>(
    `insert into jobs.job (name, state, started_on, completed_on)
     values ('mail.purge', 'completed', now() - interval '1 minute', now()),
       ('mail.purge', 'completed', now() - interval '2 days', now() - interval '2 days') returning id`,
  );
  await world.postgres.pool.query("update jobs.schedule set last_job_id = $1 where name = 'mail.purge'", [
    rows[0]?.id,
  ]);

  const { answer } = await world.call(contract.listJobs, {}, root.access);

  const queue = (name: string) => answer.queues.find((one) => one.name === name);
  expect(queue("mail.deliver")).toMatchObject({ waiting: 1, running: 0, retrying: 0, failed: 0 });
  expect(Date.now() - Date.parse(queue("mail.deliver")?.oldest_due ?? "")).toBeGreaterThan(299_000);
  expect(queue("announcements.mail")).toMatchObject({ failed: 2, oldest_due: null });
  expect(queue("mail.purge")).toMatchObject({ waiting: 0, done: 1 });
  expect(answer.queues.filter(({ name }) => name.startsWith("__"))).toEqual([]);
  const scheduled = (name: string) => answer.scheduled.find((one) => one.name === name);
  expect(scheduled("mail.purge")).toMatchObject({ cron: "40 3 * * *", last_run: { outcome: "DONE" } });
  expect(scheduled("mail.purge")?.next_run).toMatch(/T03:40:00/);
  expect(scheduled("campaigns.start-due-runs")).toMatchObject({ last_run: null });
});

describe("failed jobs", () => {
  test("are listed by queue and by error, with ids alone and until when they are kept", async () => {
    const [id] = await failJobs(refused);
    await failJobs(busy, { count: 2, queue: "announcements.mail" });

    const all = await listed();
    const ofQueue = await listed({ queue: "announcements.mail" });
    const ofError = await listed({ error: "connect ECONNREFUSED 127.0.0.1:25" });

    expect([all.count, ofQueue.count, ofError.count, all.kept_days]).toEqual([3, 2, 1, 30]);
    const [job] = ofError.results;
    expect(job).toMatchObject({ id, queue: "mail.deliver", attempts: 13 });
    expect(Object.keys(job?.payload ?? {})).toEqual(["mailId"]);
    expect(Date.parse(job?.kept_until ?? "") - Date.parse(job?.failed_at ?? "")).toBe(30 * 86_400_000);
  });

  test("are counted by the first line of their error, whatever ids it names", async () => {
    await failJobs(refused);
    for (const id of [randomUUID(), randomUUID()]) await failJobs({ message: `The campaign ${id} is gone` });

    const { answer } = await world.call(
      contract.listJobErrors,
      { query: { queue: "mail.deliver" } },
      root.access,
    );

    expect(answer.results.map(({ error, jobs }) => [error, jobs])).toEqual([
      ["The campaign … is gone", 2],
      ["connect ECONNREFUSED 127.0.0.1:25", 1],
    ]);
    expect((await listed({ error: "The campaign … is gone" })).count).toBe(2);
  });

  test.each([
    {
      what: "the values of a statement",
      output: {
        message: "Failed query: insert into mails values ($1)\nparams: a secret",
        stack: "Error: Failed query: insert into mails values ($1)\nparams: a secret\n    at run (a.ts:1:2)",
        cause: { message: "value too long for type character varying(10)" },
      },
      error: "value too long for type character varying(10)",
    },
    {
      what: "the sign-in of an address",
      output: { message: "smtp://product:a%20secret@mail.example.com does not answer" },
      error: "smtp://mail.example.com does not answer",
    },
    {
      what: "a time that was over",
      output: { value: { message: "job heartbeat timeout" } },
      error: "job heartbeat timeout",
    },
    { what: "nothing", output: {}, error: "No error was stored" },
  ])("show $what in the error's words, without a secret", async ({ output, error }) => {
    const [jobId = ""] = await failJobs(output);

    const { body, answer } = await world.call(contract.getFailedJob, { params: { jobId } }, root.access);

    expect(answer.error).toBe(error);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(JSON.stringify(body)).not.toContain("ada@example.com");
  });

  test("that are not there, or did not fail, are not found", async () => {
    await enqueue(world.tools, deliverMail, { mailId: randomUUID() });
    const { rows } = await world.postgres.pool.query<{ id: string }>("select id from jobs.job");
    const find = (jobId: string) => world.call(contract.getFailedJob, { params: { jobId } }, root.access);

    expect([(await find("nothing")).status, (await find(rows[0]?.id ?? "")).status]).toEqual([404, 404]);
  });
});

describe("an act", () => {
  test("on one job, of six clicks at once, moves it once, and stands in the log with its reason", async () => {
    const [job_id = ""] = await failJobs(refused);
    const until = (await listed()).as_of;
    const which = { kind: "one", job_id } as const;

    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        act({
          endpoint: at % 2 === 0 ? contract.retryJobs : contract.discardJobs,
          which,
          failed_until: until,
        }),
      ),
    );

    expect(answers.map(({ moved }) => moved).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
    const entries = [...(await noted("jobs.retried")), ...(await noted("jobs.discarded"))];
    expect(entries.filter(({ subject_id }) => subject_id === job_id)).toMatchObject([
      { details: { reason, jobs: 1, queues: "mail.deliver 1", error: null } },
    ]);
  });

  test("runs a retried job once more, and not again by a click of somebody who saw it fail before", async () => {
    const [job_id = ""] = await failJobs(refused, { queue: "billing.verify-vat" });
    const failed_until = (await listed()).as_of;
    const which = { kind: "one", job_id } as const;

    const first = await act({ which, failed_until });
    const retrying = await statesOf();
    const runs = await world.runJobs(); // its payload is none of that job's
    const again = await act({ which, failed_until });

    expect([first.moved, retrying, runs, await statesOf(), again.moved]).toEqual([
      1,
      { retry: 1 },
      1,
      { failed: 1 },
      0,
    ]);
  });

  test("on all of an error or a queue leaves the others alone, and what runs or waits as well", async () => {
    await failJobs(refused, { count: 3 });
    await failJobs(busy, { count: 2 });
    await failJobs(busy, { count: 1, queue: "announcements.mail" });
    await enqueue(world.tools, deliverMail, { mailId: randomUUID() });
    await world.tools.jobs.boss.fetch("mail.deliver");

    const ofError = await act({ which: { kind: "all", queue: "mail.deliver", error: "Too busy" } });
    const states = await statesOf();
    const ofQueue = await act({
      endpoint: contract.discardJobs,
      which: { kind: "all", queue: "mail.deliver" },
    });
    const rest = await act({ endpoint: contract.discardJobs, which: { kind: "all" } });

    expect([ofError, states]).toEqual([
      { moved: 2, left: 0 },
      { active: 1, failed: 4, retry: 2 },
    ]);
    expect([ofQueue.moved, rest.moved, await statesOf()]).toEqual([3, 1, { active: 1, retry: 2 }]);
    expect((await noted("jobs.retried"))[0]?.details).toMatchObject({ jobs: 2, error: "Too busy" });
  });

  test("on thousands moves each once while two people ask at the same time, slice by slice", async () => {
    await failJobs(refused, { count: 2_500 });
    const failed_until = (await listed()).as_of;
    const which = { kind: "all" } as const;
    const before = (await noted("jobs.retried")).length;

    const answers = await Promise.all([act({ which, failed_until }), act({ which, failed_until })]);

    expect(answers.reduce((sum, { moved }) => sum + moved, 0)).toBe(2_500);
    expect(await statesOf()).toEqual({ retry: 2_500 });
    const entries = (await noted("jobs.retried")).slice(0, -before || undefined);
    expect(entries.reduce((sum, { details }) => sum + Number(details.jobs), 0)).toBe(2_500);
    expect(Math.max(...entries.map(({ details }) => Number(details.jobs)))).toBe(1_000);
  });

  test("gives a job that failed long ago the time to be begun", async () => {
    await failJobs(refused);
    await world.postgres.pool.query("update jobs.job set keep_until = now() - interval '3 days'");

    await act({ which: { kind: "all" } });
    await world.tools.jobs.boss.supervise("mail.deliver");

    expect(await statesOf()).toEqual({ retry: 1 });
  });

  test("needs a reason", async () => {
    const body = { reason: " ", failed_until: new Date().toISOString(), which: { kind: "all" } } as const;
    const { status } = await world.call(contract.discardJobs, { body }, root.access);

    expect(status).toBe(400);
  });
});
