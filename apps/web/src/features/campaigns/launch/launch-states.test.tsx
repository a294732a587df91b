import { getCampaign } from "@citelens/contract/visibility/campaigns";
import { listConversations } from "@citelens/contract/visibility/conversations";
import { listRuns, type RunProgress, watchRun } from "@citelens/contract/visibility/runs";
import { vi } from "vitest";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { campaignOf } from "../campaigns.test-helper.ts";

test("a launch is followed until its answers are opened", async ({ page, server, workspace }) => {
  const campaign = campaignOf(server, { name: "Autumn" });
  server.answer(getCampaign, campaign);
  const { results } = server.sample(listRuns);
  const [sample] = results;
  const [model] = sample?.models ?? [];
  if (!sample || !model) throw new Error("A sample of a list has one entry.");
  const counts = { total: 20, ok: 0, refused: 0, failed: 0, problem: null };
  let run: RunProgress = {
    ...sample,
    status: "RUNNING",
    answers_total: 40,
    credits_used: 55,
    answers_ok: 11,
    answers_refused: 0,
    answers_failed: 1,
    models: [
      { ...model, ...counts, id: "chatgpt", display_name: "ChatGPT", ok: 11, failed: 1 },
      {
        ...model,
        ...counts,
        id: "claude",
        display_name: "Claude",
        problem: "The provider asks us to wait a minute.",
      },
    ],
  };
  server.answer(listRuns, () => ({ count: 1, next: null, previous: null, results: [run] }));
  server.fail(watchRun, 503); // then the page asks again and again
  server.answer(listConversations, { count: 0, next: null, previous: null, results: [] });
  page.startClock(new Date("2026-11-20T12:00:00Z"));
  let skippedMs = 0; // of the countdown, so that not each of its ticks is waited for
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() + skippedMs);
  const address = `/workspaces/${workspace.id}/insight/${campaign.id}/success`;
  const conversations = `/workspaces/${workspace.id}/insight/conversations`;
  await page.goto(address);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaign Launched Successfully!");
  await expect(page.getByText("Initial results take 2-10 minutes.")).toBeVisible();
  await expect(page.getByText("12 of 40")).toBeVisible();
  await expect(page.getByText("55 credits used · 1 failed")).toBeVisible();
  await expectNoAxeViolations();
  const models = page.getByRole("list", { name: "Answers by AI model" }).getByRole("listitem");
  await expect(models).toHaveText(["ChatGPT12 of 20", "Claude0 of 20The provider asks us to wait a minute."]);
  const step = page.locator("[aria-current=step]");
  await expect(step).toContainText("Data Collection");
  const message = page.locator("[aria-live=off]");
  const before = (await message.textContent()) ?? "";
  await page.fastForward(4_000);
  await expect(message).not.toHaveText(before);

  run = { ...run, answers_ok: 39 };
  await page.fastForward(2_500);
  await expect(step).toContainText("AI Analysis");
  run = { ...run, status: "DONE" };
  await page.fastForward(2_500);
  await expect(page.getByText("The first run is complete.")).toBeVisible();
  await expect(page.getByText("Report Generation, done")).toBeVisible();
  await expect(page.getByRole("link", { name: "View conversations now" })).toHaveAttribute(
    "href",
    conversations,
  );
  await expect(page.getByRole("timer")).toHaveText(/^The conversations open in \d\d seconds\.$/);

  skippedMs += 100_000;
  await page.fastForward(1_000);
  await expect(page).toHaveURL(conversations);
  await page.goto(address);
  await page.getByRole("button", { name: "Stay on this page" }).click();
  skippedMs += 100_000;
  await page.fastForward(1_000);
  await expect(page.getByRole("timer")).toHaveText("This page stays open.");
  await expect(page).toHaveURL(address);
});

test("the page of a launch leads on from a draft, and says that there is no such campaign", async ({
  page,
  server,
  workspace,
}) => {
  const campaign = campaignOf(server, { name: "Autumn", status: "DRAFT" });
  server.answer(getCampaign, campaign);
  const address = `/workspaces/${workspace.id}/insight/${campaign.id}/success`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This campaign has not been launched yet");
  await expect(page.getByRole("link", { name: "Edit Autumn" })).toBeVisible();

  server.refuse(getCampaign, "NOT_FOUND");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This campaign does not exist");
});
