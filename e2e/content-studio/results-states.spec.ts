import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { knownReadiness, knownSections, knownSimulation, knownText, resultIds } from "./known-results.ts";
import { answerKnownResults, rail, resultCalls, resultsAddress, sectionCard } from "./results.ts";

const sectionCall = "**/optimizations/*/sections/*/";
const failure = "The server encountered an error. Please try again later.";

test("a text that is not done says where it stands, and one that is not there that it is not", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  const working = { progress: { step: "SOURCES", done: 3, of: 8 }, finished: null } as const;
  const failed = {
    reason: "PAGE_CLOSED",
    seen: "Its robots.txt keeps us out.",
    remedy: "Let us in.",
  } as const;
  for (const [fields, says, link, path] of [
    [{ status: "DRAFT" }, "This is a draft", "Go on with the draft", "edit"],
    [{ status: "GATHERING", ...working }, "Read the cited pages, 3 of 8 pages.", "Follow it", "generating"],
    [{ status: "FAILED", failure: failed }, "Let us in.", "See what happened", "generating"],
    [{ status: "CANCELED" }, "nothing was charged", "Open it again", "edit"],
  ] as const) {
    await page.unroute(resultCalls);
    await answerKnownResults(page, { "/": knownText(fields) });
    await page.goto(resultsAddress(workspace));
    const content = page.locator("#content");
    await expect(content).toContainText(says);
    await expect(content.getByRole("link", { name: link })).toHaveAttribute(
      "href",
      `/workspaces/${workspace.id}/optimization/${resultIds.text}/${path}`,
    );
  }
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);

  await page.unroute(resultCalls);
  await page.goto(resultsAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such text");
  await expect(
    page.locator("#content").getByRole("link", { name: "Content Studio", exact: true }),
  ).toHaveAttribute("href", /optimization\/campaigns$/);
});

test("it says that it loads, why it failed, and tries again, each part for itself", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  const held = hold();
  await page.route(resultCalls, async (route) => {
    await held.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.clock.install();
  await page.goto(resultsAddress(workspace, `${resultIds.text}`));
  await expect(page.getByRole("status", { name: "Loading the text" })).toBeVisible();
  held.release();
  await skipWaitsFor(page, page.getByText(failure));

  await page.unroute(resultCalls);
  await page.route(resultCalls, (route) => route.fulfill({ status: 500, json: {} }));
  await page.route(/\/optimizations\/[^/]+\/$/, (route) => route.fulfill({ json: knownText() }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(knownText().title);
  await skipWaitsFor(page, page.getByText(failure));
  await rail(page).getByRole("tab", { name: "Simulator" }).click();
  await skipWaitsFor(page, rail(page).getByText(failure));

  await answerKnownResults(page);
  await rail(page).getByRole("button", { name: "Retry" }).click();
  await expect(rail(page).getByText("2 questions of 1 target query")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(sectionCard(page, "Care")).toBeVisible();
});

test("what is empty teaches what would be there", async ({ signedInPage: page, workspace }) => {
  test.slow();
  await answerKnownResults(page, {
    "/": knownText({
      ...{ page_url: null, kind: "NEW", gaps: [], sources: [], notices: [], claims_open: 0 },
      ...{ score_before: null, readiness_before: null, queries: [{ text: "shoes", query_id: null }] },
      readiness_after: { ...knownReadiness(30, 21), is_capped: true },
      score_after: 30,
    }),
    "/sections/": [],
    "/simulations/": [],
    "/revisions/": [],
  });
  await page.goto(resultsAddress(workspace));
  await expect(page.getByRole("heading", { name: "The text has no sections" })).toBeVisible();
  await expect(page.locator("#content").getByText("New page")).toBeVisible();
  await expect(rail(page)).toContainText("Held at 30 at most");
  await expect(rail(page)).toContainText("An author is namedThere is no page to look at yet.Not known");
  await expect(rail(page)).toContainText("(5 points) are out of the denominator");
  for (const [tab, says] of [
    ["Claims", "No sentence of the text is a claim"],
    ["Sources", "No answer of the last 90 days cites a page for these queries"],
    ["Simulator", "Nothing was simulated yet"],
  ] as const) {
    await rail(page).getByRole("tab", { name: tab }).click();
    await expect(rail(page)).toContainText(says);
  }
  await page.getByRole("button", { name: "Revisions" }).click();
  await expect(page.getByRole("dialog").getByText("Nothing was changed yet")).toBeVisible();
  await expectNoAxeViolations(page);
});

/** Opens the editor of the first section and types. */
async function typeText(page: Page, text: string): Promise<void> {
  const card = sectionCard(page, "Shoes for rain");
  await card.getByRole("button", { name: "Edit" }).click();
  await card.getByLabel("Text of Shoes for rain").fill(text);
}

test("what could not be saved stays, is saved by another try, and is not left behind unasked", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  await answerKnownResults(page);
  await page.route(sectionCall, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(resultsAddress(workspace));
  await typeText(page, "Typed.");

  const card = sectionCard(page, "Shoes for rain");
  await expect(card.getByText(`Could not save: ${failure}`)).toBeVisible();
  await card.getByRole("button", { name: "Done" }).click();
  await expect(card.getByLabel("Text of Shoes for rain")).toHaveValue("Typed.");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("A section could not be saved yet.")).toBeVisible();
  await rail(page).getByRole("tab", { name: "Claims" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sources" }).click();
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(leaving).toContainText("What was typed last could not be saved.");
  await expectNoAxeViolations(page);
  await leaving.getByRole("button", { name: "Cancel" }).click();

  const sent: unknown[] = [];
  await page.unroute(sectionCall);
  await page.route(sectionCall, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { ...knownSections()[0], markdown: "Typed.", revision: 3 } });
  });
  await card.getByRole("button", { name: "Retry" }).click();
  await expect(card.getByText("Saved", { exact: true })).toBeVisible();
  expect(sent).toEqual([{ markdown: "Typed.", revision: 2 }]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sources" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sources");
});

test("of a section that was edited elsewhere both texts are shown, and one is chosen", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  const [first, ...others] = knownSections();
  if (!first) throw new Error("There is a first section.");
  const theirs: OptimizationSection = { ...first, markdown: "Theirs.", revision: 3 };
  const sent: unknown[] = [];
  for (const choice of ["Keep mine", "Take theirs"]) {
    await page.unroute(resultCalls);
    const answers: Record<string, unknown> = { "/sections/": knownSections() };
    await answerKnownResults(page, answers);
    await page.route(sectionCall, (route) => {
      const body = route.request().postDataJSON() as { readonly markdown: string; readonly revision: number };
      sent.push(body);
      answers["/sections/"] = [theirs, ...others];
      if (body.revision === 3) return route.fulfill({ json: { ...first, ...body, revision: 4 } });
      const detail = "This section was edited elsewhere meanwhile. Load it again to see what changed.";
      return route.fulfill({ status: 409, json: { code: "EDITED_ELSEWHERE", detail } });
    });
    await page.goto(resultsAddress(workspace));
    await typeText(page, "Mine.");

    const card = sectionCard(page, "Shoes for rain");
    await expect(card.getByText("This section was edited elsewhere meanwhile")).toBeVisible();
    await expect(card.getByText("Theirs.", { exact: true })).toBeVisible();
    await expect(card.getByLabel("My text of Shoes for rain")).toHaveValue("Mine.");
    await expectNoAxeViolations(page);
    await card.getByRole("button", { name: choice }).click();
    const isMine = choice === "Keep mine";
    await expect(card.getByLabel("Text of Shoes for rain")).toHaveValue(isMine ? "Mine." : "Theirs.");
    if (isMine) await expect(card.getByText("Saved", { exact: true })).toBeVisible();
    await card.getByRole("button", { name: "Done" }).click();
    await expect(card.getByRole("button", { name: "Edit" })).toBeVisible();
    await page.unroute(sectionCall);
  }
  expect(sent).toEqual([
    { markdown: "Mine.", revision: 2 },
    { markdown: "Mine.", revision: 3 },
    { markdown: "Mine.", revision: 2 },
  ]);
});

test("words that a decision takes out come back by Undo", async ({ signedInPage: page, workspace }) => {
  const sent: unknown[] = [];
  const [first] = knownSections();
  if (!first) throw new Error("There is a first section.");
  await answerKnownResults(page);
  await page.route(sectionCall, (route) => {
    sent.push(route.request().postDataJSON());
    const json = { ...first, state: "KEPT_OLD", markdown: first.old_markdown, revision: 2 + sent.length };
    return route.fulfill({ json });
  });
  await page.goto(resultsAddress(workspace));

  await sectionCard(page, "Shoes for rain").getByRole("button", { name: "Keep old" }).click();
  await expect(page.getByText("What was edited here is taken out of the text")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { state: "KEPT_OLD", revision: 2 },
      { markdown: first.markdown, revision: 3 },
    ]);
});

test("a simulation is followed by its events, and says why there is no rate", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  const running = knownSimulation({ status: "READING", finished: null, rivals: null, result: null });
  const done = knownSimulation();
  const answers: Record<string, unknown> = { "/simulations/": [running] };
  await answerKnownResults(page, answers);
  const held = hold();
  await page.route("**/simulations/*/events/", async (route) => {
    await held.until;
    answers["/simulations/"] = [done];
    const body = `event: simulation\ndata: ${JSON.stringify(done)}\n\n`;
    await route.fulfill({ contentType: "text/event-stream", body });
  });
  await page.goto(`${resultsAddress(workspace)}?tab=simulator`);
  await expect(rail(page).getByText("Reading the pages that answers cite")).toBeVisible();
  await expect(rail(page).getByRole("button", { name: /^Simulate/ })).toHaveCount(0);
  held.release();
  await expect(rail(page).getByText("2 questions of 1 target query")).toBeVisible();

  const { result } = done;
  if (!result) throw new Error("It has a result.");
  const thin = { hits: 1, rate: null, interval: null };
  const arm = { retrieved: thin, cited: thin, cited_in_draws: null };
  for (const [changed, says] of [
    [
      {
        ...{ is_current: false, problem: "Too few rivals read", rivals: { cited: 4, read: 1 } },
        result: { ...result, old: arm, draft: arm, stuffing: null },
      },
      ["Too few rivals read", "1 of 4 pages that answers cite could be read", "The text has changed since"],
    ],
    [{ status: "FAILED", result: null, problem: "Something went wrong." }, ["The simulation failed"]],
  ] as const) {
    answers["/simulations/"] = [{ ...done, ...changed }];
    await page.reload();
    for (const sentence of says) await expect(rail(page)).toContainText(sentence);
    await expect(rail(page).getByRole("button", { name: "Simulate again" })).toBeVisible();
    await expect(rail(page)).not.toContainText(" %");
  }
  await expectNoAxeViolations(page);
});
