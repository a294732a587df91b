import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { knownOptimization } from "./known-optimization.ts";
import { knownText } from "./known-results.ts";
import { answerKnownResults, resultsAddress } from "./results.ts";
import { answerOne, studioAddress } from "./studio.ts";

const summary: OptimizationSummary = {
  writer: { model: "openai/gpt-test", credits: 500 },
  ...{ drafts: 1, working: 0, failed: 0, unapproved: 0, with_open_claims: 0, approved: 0, published: 0 },
  last_published: [],
};
const button = "Write with gpt-test: 500 credits";

/** As where a model is configured; the server under test has none. */
async function answerWriter(page: Page): Promise<void> {
  await page.route("**/optimization-summary/", (route) => route.fulfill({ json: summary }));
}

test("a form offers a text by the configured model with its price and what is left, and a refusal loses nothing", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerWriter(page);
  await page.goto(studioAddress(workspace, "create"));
  await page.getByRole("radio", { name: /New/ }).check();
  await page.getByLabel("Query", { exact: true }).fill("Which desk is best?");
  await page.keyboard.press("Enter");

  const form = page.getByRole("form", { name: "Brief" });
  await expect(form.getByText("Free: a brief is no article.")).toBeVisible();
  await expect(form.getByText(/credits left/)).toBeVisible();
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  const asked = page.waitForRequest(/\/generate\/$/);
  await form.getByRole("button", { name: button }).click();

  expect((await asked).postDataJSON()).toEqual({ mode: "FULL" });
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "No AI model is configured, so a brief can be made, and no text.",
  );
  await expect(page).toHaveURL(/optimization\/[0-9a-f-]+\/edit$/);
  await expect(page.getByText("Which desk is best?")).toBeVisible();
});

test("without a model the form says that it makes a brief", async ({ signedInPage: page, workspace }) => {
  await page.goto(studioAddress(workspace, "create"));

  await expect(page.getByText("No AI model is configured: this is a brief, not an article.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Write with/ })).toHaveCount(0);
});

test("a text that is written counts its sections, and one that failed says what it would cost again", async ({
  signedInPage: page,
  workspace,
}) => {
  const working = knownOptimization({
    mode: "FULL",
    status: "WRITING",
    progress: { step: "SECTIONS", done: 3, of: 9 },
  });
  await answerOne(page, working);
  await page.goto(studioAddress(workspace, `${working.id}/generating`));
  await expect(page.getByText("3 of 9 sections")).toBeVisible();
  await expectNoAxeViolations(page);

  await page.unroute(`**/optimizations/${working.id}/`);
  await answerOne(page, {
    ...working,
    status: "FAILED",
    progress: null,
    failure: {
      reason: "MODEL_REFUSED",
      seen: "The model would rather not write “Care”.",
      remedy: "Choose other queries or notes, and try again.",
    },
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "The text could not be made" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Write it: 500 credits" })).toBeVisible();
});

test("a brief offers to be written on, and says why a model has not", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerWriter(page);
  const failure = {
    reason: "MODEL_FAILED",
    seen: "The model did not answer, though it was asked several times.",
    remedy: "Try again in a while; nothing was charged.",
  } as const;
  await answerKnownResults(page, { "/": knownText({ failure }) });
  await page.goto(resultsAddress(workspace));

  await expect(page.getByText("This is a brief, not an article.")).toBeVisible();
  await expect(page.getByText(failure.seen)).toBeVisible();
  await expect(page.getByRole("button", { name: button })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  await answerKnownResults(page, { "/": knownText({ approved_at: "2026-11-20T12:00:00.000Z" }) });
  await page.reload();
  await expect(page.getByText("This is a brief, not an article.")).toBeVisible();
  await expect(page.getByRole("button", { name: button })).toHaveCount(0);
});
