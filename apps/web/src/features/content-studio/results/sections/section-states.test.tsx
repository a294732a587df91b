import {
  getOptimization,
  listSections,
  type SectionChanges,
  updateSection,
} from "@citelens/contract/content/content-studio";
import type { AppPage } from "../../../../../test/components/app-page.tsx";
import { windowWidth } from "../../../../../test/components/browser-gaps.ts";
import { expectNoAxeViolations } from "../../../../../test/components/checks.ts";
import { expect, test as pageTest } from "../../../../../test/components/page-test.ts";
import { type Call, refusal } from "../../../../../test/components/server-double.ts";
import { aSection, aText, rail, resultsAddress, sectionCard } from "../text.test-helper.ts";

const failure = "The server encountered an error. Please try again later.";
const section = aSection({
  heading: "Shoes for rain",
  state: "EDITED",
  revision: 2,
  old_markdown: "They weigh 300 g each.",
  markdown: "Nine of ten hikers prefer them.",
  diff: [
    { kind: "removed", text: "They weigh 300 g each." },
    { kind: "added", text: "Nine of ten hikers prefer them." },
  ],
});

/** With a text of this one section. */
const test = pageTest.extend<{ text: undefined }>({
  text: [
    async ({ server }, use) => {
      server.answer(getOptimization, aText());
      server.answer(listSections, [section]);
      await use(undefined);
    },
    { auto: true },
  ],
});

function changesOf(calls: readonly Call[]): readonly unknown[] {
  return calls.map(({ body }) => body);
}

/** Opens the editor of the section, types, and lets the moment pass after which it is saved. */
async function typeText(page: AppPage, text: string): Promise<void> {
  const card = sectionCard(page, "Shoes for rain");
  await card.getByRole("button", { name: "Edit" }).click();
  await card.getByLabel("Text of Shoes for rain").fill(text);
  await page.fastForward(800);
}

test("what could not be saved stays, is saved by another try, and is not left behind unasked", async ({
  page,
  server,
  workspace,
}) => {
  server.fail(updateSection);
  page.startClock();
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
  const sources = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sources" });
  await sources.click();
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(leaving).toContainText("What was typed last could not be saved.");
  await expectNoAxeViolations();
  await leaving.getByRole("button", { name: "Cancel" }).click();

  const failed = server.calls(updateSection).length;
  server.answer(updateSection, { ...section, markdown: "Typed.", revision: 3 });
  await card.getByRole("button", { name: "Retry" }).click();
  await expect(card.getByText("Saved", { exact: true })).toBeVisible();
  expect(changesOf(server.calls(updateSection)).slice(failed)).toEqual([{ markdown: "Typed.", revision: 2 }]);
  await sources.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sources");
});

for (const choice of ["Keep mine", "Take theirs"]) {
  test(`of a section that was edited elsewhere both texts are shown, and one is chosen: ${choice}`, async ({
    page,
    server,
    workspace,
  }) => {
    const isMine = choice === "Keep mine";
    server.answer(updateSection, ({ body }) => {
      const changes = body as SectionChanges;
      server.answer(listSections, [{ ...section, markdown: "Theirs.", revision: 3 }]);
      if (changes.revision !== 3) return refusal("EDITED_ELSEWHERE");
      return { ...section, markdown: changes.markdown ?? "", revision: 4 };
    });
    page.startClock();
    await page.goto(resultsAddress(workspace));
    await typeText(page, "Mine.");

    const card = sectionCard(page, "Shoes for rain");
    await expect(card.getByText("This section was edited elsewhere meanwhile")).toBeVisible();
    await expect(card.getByText("Theirs.", { exact: true })).toBeVisible();
    await expect(card.getByLabel("My text of Shoes for rain")).toHaveValue("Mine.");
    await expectNoAxeViolations();
    await card.getByRole("button", { name: choice }).click();
    await expect(card.getByLabel("Text of Shoes for rain")).toHaveValue(isMine ? "Mine." : "Theirs.");
    if (isMine) await expect(card.getByText("Saved", { exact: true })).toBeVisible();
    await card.getByRole("button", { name: "Done" }).click();
    await expect(card.getByRole("button", { name: "Edit" })).toBeVisible();
    expect(changesOf(server.calls(updateSection))).toEqual([
      { markdown: "Mine.", revision: 2 },
      ...(isMine ? [{ markdown: "Mine.", revision: 3 }] : []),
    ]);
  });
}

test("words that a decision takes out come back by Undo", async ({ page, server, workspace }) => {
  server.answer(updateSection, () => {
    const revision = 2 + server.calls(updateSection).length;
    return { ...section, state: "KEPT_OLD" as const, markdown: section.old_markdown ?? "", revision };
  });
  await page.goto(resultsAddress(workspace));

  await sectionCard(page, "Shoes for rain").getByRole("button", { name: "Keep old" }).click();
  await expect(page.getByText("What was edited here is taken out of the text")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => changesOf(server.calls(updateSection)))
    .toEqual([
      { state: "KEPT_OLD", revision: 2 },
      { markdown: section.markdown, revision: 3 },
    ]);
});

test("old and new stand side by side where there is room, and each mark has its element", async ({
  page,
  workspace,
}) => {
  await page.goto(resultsAddress(workspace));
  const card = sectionCard(page, "Shoes for rain");
  await expect(card.getByRole("heading", { name: "Old text" })).toBeVisible();
  await expect(card.getByRole("heading", { name: "New text" })).toBeVisible();
  await expect(card.locator("del")).toContainText("They weigh 300 g each.");
  await expect(card.locator("ins")).toContainText("Nine of ten hikers prefer them.");

  // Of a list that fits happy-dom tells no listener that it fits no more, before it has told it of one change.
  page.setWidth(windowWidth + 1);
  page.setWidth(1000);
  await expect(card.getByRole("heading", { name: "Old and new text" })).toBeVisible();
  await expect(card.locator("del")).toHaveCount(1);
});
