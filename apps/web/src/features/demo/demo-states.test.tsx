import { listCampaigns } from "@citelens/contract/visibility/campaigns";
import { getDemo } from "@citelens/contract/workspaces/demo";
import { expect, test } from "../../../test/components/page-test.ts";

const running = { project_id: null, status: "filling", progress: 30, day: 27, days: 90 } as const;

test("an empty page offers the demo once its state is known, and follows how it is run", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listCampaigns, server.sample(listCampaigns, { count: 0, results: [] }));
  for (const status of ["none", "filling"] as const) {
    const release = server.hold(getDemo);
    server.answer(getDemo, { ...running, status });
    await page.goto(`/workspaces/${workspace.id}/insight/campaigns`);
    await expect(page.getByRole("link", { name: "Create New Campaign" })).toBeVisible();
    const offer = page.getByRole("button", { name: "Explore with demo data" });
    await expect(offer).toBeHidden();
    release();
    await expect(offer).toBeVisible();
  }
  await expect(page.getByRole("meter", { name: "Demo data" })).toBeVisible();
  await expect(page.getByText("Running the demo: day 27 of 90")).toBeVisible();
});
