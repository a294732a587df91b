import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { startAnswering } from "#features/answers/room.ts";
import { startBeating } from "#platform/instances/instances.ts";
import { startJobWorkers } from "#platform/jobs/job-workers.ts";
import { worldOfTest } from "#test/world.ts";
import { jobs } from "./jobs.ts";

const watchedSeconds = 10;
/** Limit for all statements that one process makes while nobody uses it. */
const perSecondMax = 2;

test("an idle instance of all roles makes at most two statements a second", async () => {
  const world = await worldOfTest();
  await world.postgres.pool.query("delete from jobs.schedule"); // what jobs do by the clock comes in bursts
  const statements: string[] = [];
  const query = Client.prototype.query;
  vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...given: unknown[]) {
    const [statement] = given as [string | { readonly text: string }];
    statements.push((typeof statement === "string" ? statement : statement.text).replace(/\s+/g, " "));
    return Reflect.apply(query, this, given);
  });
  const quiet = jobs.map((job) => ({ ...job, atStart: false }));
  const workers = await startJobWorkers(world.tools, quiet, world.databaseUrl);
  const answering = startAnswering(world.tools);
  const beating = await startBeating(world.tools);

  await delay(5_000); // each runner looks once when it starts
  const before = statements.length;
  await delay(watchedSeconds * 1_000);
  const watched = statements.slice(before);
  await Promise.all([workers.stop(), answering.stop(), beating.stop()]);

  expect(before).toBeGreaterThan(jobs.length);
  expect(watched).toContainEqual(expect.stringContaining("from jobs.queue where exists"));
  expect(watched.length, watched.join("\n")).toBeLessThanOrEqual(watchedSeconds * perSecondMax);
});
