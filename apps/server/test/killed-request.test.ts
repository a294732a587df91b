import { apiBase } from "@citelens/contract/base/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProcesses, type Processes } from "./servers/processes.ts";
import { eventually, openWorld, type Person, type World } from "./world.ts";

const deadlineMs = 60_000;
const testMs = 180_000;

let world: World;
let processes: Processes;
let person: Person;
let projectId: string;
beforeAll(async () => {
  world = await openWorld();
  processes = await openProcesses(world, { roles: "api" });
  person = await world.signUp();
  projectId = (await world.createWorkspace(person)).id;
}, testMs);
afterAll(async () => {
  await processes.close();
  await world.close();
}, testMs);

const query = async (text: string) => (await world.postgres.pool.query(text)).rows;
const campaignsOf = async () =>
  (await query(`select count(*)::int as n from campaigns where workspace_id = '${projectId}'`))[0]?.n;

function request(key: string) {
  return {
    method: "POST" as const,
    url: `${apiBase}/projects/${projectId}/campaigns/organic/`,
    headers: { authorization: `Bearer ${person.access}`, "idempotency-key": key },
    payload: { name: "Made once" },
  };
}

/** Each statement of that kind about keys waits, as if the process were killed just then. */
async function stopAt(when: "after insert" | "before update of stored_at" | "before update of ended_at") {
  await query(`create or replace function stop_here() returns trigger language plpgsql as
    $$ begin perform pg_sleep(600); return new; end $$`);
  await query("drop trigger if exists stop_here on idempotency_keys");
  await query(
    `create trigger stop_here ${when} on idempotency_keys for each row execute function stop_here()`,
  );
}

/** The database ends what the killed process had begun, as it does when it hears nothing more of it. */
async function endStopped(): Promise<void> {
  await query(
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
  );
  await query("drop trigger stop_here on idempotency_keys");
}

async function killWhileStopped(key: string, { isReady }: { readonly isReady: () => Promise<void> }) {
  const started = await processes.start();
  const { method, url, headers, payload } = request(key);
  const origin = `http://127.0.0.1:${started.port}`;
  const lost = fetch(`${origin}${url}`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(payload),
  }).then(
    ({ status }) => status,
    () => "lost",
  );
  await eventually(isReady, deadlineMs);
  started.process.kill("SIGKILL");
  await started.ended;
  await endStopped();
  return lost;
}

const isStopped = async (): Promise<void> => {
  const [{ n } = { n: 0 }] = await query(
    "select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
  );
  expect(n).toBe(1);
};

test(
  "killed between what it made and the note of its answer, a request is not done again, and that is said",
  async () => {
    await stopAt("before update of ended_at");

    const lost = await killWhileStopped("killed after", { isReady: isStopped });
    const made = await campaignsOf();
    world.advance(31_000);
    const again = await Promise.all(
      Array.from({ length: 6 }, () => world.app.inject(request("killed after"))),
    );

    expect([lost, made]).toEqual(["lost", 1]);
    expect(again.map((one) => [one.statusCode, one.json().code])).toEqual(
      Array(6).fill([409, "IDEMPOTENCY_KEY_BROKEN"]),
    );
    expect(await campaignsOf()).toBe(1);
  },
  testMs,
);

test(
  "killed before what it made was stored, a request is done once by the next six",
  async () => {
    const before = await campaignsOf();
    await stopAt("before update of stored_at");

    const lost = await killWhileStopped("killed within", { isReady: isStopped });
    const between = await campaignsOf();
    const early = world.app.inject(request("killed within"));
    world.advance(31_000);
    const again = await Promise.all(
      Array.from({ length: 6 }, () => world.app.inject(request("killed within"))),
    );

    expect([lost, between - before]).toEqual(["lost", 0]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(new Set([await early, ...again].map(({ body }) => body)).size).toBe(1);
    expect((await campaignsOf()) - before).toBe(1);
  },
  testMs,
);

test(
  "killed before its key was stored, a request is done by the next try",
  async () => {
    const before = await campaignsOf();
    await stopAt("after insert");

    const lost = await killWhileStopped("killed before", { isReady: isStopped });
    const between = await campaignsOf();
    const again = await world.app.inject(request("killed before"));

    expect([lost, between - before]).toEqual(["lost", 0]);
    expect(again.statusCode).toBe(201);
    expect((await campaignsOf()) - before).toBe(1);
  },
  testMs,
);
