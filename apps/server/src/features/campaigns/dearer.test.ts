import type { KeyScope } from "@citelens/contract/base/endpoint";
import { getCampaign, updateCampaign } from "@citelens/contract/visibility/campaigns";
import { createApiKey } from "@citelens/contract/workspaces/api-keys";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";

let open: AnswersWorld;
beforeAll(async () => {
  open = await openAnswersWorld();
  open.answer(usualAnswer);
});
afterAll(() => open.close());

test("a key that may change and not spend lets no running campaign cost more; whoever may spend does", async () => {
  const home = await open.home();
  const campaignId = await home.launch();
  const params = { projectId: home.projectId, campaignId };
  const keyOf = async (scopes: KeyScope[]) =>
    (await home.ask(createApiKey, { body: { name: scopes.join(" "), scopes } })).answer.key;
  const [writer, spender] = [await keyOf(["read", "write"]), await keyOf(["read", "write", "spend"])];
  const change = (body: object, key: string) =>
    open.world.call(updateCampaign, { params, body }, `Api-Key ${key}`);
  const { answer: before } = await home.ask(getCampaign, { params: { campaignId } });
  const asked = before.queries.map(({ text }) => text);

  const refused = [
    await change({ frequency: "DAILY" }, writer),
    await change({ queries: [...asked, "one more"] }, writer),
  ];
  const { answer: kept } = await home.ask(getCampaign, { params: { campaignId } });
  const allowed = [
    await change({ name: "Renamed" }, writer),
    await change({ queries: ["another one alone"] }, writer),
    await change({ frequency: "MONTHLY" }, writer),
    await change({ frequency: "DAILY" }, spender),
  ];

  for (const reply of refused)
    expect(reply).toMatchObject({ status: 403, body: { code: "INSUFFICIENT_SCOPE" } });
  expect(kept).toEqual(before);
  expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
