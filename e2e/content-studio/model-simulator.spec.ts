import type { SimulationEstimate } from "@citelens/contract/content/preference-fields";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import { knownEstimate, knownModelSimulation, knownReplies } from "./known-preference.ts";
import { answerKnownResults, rail, resultsAddress } from "./results.ts";

interface Choice {
  readonly operator_models?: readonly string[];
  readonly repeats: number;
}

/** Counts as the server does: one query, two arms. */
async function answerEstimates(page: Page, fixed?: Partial<SimulationEstimate>): Promise<void> {
  await page.route("**/simulations/estimate/", (route) => {
    const { operator_models: models = [], repeats } = route.request().postDataJSON() as Choice;
    const asks = 2 * models.length * repeats;
    const counted = asks === 0 ? {} : { asks, credits: 5 * asks, problem: null };
    return route.fulfill({ json: knownEstimate({ ...counted, ...fixed }) });
  });
}

test("models are chosen with what they cost, asked before everyone's eyes, and each figure leads to its replies", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  const running = knownModelSimulation({
    ...{ status: "ASKING", finished: null, preference: null, credits: 35 },
    progress: { done: 7, of: 40 },
  });
  const done = knownModelSimulation();
  const answers: Record<string, unknown> = { "/simulations/": [] };
  await answerKnownResults(page, answers);
  await answerEstimates(page);
  const held = hold();
  await page.route("**/simulations/", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    answers["/simulations/"] = [running];
    return route.fulfill({ status: 201, json: running });
  });
  await page.route("**/simulations/*/events/", async (route) => {
    await held.until;
    answers["/simulations/"] = [done];
    const body = `event: simulation\ndata: ${JSON.stringify(done)}\n\n`;
    await route.fulfill({ contentType: "text/event-stream", body });
  });
  await page.route("**/simulations/*/replies/*", (route) => route.fulfill({ json: knownReplies() }));
  await page.goto(`${resultsAddress(workspace)}?tab=simulator`);
  const panel = rail(page);

  await panel.getByRole("button", { name: "AI models" }).click();
  await expect(panel.getByText("Choose a model.")).toBeVisible();
  await expect(panel.getByRole("checkbox", { name: "Gemini" })).toBeDisabled();
  await expect(panel.getByRole("button", { name: "Ask the models" })).toBeDisabled();
  await panel.getByRole("checkbox", { name: "ChatGPT" }).check();
  await expect(panel.getByText("10 asks, 50 credits; 1,240 left")).toBeVisible();
  await expect(
    panel.getByText(
      "Simulated: these documents were put into the model's context. It tells which one ChatGPT prefers once it has them, not whether it would find your page.",
    ),
  ).toBeVisible();
  await panel.getByRole("checkbox", { name: "Claude" }).check();
  await panel.getByRole("combobox", { name: "Repeats of each question" }).selectOption("10 repeats");
  await panel.getByRole("switch", { name: "Mask brands" }).click();
  await expect(panel.getByText("40 asks, 200 credits; 1,240 left")).toBeVisible();
  await expectNoAxeViolations(page);
  const started = page.waitForRequest(
    (request) => /\/simulations\/$/.test(request.url()) && request.method() === "POST",
  );
  await panel.getByRole("button", { name: "Ask the models" }).click();

  expect((await started).postDataJSON()).toEqual({
    ...{ kind: "model", operator_models: ["chatgpt", "claude"], repeats: 10, masked: false },
  });
  await expect(panel.getByText("7 of 40 asks over, 35 credits used")).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Ask the models/ })).toHaveCount(0);
  held.release();

  const all = panel.getByRole("table", { name: "All models" });
  await expect(all).toContainText("+65");
  await expect(all).toContainText("Moved up");
  await expect(all).toContainText("Within noise");
  await expect(all).toContainText("16 of 20");
  await expect(panel.getByText("Beta as Brand A, Northwind as Brand B")).toBeVisible();
  await expect(panel.getByText("light shoes for long hikes").first()).toBeVisible();
  await panel.getByRole("button", { name: /^shoes for rain.*ChatGPT/ }).click();
  const replies = panel.getByRole("list", { name: "Replies" });
  await expect(replies).toContainText("Draft at place 2: cites 2, 1");
  await expect(replies).toContainText("They stay dry for nine hours [2].");
  await expect(replies).toContainText("The model declined to answer.");
  await expect(panel.getByRole("button", { name: "Ask the models again" })).toBeVisible();
});

test("figures fit a phone and please axe in both themes", async ({ signedInPage: page, workspace }) => {
  test.slow();
  await answerKnownResults(page, { "/simulations/": [knownModelSimulation({ is_current: false })] });
  await answerEstimates(page);
  await page.route("**/simulations/*/replies/*", (route) => route.fulfill({ json: knownReplies() }));
  await page.setViewportSize(desktop);
  await page.goto(`${resultsAddress(workspace)}?tab=simulator`);
  await expect(rail(page).getByText("The text has changed since")).toBeVisible();
  await rail(page)
    .getByRole("button", { name: /^shoes for rain.*ChatGPT/ })
    .click();
  await expect(rail(page).getByRole("list", { name: "Replies" })).toBeVisible();
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
});

test("it says what a key would add, why nothing can begin, and why one failed", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  const failed = {
    status: "FAILED",
    preference: null,
    credits: 0,
    problem: "The model declined to answer.",
  } as const;
  const answers: Record<string, unknown> = { "/simulations/": [knownModelSimulation(failed)] };
  await answerKnownResults(page, answers);
  for (const [fixed, says] of [
    [{ models: [], problem: "NO_MODEL" }, "No AI model is configured"],
    [{ problem: "NO_RIVALS" }, "there is nothing to compare with"],
    [{ asks: 480, problem: "TOO_MANY_ASKS" }, "at most 400 times"],
    [{ asks: 100, credits: 500, problem: "NOT_ENOUGH_CREDITS" }, "Get credits"],
  ] as const) {
    await page.unroute("**/simulations/estimate/");
    await answerEstimates(page, { ...fixed, models: "models" in fixed ? [] : knownEstimate().models });
    await page.goto(`${resultsAddress(workspace)}?tab=simulator`);
    await expect(rail(page)).toContainText("The model declined to answer.");
    await expect(rail(page)).toContainText(says);
    if (fixed.problem !== "NO_MODEL")
      await expect(rail(page).getByRole("button", { name: "Ask the models again" })).toBeDisabled();
  }
  await expectNoAxeViolations(page);

  await page.unroute("**/simulations/estimate/");
  await page.route("**/simulations/estimate/", (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.install();
  await page.reload();
  await skipWaitsFor(page, rail(page).getByRole("button", { name: "Retry" }));
});
