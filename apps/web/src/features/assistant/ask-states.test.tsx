import { errors } from "@citelens/contract/base/errors";
import { askAssistant, createThread, listMessages } from "@citelens/contract/content/assistant";
import type { EditProposal } from "@citelens/contract/content/assistant-fields";
import {
  getOptimization,
  listSections,
  type SectionChanges,
  updateSection,
} from "@citelens/contract/content/content-studio";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { refusal } from "../../../test/components/server-double.ts";
import {
  answerAssistant,
  aQuestion,
  aReply,
  asked,
  askInPanel,
  doneReply,
  openPanel,
  openThread,
  overviewAddress,
  sourcesTool,
  withModel,
} from "./assistant.test-helper.ts";

test("a thread shows shapes while it loads, offers Retry where it fails, and says that it is gone", async ({
  page,
  server,
  workspace,
}) => {
  answerAssistant(server, {});
  const release = server.hold(listMessages);
  server.fail(listMessages);
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByRole("status", { name: "Loading the thread" })).toBeVisible();
  release();
  await expect(shown.getByRole("button", { name: "Retry" })).toBeVisible();
  await expectNoAxeViolations();

  server.refuse(listMessages, "NOT_FOUND");
  await shown.getByRole("button", { name: "Retry" }).click();
  await expect(shown.getByRole("heading", { name: "This thread does not exist any more" })).toBeVisible();
  await shown.getByRole("button", { name: "New thread" }).last().click();
  await expect(shown.getByRole("list", { name: "First questions" })).toBeVisible();
});

for (const [what, code, links] of [
  ["without credits", "NOT_ENOUGH_CREDITS", 1],
  ["while another reply is written", "REPLY_RUNNING", 0],
] as const) {
  test(`a question that is refused ${what} says so, and its words stay`, async ({
    page,
    server,
    workspace,
  }) => {
    answerAssistant(server, {});
    server.refuse(askAssistant, code);
    await page.goto(overviewAddress(workspace));
    const shown = await openPanel(page);
    for (const _ of [1, 2]) {
      await askInPanel(page, asked);
      await expect(shown.getByRole("alert")).toContainText(errors[code][1]);
      await expect(shown.getByLabel("Your question")).toHaveValue(asked);
    }
    await expect.poll(() => server.calls(askAssistant).length).toBe(2);
    expect(server.calls(createThread).length, "threads for two attempts").toBe(1);
    const getCredits = shown.getByRole("alert").getByRole("link", { name: "Get credits" });
    await expect(getCredits).toHaveCount(links);
    await expectNoAxeViolations();
    await shown.getByRole("button", { name: "Dismiss" }).click();
    await expect(shown.getByRole("alert")).toHaveCount(0);
  });
}

test("without a model it says that things are looked up, what a model would add, and shows what was found unfolded", async ({
  page,
  server,
  workspace,
}) => {
  const found = aReply({
    model: null,
    credits: 0,
    parts: [{ kind: "tool", tool: sourcesTool(workspace) }],
  });
  const about = { ...withModel, model: null, credits: 0 };
  answerAssistant(server, { about, messages: [aQuestion(), found] });
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByText("Lookup, no AI. Free of charge.")).toBeVisible();
  await expect(shown.getByText("38 of 90 answers")).toBeVisible();
  await shown.getByRole("button", { name: "About What an AI model would add" }).click();
  await expect(page.getByText("An AI model would put what it finds into sentences")).toBeVisible();
  await expectNoAxeViolations();
});

test("a proposal is accepted as of the revision that was read, and what somebody else changed meanwhile is shown first", async ({
  page,
  server,
  workspace,
}) => {
  const text = server.sample(getOptimization, { status: "DONE" });
  const section = server.sample(updateSection, {
    heading: "Shoes for rain",
    markdown: "Nine of ten hikers prefer them.",
    revision: 2,
    gap_ids: [],
    changes: [],
    claims: [],
  });
  const proposal: EditProposal = {
    optimization_id: text.id,
    section_id: section.id,
    section_title: section.heading,
    markdown: "Our shoes for rain keep feet dry for ten hours.",
    revision: section.revision,
  };
  answerAssistant(server, {
    messages: [aQuestion(), doneReply(workspace, [{ kind: "proposal", proposal }])],
  });
  server.answer(getOptimization, text);
  server.answer(listSections, [section]);
  server.answer(updateSection, ({ body }) => {
    const { revision } = body as SectionChanges;
    if (revision === 2) {
      server.answer(listSections, [{ ...section, markdown: "Theirs.", revision: 7 }]);
      return refusal("EDITED_ELSEWHERE");
    }
    const accepted = server.sample(updateSection, {
      ...section,
      markdown: proposal.markdown,
      revision: 8,
      state: "EDITED",
      diff: [{ kind: "added", text: proposal.markdown }],
    });
    server.answer(listSections, [accepted]);
    return accepted;
  });
  await page.goto(`/workspaces/${workspace.id}/optimization/campaigns/${text.id}/results`);
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
  expect(server.calls(updateSection).map(({ body }) => body)).toEqual([
    { markdown: proposal.markdown, revision: proposal.revision },
    { markdown: proposal.markdown, revision: 7 },
  ]);
  // The page beside it shows the same.
  await expect(page.locator("#content").getByText("dry for ten hours").first()).toBeVisible();
});

test("a reply that took too long says what to do", async ({ page, server, workspace }) => {
  const failed = aReply({
    status: "FAILED",
    failure: "TIMED_OUT",
    credits: 0,
    parts: [{ kind: "tool", tool: sourcesTool(workspace, "FAILED") }],
  });
  answerAssistant(server, { messages: [aQuestion(), failed] });
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByText("Ask for less at once.")).toBeVisible();
  await expectNoAxeViolations();
});
