import * as studio from "@citelens/contract/content/content-studio";
import { createCampaign, launchCampaign } from "@citelens/contract/visibility/campaigns";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "#app/jobs.ts";
import { demoAsked } from "#features/answers/public.ts";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { openWorld, type Person, type World } from "#test/world.ts";
import { setDays } from "./store/demo.sql.ts";
import { withFictionalWeb } from "./web/with-fictional-web.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const question = "Which desk lamp fits a sewing table?";
const url = "https://www.tovelume.example/sewing-lamps";
const text = `# Which desk lamp fits a sewing table?

Which desk lamp fits a sewing table? The Tovelume Arc fits a sewing table: its arm reaches over the table by 80 cm.

## Why the desk lamp fits a sewing table

A desk lamp for a sewing table needs a clamp. The Tovelume Arc has a clamp that fits a sewing table of any depth.
`;

interface Home {
  readonly person: Person;
  readonly projectId: string;
}

async function demoHome(): Promise<Home> {
  const person = await world.signUp();
  const { answer } = await world.call(createDemo, {}, person.access);
  // As if it were filled: the days before do not matter here, and take long.
  await setDays(world.tools, placeOfJob({ workspaceId: answer.project_id }), { days: 1, days_done: 1 });
  return { person, projectId: answer.project_id };
}

function tools(): Tools {
  return { ...world.tools, web: withFictionalWeb(world.tools.web) };
}

/** Citations of the assistant that likes new pages for the question, asked five times. */
async function cited({ projectId }: Home): Promise<string[]> {
  const answers = await Promise.all(
    [0, 1, 2, 3, 4].map((queueOrder) =>
      demoAsked
        .announce(tools(), {
          ...placeOfJob({ workspaceId: projectId }),
          assistant: "demo-recent",
          question,
          queueOrder,
        })
        // Now and then it does not answer.
        .catch(() => []),
    ),
  );
  return answers
    .flat()
    .flatMap(({ sources }) => sources.flatMap((source) => (source.cited ? [source.url] : [])));
}

test("a text that is published in a demo is read by its assistants, and seen by nobody else's", async () => {
  const [home, neighbour] = [await demoHome(), await demoHome()];
  const ask = <E extends Parameters<World["call"]>[0]>(
    endpoint: E,
    input: object,
  ): ReturnType<World["call"]> => world.call(endpoint, input as never, home.person.access);
  const before = await cited(home);
  const params = { projectId: home.projectId };
  const { answer: campaign } = await world.call(
    createCampaign,
    { params, body: { name: "Lamps", operator_models: ["demo-recent"], queries: [{ text: question }] } },
    home.person.access,
  );
  await ask(launchCampaign, { params: { ...params, campaignId: campaign.id } });
  const { answer: draft } = await world.call(
    studio.createOptimization,
    { params, body: { kind: "NEW", queries: [{ text: question }], campaign_id: campaign.id } },
    home.person.access,
  );
  const named = { ...params, optimizationId: draft.id };
  await ask(studio.generateOptimization, { params: named });
  await runDueJobs(tools(), jobs);
  const { answer: sections } = await world.call(studio.listSections, { params: named }, home.person.access);
  const [first] = sections;
  await ask(studio.updateSection, {
    params: { ...named, sectionId: first?.id },
    body: { markdown: text, state: "EDITED", revision: first?.revision },
  });

  const published = await world.call(
    studio.publishOptimization,
    { params: named, body: { url, published_at: world.tools.now().toISOString() } },
    home.person.access,
  );
  await runDueJobs(tools(), jobs);

  expect(published.status).toBe(200);
  // Its assistants answer once more, though the next day has not come.
  const { rows } = await world.postgres.pool.query(
    "select count(*)::int as due from campaigns where id = $1 and next_run_at <= $2",
    [campaign.id, world.tools.now()],
  );
  expect(rows).toEqual([{ due: 1 }]);
  expect(before).not.toContain(url);
  expect(await cited(home)).toContain(url);
  expect(await cited(neighbour)).not.toContain(url);
  const { answer: effect } = await world.call(studio.getEffect, { params: named }, home.person.access);
  expect(effect.live).toMatchObject({ is_live: true, share: 100 });
});
