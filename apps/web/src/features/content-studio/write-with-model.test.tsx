import {
  createOptimization,
  generateOptimization,
  getOptimization,
  getOptimizationSummary,
  type OptimizationGiven,
} from "@citelens/contract/content/content-studio";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";
import { aBrief, detailsOf, studioAddress } from "./brief.test-helper.ts";
import { aText, resultsAddress } from "./results/text.test-helper.ts";

const button = "Write with gpt-test: 500 credits";

function answerWriter(server: ServerDouble): void {
  const writer = { model: "openai/gpt-test", credits: 500 };
  server.answer(getOptimizationSummary, server.sample(getOptimizationSummary, { writer }));
}

test("a form offers a text by the configured model with its price and what is left, and a refusal loses nothing", async ({
  page,
  server,
  workspace,
}) => {
  answerWriter(server);
  server.answer(createOptimization, ({ body }) => {
    const { queries = [] } = body as OptimizationGiven;
    const draft = aBrief({ kind: "NEW", queries });
    server.answer(getOptimization, detailsOf(draft));
    return draft;
  });
  server.refuse(generateOptimization, "WRITER_MISSING");
  await page.goto(studioAddress(workspace, "create"));
  await page.getByRole("radio", { name: /New/ }).check();
  await page.getByLabel("Query", { exact: true }).fill("Which desk is best?");
  await page.keyboard.press("Enter");

  const form = page.getByRole("form", { name: "Brief" });
  await expect(form.getByText("Free: a brief is no article.")).toBeVisible();
  await expect(form.getByText(/credits left/)).toBeVisible();
  await expectNoAxeViolations();
  await form.getByRole("button", { name: button }).click();

  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "No AI model is configured, so a brief can be made, and no text.",
  );
  expect(server.calls(generateOptimization).map(({ body }) => body)).toEqual([{ mode: "FULL" }]);
  await expect(page).toHaveURL(/optimization\/[0-9a-f-]+\/edit$/);
  await expect(page.getByText("Which desk is best?")).toBeVisible();
});

test("without a model the form says that it makes a brief", async ({ page, workspace }) => {
  await page.goto(studioAddress(workspace, "create"));

  await expect(page.getByText("No AI model is configured: this is a brief, not an article.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Write with/ })).toHaveCount(0);
});

test("a brief offers to be written on, and says why a model has not", async ({ page, server, workspace }) => {
  answerWriter(server);
  const failure = {
    reason: "MODEL_FAILED",
    seen: "The model did not answer, though it was asked several times.",
    remedy: "Try again in a while; nothing was charged.",
  } as const;
  server.answer(getOptimization, aText({ failure }));
  await page.goto(resultsAddress(workspace));

  await expect(page.getByText("This is a brief, not an article.")).toBeVisible();
  await expect(page.getByText(failure.seen)).toBeVisible();
  await expect(page.getByRole("button", { name: button })).toBeVisible();
  await expectNoAxeViolations();

  server.answer(getOptimization, aText({ approved_at: "2026-11-20T12:00:00.000Z" }));
  await page.reload();
  await expect(page.getByText("This is a brief, not an article.")).toBeVisible();
  await expect(page.getByRole("button", { name: button })).toHaveCount(0);
});
