import { askAssistant, deleteThread, stopReply, watchReply } from "@citelens/contract/content/assistant";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import {
  type AssistantReplies,
  answerAssistant,
  aQuestion,
  aReply,
  askButton,
  asked,
  askInPanel,
  aThread,
  doneReply,
  eventText,
  firstText,
  openPanel,
  openThread,
  overviewAddress,
  panel,
  secondText,
  sourcesTool,
  writing,
} from "./assistant.test-helper.ts";

test("a key opens the panel beside the page, Escape closes it, and the focus goes there and back", async ({
  page,
  server,
  workspace,
}) => {
  answerAssistant(server, {});
  await page.goto(overviewAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(askButton(page)).toHaveAttribute("aria-expanded", "false");
  await askButton(page).focus();
  await page.keyboard.press("k");
  await expect(panel(page).getByLabel("Your question")).toBeFocused();
  await expect(askButton(page)).toHaveAttribute("aria-expanded", "true");

  // The page can still be used.
  await page.getByRole("link", { name: "Sources", exact: true }).click();
  await expect(page).toHaveURL(/insight\/sources$/);
  await expect(panel(page)).toBeVisible();
  await panel(page).getByLabel("Your question").focus();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();

  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page).toHaveURL(/settings/);
  await expect(askButton(page)).toHaveCount(0);
  await expect(page.getByLabel("First name")).toBeVisible();
});

test("a first question is answered while it is written, over a cut, with figures and links that lead somewhere", async ({
  page,
  server,
  workspace,
}) => {
  let release = (): void => undefined;
  const known: AssistantReplies = {
    events: (from) => {
      const whole =
        eventText("tool", 0, sourcesTool(workspace, "RUNNING")) +
        eventText("tool", 1, sourcesTool(workspace)) +
        eventText("delta", 2, { text: firstText });
      // What comes after a cut begins before where it was, as it may.
      const rest =
        eventText("delta", 2 + 10, { text: (firstText + secondText(workspace)).slice(10) }) +
        eventText("end", 999, { message: doneReply(workspace) });
      if (from > 0) return rest;
      release = server.hold(watchReply);
      return `${whole}event: delta\ndata: {"offset"`;
    },
  };
  answerAssistant(server, known);
  page.startClock();
  await page.goto(overviewAddress(workspace));
  const shown = await openPanel(page);
  await shown.getByRole("button", { name: asked }).click();

  await expect(shown.getByText("Sources of the last 30 days")).toBeVisible();
  expect(server.calls(askAssistant).map(({ body }) => body)).toEqual([
    { text: asked, context: { page: "overview", campaign_id: null, optimization_id: null } },
  ]);
  await expect(shown.getByText("Answers cite review.example most")).toBeVisible();
  await expect(shown.getByText("Writing…")).toBeVisible();
  await expect(shown.getByRole("button", { name: "Stop" })).toBeVisible();
  release();
  await page.fastForward(6_000);

  await expect(shown.getByText("gpt-test, 5 credits")).toBeVisible();
  const froms = server.calls(watchReply).map(({ query }) => Number(query.get("from")));
  expect(froms).toEqual([0, 2 + firstText.length]);
  await expect(
    shown.getByRole("status").filter({ hasText: "Reply: Answers cite review.example" }),
  ).toHaveCount(1);
  await expect(shown.getByText(/^Answers cite/)).toHaveCount(1);

  const card = shown.getByRole("group").filter({ hasText: "Sources of the last 30 days" });
  await expect(card.getByText("38 of 90 answers")).toBeHidden();
  await shown.getByRole("button", { name: /^42\s%/ }).click();
  await expect(card.getByText("38 of 90 answers")).toBeVisible();
  await expect(card.locator("summary")).toBeFocused();
  await expect(shown.getByText("99 (not found in what was read)")).toBeVisible();

  const comparison = shown.getByRole("link", { name: "the comparison (review.example)" });
  await expect(comparison).toHaveAttribute("href", "https://review.example/shoes");
  await expect(comparison).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
  await expect(shown.getByText("a stranger", { exact: true })).toBeVisible();
  for (const name of ["a stranger", "this"]) await expect(shown.getByRole("link", { name })).toHaveCount(0);
  await expect(shown.getByRole("img")).toHaveCount(0);
  await expect(shown.locator("b")).toHaveCount(0);
  // Nothing is fetched from anywhere else; the double of the server would refuse what is no operation of it.
  await expect(page.locator("[src*='.example']")).toHaveCount(0);
  await shown.getByRole("link", { name: "your sources" }).click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/insight/sources`);
  await expect(shown.getByText("gpt-test, 5 credits")).toBeVisible();
});

test("a reply goes on after a reload, from its beginning, and can be stopped", async ({
  page,
  server,
  workspace,
}) => {
  const known: AssistantReplies = {
    messages: [aQuestion(), writing],
    events: () => eventText("delta", 0, { text: firstText }),
  };
  answerAssistant(server, known);
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByText("Answers cite review.example most")).toBeVisible();
  await page.reload();
  await openPanel(page);
  await expect(shown.getByText("Answers cite review.example most")).toBeVisible();
  await shown.getByLabel("Your question").fill("Another one");
  await page.keyboard.press("Enter");
  await expect(shown.getByLabel("Your question")).toHaveValue("Another one");

  const stopped = aReply({ status: "STOPPED", parts: [{ kind: "text", text: firstText }] });
  server.answer(stopReply, () => {
    known.messages = [aQuestion(), stopped];
    return stopped;
  });
  await shown.getByRole("button", { name: "Stop" }).click();
  await expect(shown.getByText("Stopped. 5 credits charged, as text had come.")).toBeVisible();
  await expect(shown.getByText(/^Answers cite review.example most/)).toBeVisible();
  await expect(shown.getByRole("button", { name: "Ask again" })).toBeVisible();
  await expect(shown.getByRole("button", { name: "Ask", exact: true })).toBeEnabled();
});

test("a reply that failed says why and is asked again; one whose stream cannot be had is followed all the same", async ({
  page,
  server,
  workspace,
}) => {
  const known: AssistantReplies = {
    messages: [aQuestion(), aReply({ status: "FAILED", failure: "INTERRUPTED", credits: 0 })],
  };
  answerAssistant(server, known);
  page.startClock();
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByText("The server was restarted while this was written.")).toBeVisible();
  await expect(shown.getByText("Nothing was charged.")).toBeVisible();
  await expectNoAxeViolations();

  await shown.getByRole("button", { name: "Ask again" }).click();
  await expect(shown.getByText("Writing…")).toBeVisible();
  expect(server.calls(askAssistant).map(({ body }) => body)).toMatchObject([{ text: asked }]);
  known.messages = [aQuestion(), doneReply(workspace)];
  await page.fastForward(20_000);
  await expect(shown.getByText("gpt-test, 5 credits")).toBeVisible();
});

test("Enter asks, Shift and Enter begin a line, and what is too long is not sent", async ({
  page,
  server,
  workspace,
}) => {
  answerAssistant(server, {});
  await page.goto(overviewAddress(workspace));
  const shown = await openPanel(page);
  const field = shown.getByLabel("Your question");
  const send = shown.getByRole("button", { name: "Ask", exact: true });
  await expect(send).toBeDisabled();
  await field.fill("x".repeat(4_001));
  await expect(shown.getByText("1 character too many")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(send).toBeDisabled();
  await field.fill("x".repeat(3_600));
  await expect(shown.getByText("3,600 of 4,000 characters")).toBeVisible();

  await field.fill("One");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  await expect
    .poll(() => server.calls(askAssistant).map(({ body }) => body))
    .toMatchObject([{ text: "One\ntwo" }]);
});

test("threads are listed, opened, and deleted after a question", async ({ page, server, workspace }) => {
  const older = aThread({ id: workspace.id.replace(/.$/, "9"), title: "What should I do first?" });
  const known: AssistantReplies = {
    threads: [aThread(), older],
    messages: [aQuestion(), doneReply(workspace)],
  };
  answerAssistant(server, known);
  await page.goto(overviewAddress(workspace));
  const shown = await openPanel(page);
  await shown.getByRole("button", { name: "Threads" }).click();
  const list = shown.getByRole("region", { name: "Threads" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectNoAxeViolations();
  await list.getByRole("button", { name: /^Which sites/ }).click();
  await expect(shown.getByText("gpt-test, 5 credits")).toBeVisible();
  await shown.getByRole("button", { name: "New thread" }).click();
  await expect(shown.getByRole("list", { name: "First questions" })).toBeVisible();

  server.answer(deleteThread, () => {
    known.threads = [aThread()];
    return new Response(null, { status: 204 });
  });
  await shown.getByRole("button", { name: "Threads" }).click();
  await list.getByRole("button", { name: "Delete What should I do first?" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("This action cannot be undone.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(dialog).toBeHidden();
  expect(server.calls(deleteThread).map(({ params }) => params.threadId)).toEqual([older.id]);

  known.threads = [];
  await shown.getByRole("button", { name: "New thread" }).click();
  await askInPanel(page, asked);
  await expect(shown.getByText("Writing…")).toBeVisible();
  await shown.getByRole("button", { name: "Threads" }).click();
  await expect(list.getByRole("heading", { name: "No threads yet" })).toBeVisible();
});
