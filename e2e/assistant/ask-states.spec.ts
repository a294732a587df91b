import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { expect } from "@playwright/test";
import { knownSections, resultIds } from "../content-studio/known-results.ts";
import { answerKnownResults, resultsAddress } from "../content-studio/results.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { test } from "../support/test.ts";
import { fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import {
  answerAssistant,
  askButton,
  askInPanel,
  type Known,
  openPanel,
  openThread,
  overviewAddress,
  panel,
} from "./assistant.ts";
import {
  asked,
  doneParts,
  doneReply,
  ids,
  knownProposal,
  knownQuestion,
  knownReply,
  sourcesTool,
  withoutModel,
} from "./known-assistant.ts";

test("a thread shows shapes while it loads, offers Retry where it fails, and says that it is gone", async ({
  signedInPage: page,
  workspace,
}) => {
  const messagesCall = /\/assistant\/threads\/[^/]+\/messages\/$/;
  await answerAssistant(page, { messages: [knownQuestion(), doneReply(workspace.id)] });
  const held = hold();
  await page.route(messagesCall, async (route) => {
    await held.until;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.clock.install();
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByRole("status", { name: "Loading the thread" })).toBeVisible();
  held.release();
  await skipWaitsFor(page, shown.getByRole("button", { name: "Retry" }));
  await expectNoAxeViolations(page);

  await page.unroute(messagesCall);
  await page.route(messagesCall, (route) =>
    route.fulfill({ status: 404, json: { detail: "Not found.", code: "NOT_FOUND" } }),
  );
  await shown.getByRole("button", { name: "Retry" }).click();
  await expect(shown.getByRole("heading", { name: "This thread does not exist any more" })).toBeVisible();
  await shown.getByRole("button", { name: "New thread" }).last().click();
  await expect(shown.getByRole("list", { name: "First questions" })).toBeVisible();
});

for (const [what, refusal, link] of [
  [
    "without credits",
    {
      status: 402,
      json: {
        detail: "There are not enough credits left for this. See Plan & Billing for how to get more.",
        code: "NOT_ENOUGH_CREDITS",
      },
    },
    1,
  ],
  [
    "while another reply is written",
    {
      status: 409,
      json: {
        detail: "A reply is being written. Wait until it has ended, or stop it.",
        code: "REPLY_RUNNING",
      },
    },
    0,
  ],
] as const) {
  test(`a question that is refused ${what} says so, and its words stay`, async ({
    signedInPage: page,
    workspace,
  }) => {
    let begun = 0;
    await answerAssistant(page, {});
    await page.route(/\/assistant\/threads\/$/, (route) => {
      begun += 1;
      return route.fallback();
    });
    await page.route(/\/assistant\/threads\/[^/]+\/messages\/$/, (route) =>
      route.request().method() === "POST" ? route.fulfill(refusal) : route.fallback(),
    );
    await page.goto(overviewAddress(workspace));
    const shown = await openPanel(page);
    for (const _ of [1, 2]) {
      await askInPanel(page, asked);
      await expect(shown.getByRole("alert")).toContainText(refusal.json.detail);
      await expect(shown.getByLabel("Your question")).toHaveValue(asked);
    }
    expect(begun, "threads for two attempts").toBe(1);
    const getCredits = shown.getByRole("alert").getByRole("link", { name: "Get credits" });
    await expect(getCredits).toHaveCount(link);
    await expectNoAxeViolations(page);
    await shown.getByRole("button", { name: "Dismiss" }).click();
    await expect(shown.getByRole("alert")).toHaveCount(0);
  });
}

test("without a model it says that things are looked up, what a model would add, and shows what was found unfolded", async ({
  signedInPage: page,
  workspace,
}) => {
  const found = knownReply({
    ...{ model: null, credits: 0 },
    parts: [{ kind: "tool", tool: sourcesTool(workspace.id) }],
  });
  await answerAssistant(page, { about: withoutModel, messages: [knownQuestion(), found] });
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByText("Lookup, no AI. Free of charge.")).toBeVisible();
  await expect(shown.getByText("38 of 90 answers")).toBeVisible();
  await shown.getByRole("button", { name: "About What an AI model would add" }).click();
  await expect(page.getByText("An AI model would put what it finds into sentences")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a proposal is accepted as of the revision that was read, and what somebody else changed meanwhile is shown first", async ({
  signedInPage: page,
  workspace,
}) => {
  const proposal = knownProposal();
  const sections = knownSections();
  const reply = doneReply(workspace.id, {
    parts: [...doneParts(workspace.id), { kind: "proposal", proposal }],
  });
  await answerAssistant(page, { messages: [knownQuestion(), reply] });
  const answers: Record<string, unknown> = { "/sections/": sections };
  await answerKnownResults(page, answers);
  const sent: unknown[] = [];
  await page.route(`**/sections/${resultIds.intro}/`, (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) {
      answers["/sections/"] = sections.map((one) =>
        one.id === resultIds.intro ? { ...one, markdown: "Theirs.", revision: 7 } : one,
      );
      return route.fulfill({
        status: 409,
        json: {
          detail: "This section was edited elsewhere meanwhile. Load it again to see what changed.",
          code: "EDITED_ELSEWHERE",
        },
      });
    }
    const diff = [{ kind: "added", text: proposal.markdown }];
    const accepted = { ...sections[0], markdown: proposal.markdown, revision: 8, state: "EDITED", diff };
    answers["/sections/"] = sections.map((one) => (one.id === resultIds.intro ? accepted : one));
    return route.fulfill({ json: accepted });
  });
  await page.goto(resultsAddress(workspace));
  const card = (await openThread(page, workspace)).getByRole("region", {
    name: "Proposal for Shoes for rain",
  });
  await expect(card.locator("ins")).toContainText("dry for ten hours");
  await expect(card.locator("del")).toContainText("Nine of ten hikers");
  await card.getByRole("button", { name: "Discard" }).click();
  await expect(card.getByText("Discarded")).toBeVisible();
  await card.getByRole("button", { name: "Take it up again" }).click();

  await card.getByRole("button", { name: "Accept" }).click();
  await expect(card.getByRole("alert")).toContainText("This section was edited elsewhere meanwhile.");
  await card.getByRole("button", { name: "Load it again" }).click();
  await expect(card.locator("del")).toContainText("Theirs.");
  await card.getByRole("button", { name: "Accept" }).click();
  await expect(card.getByText("Accepted")).toBeVisible();
  await expect(card.getByRole("button", { name: "Accept" })).toHaveCount(0);
  expect(sent).toEqual([
    { markdown: proposal.markdown, revision: proposal.revision },
    { markdown: proposal.markdown, revision: 7 },
  ]);
  // The page beside it shows the same.
  await expect(page.locator("#content").getByText("dry for ten hours").first()).toBeVisible();
});

test("panel and page please axe in both themes and fit a phone, where the panel covers the page", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  const failed: AssistantMessage = knownReply({
    ...{ id: "c2222222-2222-4222-8222-222222222222", status: "FAILED", failure: "TIMED_OUT", credits: 0 },
    parts: [{ kind: "tool", tool: sourcesTool(workspace.id, "FAILED") }],
  });
  const reply = doneReply(workspace.id, {
    parts: [...doneParts(workspace.id), { kind: "proposal", proposal: knownProposal() }],
  });
  const known: Known = { messages: [knownQuestion(), reply, knownQuestion({ id: ids.older }), failed] };
  await answerAssistant(page, known);
  await answerKnownResults(page);
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByText("Ask for less at once.")).toBeVisible();
  await shown.locator("summary").click();
  await fontsLoaded(page);
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);

  await page.setViewportSize(phone);
  await expectNoAxeViolations(page);
  await shown.getByRole("link", { name: "your sources" }).click();
  await expect(page).toHaveURL(/insight\/sources$/);
  await expect(panel(page)).toBeHidden();
  await expect(askButton(page)).toBeInViewport();
  await expectNoOverflow(page);
});
