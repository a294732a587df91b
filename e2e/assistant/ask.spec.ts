import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import {
  answerAssistant,
  askButton,
  askInPanel,
  eventText,
  type Known,
  openPanel,
  openThread,
  overviewAddress,
  panel,
} from "./assistant.ts";
import {
  asked,
  doneReply,
  firstText,
  ids,
  knownQuestion,
  knownReply,
  knownThread,
  secondText,
  sourcesTool,
  writing,
} from "./known-assistant.ts";

test("a key opens the panel beside the page, Escape closes it, and the focus goes there and back", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerAssistant(page, {});
  await page.goto(overviewAddress(workspace));
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
});

test("a first question is answered while it is written, over a cut, with figures and links that lead somewhere", async ({
  signedInPage: page,
  workspace,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/evil|review/.test(new URL(request.url()).host)) foreign.push(request.url());
  });
  const froms: number[] = [];
  const held = hold();
  const running = sourcesTool(workspace.id, "RUNNING");
  const known: Known = {};
  known.events = (from) => {
    froms.push(from);
    const whole =
      eventText("tool", 0, running) +
      eventText("tool", 1, sourcesTool(workspace.id)) +
      eventText("delta", 2, { text: firstText });
    // What comes after a cut begins before where it was, as it may.
    const rest =
      eventText("delta", 2 + 10, { text: (firstText + secondText(workspace.id)).slice(10) }) +
      eventText("end", 999, { message: doneReply(workspace.id) });
    return from === 0 ? `${whole}event: delta\ndata: {"offset"` : rest;
  };
  await answerAssistant(page, known);
  await page.route(/\/events\/\?from=[1-9]/, async (route) => {
    await held.until;
    return route.fallback();
  });
  await page.clock.install();
  await page.goto(overviewAddress(workspace));
  const shown = await openPanel(page);
  const request = page.waitForRequest((one) => one.method() === "POST" && /\/messages\/$/.test(one.url()));
  await shown.getByRole("button", { name: asked }).click();
  expect((await request).postDataJSON()).toEqual({
    text: asked,
    context: { page: "overview", campaign_id: null, optimization_id: null },
  });

  await expect(shown.getByText("Sources of the last 30 days")).toBeVisible();
  await expect(shown.getByText("Answers cite review.example most")).toBeVisible();
  await expect(shown.getByText("Writing…")).toBeVisible();
  await expect(shown.getByRole("button", { name: "Stop" })).toBeVisible();
  held.release();
  await page.clock.fastForward(6_000);

  await expect(shown.getByText("gpt-test, 5 credits")).toBeVisible();
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
  await expect(comparison).toHaveAttribute("rel", "nofollow noopener noreferrer");
  await expect(shown.getByText("a stranger", { exact: true })).toBeVisible();
  for (const name of ["a stranger", "this"]) await expect(shown.getByRole("link", { name })).toHaveCount(0);
  await expect(shown.getByRole("img")).toHaveCount(0);
  await expect(shown.locator("b")).toHaveCount(0);
  await shown.getByRole("link", { name: "your sources" }).click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/insight/sources`);
  await expect(shown.getByText("gpt-test, 5 credits")).toBeVisible();
  expect(foreign).toEqual([]);
});

test("a reply goes on after a reload, from its beginning, and can be stopped", async ({
  signedInPage: page,
  workspace,
}) => {
  const known: Known = { messages: [knownQuestion(), writing] };
  known.events = () => eventText("delta", 0, { text: firstText });
  await answerAssistant(page, known);
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByText("Answers cite review.example most")).toBeVisible();
  await page.reload();
  await openPanel(page);
  await expect(shown.getByText("Answers cite review.example most")).toBeVisible();
  await shown.getByLabel("Your question").fill("Another one");
  await page.keyboard.press("Enter");
  await expect(shown.getByLabel("Your question")).toHaveValue("Another one");

  const stopped = knownReply({ status: "STOPPED", parts: [{ kind: "text", text: firstText }] });
  await page.route(`**/messages/${ids.reply}/stop/`, (route) => {
    known.messages = [knownQuestion(), stopped];
    return route.fulfill({ json: stopped });
  });
  await shown.getByRole("button", { name: "Stop" }).click();
  await expect(shown.getByText("Stopped. 5 credits charged, as text had come.")).toBeVisible();
  await expect(shown.getByText(/^Answers cite review.example most/)).toBeVisible();
  await expect(shown.getByRole("button", { name: "Ask again" })).toBeVisible();
  await expect(shown.getByRole("button", { name: "Ask", exact: true })).toBeEnabled();
});

test("a reply that failed says why and is asked again; one whose stream cannot be had is followed all the same", async ({
  signedInPage: page,
  workspace,
}) => {
  const failed = knownReply({ status: "FAILED", failure: "INTERRUPTED", credits: 0 });
  const known: Known = { messages: [knownQuestion(), failed] };
  await answerAssistant(page, known);
  await page.goto(overviewAddress(workspace));
  const shown = await openThread(page, workspace);
  await expect(shown.getByText("The server was restarted while this was written.")).toBeVisible();
  await expect(shown.getByText("Nothing was charged.")).toBeVisible();
  await expectNoAxeViolations(page);

  const request = page.waitForRequest((one) => one.method() === "POST" && /\/messages\/$/.test(one.url()));
  await shown.getByRole("button", { name: "Ask again" }).click();
  expect((await request).postDataJSON()).toMatchObject({ text: asked });
  await expect(shown.getByText("Writing…")).toBeVisible();
  known.messages = [knownQuestion(), doneReply(workspace.id)];
  await expect(shown.getByText("gpt-test, 5 credits")).toBeVisible({ timeout: 20_000 });
});

test("Enter asks, Shift and Enter begin a line, and what is too long is not sent", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerAssistant(page, {});
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
  const request = page.waitForRequest((one) => one.method() === "POST" && /\/messages\/$/.test(one.url()));
  await page.keyboard.press("Enter");
  expect((await request).postDataJSON()).toMatchObject({ text: "One\ntwo" });
  await expect(field).toHaveValue("");
});

test("threads are listed, opened, and deleted after a question", async ({
  signedInPage: page,
  workspace,
}) => {
  const older = knownThread({ id: ids.older, title: "What should I do first?" });
  const known: Known = {
    threads: [knownThread(), older],
    messages: [knownQuestion(), doneReply(workspace.id)],
  };
  await answerAssistant(page, known);
  await page.goto(overviewAddress(workspace));
  const shown = await openPanel(page);
  await shown.getByRole("button", { name: "Threads" }).click();
  const list = shown.getByRole("region", { name: "Threads" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectNoAxeViolations(page);
  await list.getByRole("button", { name: /^Which sites/ }).click();
  await expect(shown.getByText("gpt-test, 5 credits")).toBeVisible();
  await shown.getByRole("button", { name: "New thread" }).click();
  await expect(shown.getByRole("list", { name: "First questions" })).toBeVisible();

  await page.route(`**/threads/${ids.older}/`, (route) => {
    known.threads = [knownThread()];
    return route.fulfill({ status: 204 });
  });
  await shown.getByRole("button", { name: "Threads" }).click();
  await list.getByRole("button", { name: "Delete What should I do first?" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("This action cannot be undone.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(dialog).toBeHidden();

  known.threads = [];
  await askInPanelAfterNew();
  await shown.getByRole("button", { name: "Threads" }).click();
  await expect(list.getByRole("heading", { name: "No threads yet" })).toBeVisible();

  async function askInPanelAfterNew(): Promise<void> {
    await shown.getByRole("button", { name: "New thread" }).click();
    await askInPanel(page, asked);
    await expect(shown.getByText("Writing…")).toBeVisible();
  }
});
