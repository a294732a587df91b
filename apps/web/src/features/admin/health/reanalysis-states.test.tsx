import {
  cancelReanalysis,
  getReanalysis,
  type Reanalysis,
  startReanalysis,
} from "@citelens/contract/platform/reanalysis";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, failure, test } from "../superuser.test-helper.ts";

const waiting: Reanalysis = { version: 4, outdated: 123_456, run: null };
const run = {
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6",
  status: "RUNNING",
  total: 123_456,
  analysed: 0,
  started_at: new Date().toISOString(),
  finished_at: null,
} as const;
const running: Reanalysis = { ...waiting, run };

function cardOf(page: AppPage): ElementLocator {
  return page.getByRole("region", { name: "Analysis of stored answers" });
}

/** Gives a reason, without which nothing is done. */
async function confirm(page: AppPage, act: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: act }).click();
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("A better analysis");
  await dialog.getByRole("button", { name: act }).click();
}

test("a superuser sees that every answer is read by the current analysis", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getReanalysis, { ...waiting, outdated: 0 });
  await page.goto("/admin/system");

  const card = cardOf(page);
  await expect(card).toContainText("Every stored answer was read by the current analysis");
  await expect(card.getByRole("button", { name: "Analyse again" })).toBeDisabled();
});

test("a superuser has outdated answers analysed again, and watches it", async ({
  rootPage: page,
  server,
}) => {
  server.answer(getReanalysis, waiting);
  server.answer(startReanalysis, () => {
    server.answer(getReanalysis, running);
    return running;
  });
  page.startClock();
  await page.goto("/admin/system");
  const card = cardOf(page);

  await expect(card).toContainText("123,456 stored answers were read by an older analysis than version 4.");
  await card.getByRole("button", { name: "Analyse again" }).click();
  await confirm(page, "Analyse Again");
  await expect(card).toContainText("0 of 123,456 answers are analysed again.");

  server.answer(getReanalysis, { ...waiting, run: { ...run, analysed: 61_728 } });
  await page.fastForward(2_000);
  await expect(card).toContainText("61,728 of 123,456 answers are analysed again.");
  await expect(card.getByRole("meter", { name: "Answers analysed again" })).toHaveAttribute(
    "aria-valuenow",
    "50",
  );
  await expectNoAxeViolations();
});

test("a superuser cancels the analysis of stored answers, and reads what it has done", async ({
  rootPage: page,
  server,
}) => {
  const finished_at = new Date().toISOString();
  server.answer(getReanalysis, running);
  server.answer(cancelReanalysis, () => {
    const cancelled = { ...run, status: "CANCELLED", analysed: 23_456, finished_at } as const;
    const state = { ...waiting, outdated: 100_000, run: cancelled };
    server.answer(getReanalysis, state);
    return state;
  });
  await page.goto("/admin/system");
  const card = cardOf(page);
  await card.getByRole("button", { name: "Cancel" }).click();
  await confirm(page, "Stop");
  await expect(card).toContainText("Cancelled");
  await expect(card).toContainText("23,456 of 123,456 answers.");
  await expect(card.getByRole("button", { name: "Analyse again" })).toBeEnabled();

  const done = { ...run, status: "DONE", analysed: 123_454, finished_at } as const;
  server.answer(getReanalysis, { ...waiting, outdated: 2, run: done });
  await page.reload();
  await expect(card).toContainText("2 stored answers were read by an older analysis than version 4.");
  await expect(card).toContainText("What could not be analysed is named below, among the failed items.");
});

test("an error of the analysis of stored answers says so, and can be tried again", async ({
  rootPage: page,
  server,
}) => {
  server.fail(getReanalysis);
  server.fail(startReanalysis);
  await page.goto("/admin/system");
  const card = cardOf(page);
  await expect(card.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Analyse again" })).toBeDisabled();

  server.answer(getReanalysis, waiting);
  await card.getByRole("button", { name: "Retry" }).click();
  await expect(card).toContainText("123,456 stored answers were read by an older analysis");
  await card.getByRole("button", { name: "Analyse again" }).click();
  await confirm(page, "Analyse Again");
  await expect(page.getByText(failure)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("button", { name: "Analyse again" })).toBeEnabled();
});
