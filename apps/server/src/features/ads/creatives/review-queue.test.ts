import * as library from "@citelens/contract/content/ads-library";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { placeOfJob } from "#platform/place.ts";
import { type AdsWorld, type Advertiser, openAdsWorld } from "../ads-world.test-helper.ts";
import { archiveAll } from "../campaigns/end-campaigns.ts";

let open: AdsWorld;
let reviewer: Advertiser;
beforeAll(async () => {
  open = await openAdsWorld();
  reviewer = await open.advertiser();
});
afterAll(() => open.close());

/** A creative that waits, after other words of it were approved. */
async function waiting(of: Advertiser, title: string): Promise<void> {
  const { creative } = await open.running(of, {}, { title: `${title} before` });
  const params = { projectId: of.id, creativeId: creative.id };
  const body = { content: { ...creative.content, title }, version: 1 };
  await open.world.call(library.updateAdCreative, { params, body }, open.root.access);
  await open.world.call(library.submitAdCreative, { params }, open.root.access);
}

async function queue() {
  const params = { projectId: reviewer.id };
  return (await open.world.call(library.listReviewQueue, { params }, open.root.access)).answer;
}

async function statementsOfQueue(): Promise<number> {
  const sent = vi.spyOn(Client.prototype, "query");
  await queue();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}

test("the queue of many takes as many statements as that of one, and shows of each what it replaces", async () => {
  await waiting(await open.advertiser(), "Oak desks");
  const ofOne = await statementsOfQueue();
  for (const title of ["Elm desks", "Ash desks", "Fir desks"]) await waiting(await open.advertiser(), title);

  expect(await statementsOfQueue()).toBe(ofOne);
  expect((await queue()).results).toMatchObject(
    ["Oak desks", "Elm desks", "Ash desks", "Fir desks"].map((title) => ({
      content: { title },
      approved_content: { title: `${title} before` },
      version: 2,
      author: "Ada Example",
      workspace_name: "Example",
    })),
  );
});

test("what waits in a deleted workspace is reviewed by nobody, and keeps nobody from the rest", async () => {
  const before = await queue();
  const gone = await open.advertiser();
  await waiting(gone, "Yew desks");
  const during = await queue();
  await archiveAll(open.world.tools, placeOfJob({ workspaceId: gone.id }));
  await open.world.postgres.pool.query("update workspaces set deleted_at = now() where id = $1", [gone.id]);

  expect(during.count).toBe(before.count + 1);
  expect(await queue()).toEqual(before);
});
