import { calculateCredits } from "@citelens/contract/billing/credits";
import { createCampaign, estimateCampaign } from "@citelens/contract/visibility/campaigns";
import {
  listOperatorHealth,
  listOperatorModels,
  listWorkspaceModels,
} from "@citelens/contract/visibility/operators";
import { createDemo } from "@citelens/contract/workspaces/demo";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoAsked } from "#features/answers/public.ts";
import { placeOfJob } from "#platform/place.ts";
import { openWorld, type Person, type World } from "#test/world.ts";

let world: World;
let owner: Person;
let stranger: Person;
let demoId: string;
let otherId: string;
beforeAll(async () => {
  world = await openWorld();
  [owner, stranger] = [await world.signUp(), await world.signUp()];
  demoId = (await world.call(createDemo, {}, owner.access)).answer.project_id;
  otherId = (await world.createWorkspace(owner)).id;
});
afterAll(() => world.close());

const ids = ["demo-recent", "demo-guides", "demo-reviews", "demo-memory"];
const draft = { name: "Lamps", operator_models: ids, queries: [{ text: "Best desk lamps" }] };

describe("the demo's assistants", () => {
  test("are offered in its workspace, as demo data and for nothing", async () => {
    const { status, answer } = await world.call(
      listWorkspaceModels,
      { params: { projectId: demoId } },
      owner.access,
    );

    expect(status).toBe(200);
    const own = answer.filter(({ access }) => access === "demo");
    expect(own.map(({ id }) => id)).toEqual(ids);
    expect(answer.slice(0, 4)).toEqual(own);
    for (const one of own) {
      expect(one).toMatchObject({
        operator_name: "Demo data",
        operator_favicon: expect.stringMatching(/^\/api\/v1\/icons\/demo-/),
        available: true,
        credits_per_answer: 0,
      });
      expect(one.display_name).toMatch(/^Demo /);
    }
    expect(own.map(({ web_search }) => web_search)).toEqual([true, true, true, false]);
  });

  test("are known nowhere else: in no other list, count or campaign, and to no stranger", async () => {
    const root = await world.signUpRoot();
    const lists = [
      await world.call(listWorkspaceModels, { params: { projectId: otherId } }, owner.access),
      await world.call(listOperatorModels, {}, owner.access),
      await world.call(listOperatorHealth, {}, root.access),
      await world.call(
        calculateCredits,
        { body: { campaigns: [{ id: 1, queries: 1, num_llms_per_campaign: 1 }] } },
        owner.access,
      ),
    ];
    const params = { projectId: otherId };
    const created = await world.call(createCampaign, { params, body: draft }, owner.access);
    const estimated = await world.call(estimateCampaign, { params, body: draft }, owner.access);
    const foreign = await world.call(listWorkspaceModels, { params: { projectId: demoId } }, stranger.access);

    expect(lists.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of lists) expect(JSON.stringify(body)).not.toContain("demo-");
    expect([created.status, created.body]).toEqual([400, { operator_models: [expect.any(String)] }]);
    expect(estimated.answer.answers_first_run).toBe(0);
    expect(foreign.status).toBe(404);
  });

  test("can be chosen in the demo's workspace, and cost nothing there", async () => {
    const input = { params: { projectId: demoId }, body: draft };

    const created = await world.call(createCampaign, input, owner.access);
    const { answer } = await world.call(estimateCampaign, input, owner.access);

    expect(created.answer.operator_models).toEqual(ids);
    expect(answer).toMatchObject({ answers_first_run: 4, credits_first_run: 0 });
  });
});

describe("what they answer", () => {
  const ask = (workspaceId: string, assistant: string, question: string, queueOrder = 0) =>
    demoAsked.announce(world.tools, { ...placeOfJob({ workspaceId }), assistant, question, queueOrder });

  test("comes in the workspaces of demos alone", async () => {
    await expect(ask(otherId, "demo-recent", "Best desk lamps")).rejects.toMatchObject({ kind: "rejected" });
    await expect(ask(demoId, "demo-nobody", "Best desk lamps")).rejects.toMatchObject({ kind: "rejected" });
  });

  test("rests on what the fictional web says, and without a search on nothing that can be cited", async () => {
    world.stopClock();
    const question = "Best desk lamps for a home office";
    // Now and then they refuse or fail, so that some are asked until there is an answer.
    const answerOf = async (assistant: string) => {
      const replies = await Promise.allSettled(
        [0, 1, 2, 3, 4, 5].map((order) => ask(demoId, assistant, question, order)),
      );
      return replies.flatMap((reply) => (reply.status === "fulfilled" ? reply.value : []))[0];
    };

    const [searching, again] = [await answerOf("demo-reviews"), await answerOf("demo-reviews")];
    const remembering = await answerOf("demo-memory");

    expect(searching).toMatchObject({
      searched: true,
      model_id: "demo-reviews-1",
      search_queries: [question],
    });
    expect(searching?.text).toContain("[1]");
    expect(searching?.sources.every(({ url }) => new URL(url).host.endsWith(".example"))).toBe(true);
    expect({ ...again, latencyMs: 0 }).toEqual({ ...searching, latencyMs: 0 });
    expect(remembering).toMatchObject({ searched: false, sources: [], searches: [] });
    expect(remembering?.text).not.toMatch(/\[\d\]/);
  });
});
