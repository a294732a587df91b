import { minuteMs } from "@citelens/contract/base/days";
import { listOpportunities } from "@citelens/contract/content/opportunities";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "#app/jobs.ts";
import { refreshNow } from "#features/opportunities/public.ts";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { placeOfJob } from "#platform/place.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { setDays } from "./store/demo.sql.ts";
import { withFictionalWeb } from "./web/with-fictional-web.ts";

let world: World;
let person: Person;
let workspaceId: string;
const days = 30;

beforeAll(async () => {
  world = await openWorld();
  person = await world.signUp();
  workspaceId = (await world.call(createDemo, {}, person.access)).answer.project_id;
}, 60_000);
afterAll(() => world.close());

const list = async () =>
  (
    await world.call(
      listOpportunities,
      { params: { projectId: workspaceId }, query: { period: "90d", page_size: 100 } },
      person.access,
    )
  ).answer;

test("nothing is concluded from a demo while it is filled, and it is looked at once it is", async () => {
  const place = placeOfJob({ workspaceId });
  await setDays(world.tools, place, { days });

  await refreshNow(world.tools, place);
  const before = await list();
  await fillWorkspace.run(world.tools, { workspaceId, days });
  const waiting = await world.postgres.pool.query(
    "select id from jobs.job where name = 'opportunities.refresh' and state = 'created'",
  );
  world.advance(minuteMs); // looking waits for what follows on runs
  await runDueJobs({ ...world.tools, web: withFictionalWeb(world.tools.web) }, jobs);
  const after = await list();

  expect(before).toMatchObject({ count: 0, refresh: { refreshed_at: null } });
  expect(waiting.rows.length).toBeGreaterThan(0);
  expect(after.refresh).toMatchObject({ failed: false, is_running: false });
  expect(after.refresh.answers).toBeGreaterThan(100);
  const kinds = new Set(after.results.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(["OPTIMIZE_PAGE", "CREATE_PAGE", "FIX_ACCESS"]));
  for (const { evidence, score, kind } of after.results) {
    expect(evidence.answers.length).toBeGreaterThan(0);
    if (kind === "CREATE_PAGE") expect(score).toBeGreaterThanOrEqual(5);
  }
}, 240_000); // it fills thirty days of a demo
