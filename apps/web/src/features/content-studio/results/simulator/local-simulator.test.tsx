import { getOptimization, listSimulations, watchSimulation } from "@citelens/contract/content/content-studio";
import { expectNoAxeViolations } from "../../../../../test/components/checks.ts";
import { expect, test } from "../../../../../test/components/page-test.ts";
import { eventStream } from "../../../../../test/components/server-double.ts";
import { aResult, aSimulation, aText, rail, resultsAddress } from "../text.test-helper.ts";

test("a simulation is followed by its events, and says why there is no rate", async ({
  page,
  server,
  workspace,
}) => {
  const done = aSimulation();
  server.answer(getOptimization, aText());
  server.answer(listSimulations, [aSimulation({ status: "READING", result: null })]);
  const release = server.hold(watchSimulation);
  server.answer(watchSimulation, () => {
    server.answer(listSimulations, [done]);
    return eventStream([["simulation", done]]);
  });
  await page.goto(resultsAddress(workspace, "?tab=simulator"));
  await expect(rail(page).getByText("Reading the pages that answers cite")).toBeVisible();
  await expect(rail(page).getByRole("button", { name: /^Simulate/ })).toHaveCount(0);
  release();
  await expect(rail(page).getByText("2 questions of 1 target query")).toBeVisible();

  const thin = { hits: 1, rate: null, interval: null };
  const arm = { retrieved: thin, cited: thin, cited_in_draws: null };
  for (const [changes, says] of [
    [
      {
        is_current: false,
        problem: "Too few rivals read",
        rivals: { cited: 4, read: 1 },
        result: aResult({ old: arm, draft: arm, stuffing: null }),
      },
      ["Too few rivals read", "1 of 4 pages that answers cite could be read", "The text has changed since"],
    ],
    [{ status: "FAILED", result: null, problem: "Something went wrong." }, ["The simulation failed"]],
  ] as const) {
    server.answer(listSimulations, [aSimulation(changes)]);
    await page.reload();
    for (const sentence of says) await expect(rail(page)).toContainText(sentence);
    await expect(rail(page).getByRole("button", { name: "Simulate again" })).toBeVisible();
    await expect(rail(page)).not.toContainText(" %");
  }
  await expectNoAxeViolations();
});
