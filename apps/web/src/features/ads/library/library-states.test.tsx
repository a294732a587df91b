import * as library from "@citelens/contract/content/ads-library";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect } from "../../../../test/components/page-test.ts";
import { refusal, type ServerDouble } from "../../../../test/components/server-double.ts";
import { adCreative, listOf, noFigures } from "../ad-samples.test-helper.ts";
import { test } from "../superuser-test.test-helper.ts";

const approved = adCreative();
const rejected = adCreative({
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4c1",
  state: "REJECTED",
  reason: "“The best” is a promise that nobody can check.",
  figures: noFigures,
  content: { ...approved.content, title: "The best desk chairs", facts: [] },
});
const chatCard = adCreative({
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4c2",
  kind: "CHAT_CARD",
  content: {
    ...approved.content,
    title: "Chairs that last",
    image_url: "https://northwind.example/chair.png",
    facts: [],
  },
  figures: { ...noFigures, impressions: 15_516, clicks: 186 },
});
const waiting = adCreative({
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4c3",
  state: "DRAFT",
  content: { ...approved.content, title: "Chairs to try at home" },
});
const all = [approved, rejected, chatCard, waiting];

function addressOf({ id }: Workspace): string {
  return `/workspaces/${id}/ads/library`;
}

function answerCreatives(server: ServerDouble): void {
  server.answer(library.listAdCreatives, ({ query }) =>
    listOf(all.filter(({ state }) => state === (query.get("state") ?? state))),
  );
  server.answer(library.checkAdCreative, { faults: [] });
}

function creative(page: AppPage, name: string): ElementLocator {
  return page.getByRole("region", { name });
}

test("creatives are shown as people see them and as agents read them, with what became of them", async ({
  page,
  server,
  workspace,
}) => {
  answerCreatives(server);
  await page.goto(addressOf(workspace));
  const card = creative(page, "Northwind desk chairs");
  await expect(card).toContainText("Sponsored by Northwind");
  await expect(card).toContainText(/Version 2, reviewed by Grace Hopper/);
  await expect(card).toContainText(
    /May stand on12 pages of 3 sites.*1,204 \(71\.4\s% proven, 1,000 of 1,204 billable\)/,
  );
  await expect(card.getByRole("link", { name: /northwind\.example\/tests/ })).toBeVisible();
  await card.getByRole("button", { name: "As an agent reads it" }).click();
  await expect(card.locator("pre")).toHaveText(approved.as_text);

  const other = creative(page, "The best desk chairs");
  await expect(other).toContainText("Why it was rejected“The best” is a promise that nobody can check.");
  await expect(creative(page, "Chairs that last")).toContainText(/15,516.*186.*1\.2.*\(n = 15,516\)/);
  await expectNoAxeViolations();

  await page.getByLabel("State").selectOption("Rejected");
  await expect(page).toHaveURL(/\?state=REJECTED$/);
  await expect(page.getByRole("list", { name: "Creatives" }).getByRole("region")).toHaveCount(1);
  await page.getByLabel("State").selectOption("In review");
  await expect(page.getByText("No creatives match these filters")).toBeVisible();
});

test("an edit is checked as it is typed", async ({ page, server, workspace }) => {
  answerCreatives(server);
  const promise = { fault: "promises", field: "body", words: "the best" } as const;
  server.answer(library.checkAdCreative, ({ body }) => {
    const { content } = library.checkAdCreative.body.parse(body);
    return { faults: content.body.includes("the best") ? [promise] : [] };
  });
  await page.goto(addressOf(workspace));
  await page.getByRole("button", { name: "Edit Northwind desk chairs" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit creative" });
  await expect(dialog).toContainText("shown nowhere before it was reviewed");
  const text = dialog.getByLabel("Text", { exact: true });
  await text.fill("Northwind makes the best desk chairs.");
  await expect(dialog).toContainText(
    "Leave out promises that nobody can check, such as best or guaranteed. “the best”",
  );
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations();

  await text.fill("word ".repeat(61));
  await expect(dialog.getByText("61 of 60 words")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("A passage may have at most 60 words.");
});

test("an edit says when a fact has no source, and when somebody else was faster", async ({
  page,
  server,
  workspace,
}) => {
  answerCreatives(server);
  server.answer(library.updateAdCreative, () => refusal("EDITED_ELSEWHERE"));
  await page.goto(addressOf(workspace));
  await page.getByRole("button", { name: "Edit Northwind desk chairs" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit creative" });
  await dialog.getByLabel("Text", { exact: true }).fill("Northwind makes desk chairs for small rooms.");
  await dialog.getByRole("button", { name: "Remove fact 1" }).click();
  await dialog.getByRole("button", { name: "Add a fact" }).click();
  await dialog.getByLabel("Fact 1", { exact: true }).fill("Fits a room of 8 m²");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Give each fact a sentence and the address of a page");
  await dialog.getByLabel("Source of fact 1").fill("northwind.example/rooms");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/was edited elsewhere meanwhile\./);
  server.answer(library.updateAdCreative, { ...approved, version: 3, state: "DRAFT" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved as version 3")).toBeVisible();
  const [first] = server.calls(library.updateAdCreative);
  expect(first?.params.creativeId).toBe(approved.id);
  expect(first?.body).toEqual({
    version: 2,
    content: {
      ...approved.content,
      body: "Northwind makes desk chairs for small rooms.",
      facts: [{ statement: "Fits a room of 8 m²", source_url: "https://northwind.example/rooms" }],
    },
  });
});

test("a draft is submitted, another one archived, and versions are compared word by word", async ({
  page,
  server,
  workspace,
}) => {
  answerCreatives(server);
  const [version] = server.sample(library.listCreativeVersions);
  if (!version) throw new Error("A sample of a list has one entry.");
  const { content } = approved;
  const before = { ...content, body: "Northwind makes the best desk chairs in Lübeck.", facts: [] };
  const reviewed = { reviewer: "Grace Hopper", reviewed_at: "2026-11-04T10:00:00Z" };
  const reason = "Say what was tested.";
  server.answer(library.listCreativeVersions, [
    { ...version, version: 2, content, state: "APPROVED" },
    { ...version, ...reviewed, version: 1, content: before, state: "REJECTED", reason },
  ]);
  await page.goto(addressOf(workspace));
  await page.getByRole("button", { name: "Submit for review: Chairs to try at home" }).click();
  await expect(page.getByText("Handed over to review")).toBeVisible();
  expect(server.calls(library.submitAdCreative).map(({ params }) => params.creativeId)).toEqual([waiting.id]);

  await page.getByRole("button", { name: "More for Northwind desk chairs" }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  const newest = page.getByRole("region", { name: "Version 2" });
  await expect(newest.locator("del").first()).toContainText("the best");
  await expect(newest.locator("ins").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Version 1" })).toContainText("Reason: Say what was tested.");
  await expect(page.getByRole("region", { name: "Version 1" }).locator("ins, del")).toHaveCount(0);
  await expectNoAxeViolations();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "More for Northwind desk chairs" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Creative archived")).toBeVisible();
  expect(server.calls(library.archiveAdCreative).map(({ params }) => params.creativeId)).toEqual([
    approved.id,
  ]);
});

test("an empty library says what a creative is; it loads, fails and is asked again", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(library.listAdCreatives, listOf([]));
  const release = server.hold(library.listAdCreatives);
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("status", { name: "Loading the creatives" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "No creatives yet" })).toBeVisible();

  server.fail(library.listAdCreatives);
  await page.reload();
  await expect(page.getByRole("alert").first()).toBeVisible();
  server.answer(library.listAdCreatives, listOf([]));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No creatives yet" })).toBeVisible();
});
