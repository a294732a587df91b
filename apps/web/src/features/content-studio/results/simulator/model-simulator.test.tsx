import {
  estimateSimulation,
  getOptimization,
  listSimulationReplies,
  listSimulations,
  startSimulation,
  watchSimulation,
} from "@citelens/contract/content/content-studio";
import {
  type PreferenceFigure,
  type PreferenceResult,
  preferenceResult,
  type SimulationEstimate,
} from "@citelens/contract/content/preference-fields";
import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { type Changes, changed, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { sampleOf } from "@citelens/contract/test/samples/sample-of";
import { expectNoAxeViolations } from "../../../../../test/components/checks.ts";
import { expect, test } from "../../../../../test/components/page-test.ts";
import { eventStream, type ServerDouble } from "../../../../../test/components/server-double.ts";
import { first, idOf } from "../../brief.test-helper.ts";
import { aSimulation, aText, rail, resultsAddress } from "../text.test-helper.ts";

interface Choice {
  readonly operator_models?: readonly string[];
  readonly repeats: number;
}

function anEstimate(changes: Partial<SimulationEstimate> = {}): SimulationEstimate {
  return sampleAnswer(estimateSimulation, {
    asks: 0,
    credits: 0,
    remaining_credits: 1_240,
    problem: "NO_MODEL_CHOSEN",
    models: [
      { id: "chatgpt", name: "ChatGPT", available: true, credits: 5 },
      { id: "claude", name: "Claude", available: true, credits: 5 },
      { id: "gemini", name: "Gemini", available: false, credits: 10 },
    ],
    ...changes,
  });
}

/** Counts as the server does: one query, two arms. */
function answerEstimates(server: ServerDouble, fixed: Partial<SimulationEstimate> = {}): void {
  server.answer(estimateSimulation, ({ body }) => {
    const { operator_models: models = [], repeats } = body as Choice;
    const asks = 2 * models.length * repeats;
    return anEstimate({ ...(asks > 0 && { asks, credits: 5 * asks, problem: null }), ...fixed });
  });
}

const sample = preferenceResult.parse(sampleOf(preferenceResult));

function aFigure(hits: number, changes: Changes<PreferenceFigure>): PreferenceFigure {
  const { cited } = sample.overall;
  return { ...cited, draft: { ...cited.draft, hits, n: 20, rate: 5 * hits }, ...changes } as PreferenceFigure;
}

function aPreference(): PreferenceResult {
  const ofPairs = { pairs: 20, clusters: 2 };
  const moved = { points: 65, interval: { low: 38.2, high: 91.8 }, ...ofPairs };
  const noise = { points: 10, interval: { low: -12.5, high: 32.5 }, ...ofPairs };
  const figures = {
    ...sample.overall,
    cited: aFigure(16, { change: moved, verdict: "moved" }),
    first: aFigure(16, { change: noise, verdict: "within_noise" }),
  };
  const chatgpt = { id: "chatgpt", name: "ChatGPT" };
  const question = first(sample.questions);
  const { places } = first(question.models);
  const result = changed(sample, {
    overall: figures,
    masks: [
      { name: "Beta", mask: "Brand A" },
      { name: "Northwind", mask: "Brand B" },
    ],
    models: [
      { ...figures, ...chatgpt },
      { ...figures, id: "claude", name: "Claude" },
    ],
    questions: [{ ...question, text: "shoes for rain", models: [{ id: chatgpt.id, places }] }],
    left_out: [{ text: "light shoes for long hikes", reason: "Fewer than 4 pages are cited for it." }],
  });
  return preferenceResult.parse(result);
}

/** One with models that is done. */
function aModelSimulation(changes: Changes<Simulation> = {}): Simulation {
  const progress = { done: 20, of: 20 };
  return aSimulation({ kind: "model", result: null, preference: aPreference(), progress, ...changes });
}

test("models are chosen with what they cost, asked before everyone's eyes, and each figure leads to its replies", async ({
  page,
  server,
  workspace,
}) => {
  const running = aModelSimulation({
    status: "ASKING",
    preference: null,
    credits: 35,
    progress: { done: 7, of: 40 },
  });
  const done = aModelSimulation();
  const reply = { ...first(server.sample(listSimulationReplies)), operator_model: "chatgpt", question: 0 };
  server.answer(getOptimization, aText());
  server.answer(listSimulations, []);
  answerEstimates(server);
  server.answer(startSimulation, () => {
    server.answer(listSimulations, [running]);
    return running;
  });
  const release = server.hold(watchSimulation);
  server.answer(watchSimulation, () => {
    server.answer(listSimulations, [done]);
    return eventStream([["simulation", done]]);
  });
  server.answer(listSimulationReplies, [
    {
      ...reply,
      id: idOf(1),
      arm: "draft",
      place: 2,
      cited: [2, 1],
      text: "They stay dry for nine hours [2]. Others say a day [1].",
    },
    { ...reply, id: idOf(2), arm: "draft", place: 3, problem: "The model declined to answer." },
  ]);
  await page.goto(resultsAddress(workspace, "?tab=simulator"));
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
  await expectNoAxeViolations();
  await panel.getByRole("button", { name: "Ask the models" }).click();

  await expect(panel.getByText("7 of 40 asks over, 35 credits used")).toBeVisible();
  expect(server.calls(startSimulation).map(({ body }) => body)).toEqual([
    { kind: "model", operator_models: ["chatgpt", "claude"], repeats: 10, masked: false },
  ]);
  await expect(panel.getByRole("button", { name: /^Ask the models/ })).toHaveCount(0);
  release();

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

test("figures say that the text has changed since", async ({ page, server, workspace }) => {
  server.answer(getOptimization, aText());
  server.answer(listSimulations, [aModelSimulation({ is_current: false })]);
  answerEstimates(server);
  await page.goto(resultsAddress(workspace, "?tab=simulator"));
  await expect(rail(page).getByText("The text has changed since")).toBeVisible();
});

test("it says what a key would add, why nothing can begin, and why one failed", async ({
  page,
  server,
  workspace,
}) => {
  const problem = "The model declined to answer.";
  server.answer(getOptimization, aText());
  server.answer(listSimulations, [
    aModelSimulation({ status: "FAILED", preference: null, credits: 0, problem }),
  ]);
  for (const [fixed, says] of [
    [{ models: [], problem: "NO_MODEL" }, "No AI model is configured"],
    [{ problem: "NO_RIVALS" }, "there is nothing to compare with"],
    [{ asks: 480, problem: "TOO_MANY_ASKS" }, "at most 400 times"],
    [{ asks: 100, credits: 500, problem: "NOT_ENOUGH_CREDITS" }, "Get credits"],
  ] as const) {
    answerEstimates(server, { ...fixed, models: "models" in fixed ? [] : anEstimate().models });
    await page.goto(resultsAddress(workspace, "?tab=simulator"));
    await expect(rail(page)).toContainText(problem);
    await expect(rail(page)).toContainText(says);
    if (fixed.problem !== "NO_MODEL")
      await expect(rail(page).getByRole("button", { name: "Ask the models again" })).toBeDisabled();
  }
  await expectNoAxeViolations();
});

test("it tries again where it is not known what the models would cost", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getOptimization, aText());
  server.answer(listSimulations, [aModelSimulation()]);
  server.fail(estimateSimulation);
  await page.goto(resultsAddress(workspace, "?tab=simulator"));
  await expect(rail(page).getByRole("button", { name: "Retry" })).toBeVisible();
});
