import { listRunningCampaigns } from "@citelens/contract/visibility/campaigns";
import { listAnswers, listConversations } from "@citelens/contract/visibility/conversations";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { answerOf, chatgpt, conversationsAddress, openConversation } from "./conversation.test-helper.ts";

const nothing = { count: 0, next: null, previous: null, results: [] };
const failure = "The server encountered an error. Please try again later.";

test("the list says that it loads, why it failed and why it is empty", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listRunningCampaigns, { running_campaigns: [] });
  const release = server.hold(listConversations);
  server.fail(listConversations);
  await page.goto(conversationsAddress(workspace));
  await expect(page.getByRole("status", { name: "Loading conversations" })).toBeVisible();
  release();
  await expect(page.getByText(failure)).toBeVisible();

  server.answer(listConversations, nothing);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New Campaign" })).toHaveAttribute("href", /insight\/create$/);

  await page.getByLabel("Citations").selectOption("Cited");
  await expect(page.getByRole("heading", { name: "No conversations match these filters" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(conversationsAddress(workspace));
  await expect(page.getByLabel("Citations")).toHaveValue("either");
});

test("more than 50 queries have pages, and a filter leads back to the first", async ({
  page,
  server,
  workspace,
}) => {
  const [sample] = server.sample(listConversations).results;
  if (!sample) throw new Error("A sample of a list has one entry.");
  const results = Array.from({ length: 50 }, () => ({ ...sample, id: crypto.randomUUID() }));
  server.answer(listConversations, { ...nothing, count: 69, results });
  await page.goto(conversationsAddress(workspace));
  await expect(page.getByRole("list", { name: "Queries" }).locator("> li")).toHaveCount(50);

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel("Citations").selectOption("Not cited");
  await expect(page).not.toHaveURL(/page=/);
});

test("answers that are on their way are announced above the list, in it and in their conversation", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listRunningCampaigns, {
    running_campaigns: [{ id: workspace.id, name: "Lamps", answers_done: 0, answers_total: 1 }],
  });
  const pending = answerOf(server, chatgpt, { status: "PENDING" });
  const [asked] = server.sample(listConversations).results;
  const [answered] = server.sample(listAnswers).results;
  const [line] = asked?.answers ?? [];
  if (!asked || !line || !answered) throw new Error("A sample of a list has one entry.");
  const { operator_model } = pending;
  const answers = [{ ...line, operator_model, id: pending.id, status: "PENDING" as const }];
  server.answer(listConversations, { ...nothing, count: 1, results: [{ ...asked, answers }] });
  server.answer(listAnswers, {
    ...nothing,
    count: 1,
    count_is_bound: false,
    results: [{ ...answered, operator_model, status: "PENDING" }],
  });

  await openConversation(page, { server, workspace }, [pending]);
  await expect(page.getByText("ChatGPT has not answered yet")).toBeVisible();
  await page.goto(conversationsAddress(workspace));
  await expect(page.getByText("0 of 1 answer so far. The list updates automatically.")).toBeVisible();
  await page.getByRole("link", { name: /ChatGPT/ }).click();
  await expect(page.getByText("ChatGPT has not answered yet")).toBeVisible();
  await page.goto(conversationsAddress(workspace, "?view=answers"));
  await expect(page.getByRole("list", { name: "Answers", exact: true })).toContainText("Pending");
});

test("the list of answers says that it loads, why it failed and why it is empty", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listRunningCampaigns, { running_campaigns: [] });
  const release = server.hold(listAnswers);
  server.fail(listAnswers);
  await page.goto(conversationsAddress(workspace, "?view=answers"));
  await expect(page.getByRole("status", { name: "Loading answers" })).toBeVisible();
  release();
  await expect(page.getByText(failure)).toBeVisible();

  server.answer(listAnswers, { ...nothing, count_is_bound: false });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No answers yet" })).toBeVisible();
  await page.goto(conversationsAddress(workspace, "?view=answers&counted=true"));
  await expect(page.getByRole("heading", { name: "No answers match these filters" })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(conversationsAddress(workspace, "?view=answers"));
});
