import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";
import { knownDay, knownEffect } from "./known-effect.ts";
import { knownText } from "./known-results.ts";
import { answerKnownResults, rail, resultsAddress, sectionCard } from "./results.ts";

for (const tab of ["score", "claims", "sources", "simulator", "effect"]) {
  test(`text and rail fit a phone and please axe in both themes: ${tab}`, async ({
    signedInPage: page,
    workspace,
  }) => {
    test.slow();
    const published = { published_url: "https://northwind.example/rain", published_at: knownDay };
    await answerKnownResults(
      page,
      tab === "effect" ? { "/": knownText(published), "/effect/": knownEffect() } : {},
    );
    await page.setViewportSize(desktop);
    await page.goto(`${resultsAddress(workspace)}?tab=${tab}`);
    await expect(sectionCard(page, "Care")).toBeVisible();
    if (tab === "effect") await expect(rail(page).getByRole("table").first()).toBeVisible();
    const question = rail(page).getByRole("button", { name: /^waterproof shoes weight/ });
    if (tab === "simulator") await question.click();
    await fontsLoaded(page);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
    await page.setViewportSize(phone);
    await expectNoAxeViolations(page);
  });
}

test("old and new stand side by side where there is room, and each mark has its element", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerKnownResults(page);
  await page.goto(resultsAddress(workspace));
  const card = sectionCard(page, "Shoes for rain");
  await expect(card.getByRole("heading", { name: "Old text" })).toBeVisible();
  await expect(card.getByRole("heading", { name: "New text" })).toBeVisible();
  await expect(card.locator("del")).toContainText("They weigh 300 g each.");
  await expect(card.locator("ins")).toContainText("Nine of ten hikers prefer them.");

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(card.getByRole("heading", { name: "Old and new text" })).toBeVisible();
  await expect(card.locator("del")).toHaveCount(1);
});

test("each section tells what it must cover, what it claims and why it was changed", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerKnownResults(page);
  await page.goto(`${resultsAddress(workspace)}?tab=sources`);
  const first = sectionCard(page, "Shoes for rain");
  await expect(first).toContainText(/They cost 75 €\.Contradicts the brand contextPrice/);
  await expect(first).toContainText("The brand context says: Our rain shoes cost 89 €.");
  await expect(first).toContainText("Ada Lovelace vouches for it, 20 Nov 2026, 12:00");
  await first.getByText("1 claim was found in what is known").click();
  await expect(first.getByRole("list", { name: "Claims that were found" }).getByRole("link")).toHaveAttribute(
    "rel",
    /noopener.*nofollow/,
  );
  await expect(first).toContainText("Assistants ask for how long they stay dry.");

  const weight = sectionCard(page, "Waterproof shoes weight");
  await expect(weight).toContainText("Question · your page holds 12.5 % of it · searched for in 4 answers");
  await expect(weight.locator("blockquote")).toContainText(
    "A pair of waterproof shoes has a weight of 640 g",
  );
  await expect(sectionCard(page, "Waterproof shoes price")).toContainText("no page that was read answers it");
  await expect(page.getByRole("list", { name: "Notices" })).toContainText("Lost link: The link to");

  await expect(rail(page).getByRole("list", { name: "Sources" }).getByRole("listitem")).toContainText([
    "review.example · cited in 9 answers · 12 passages read",
    "It could not be read, or its robots.txt does not let us.",
    "lab.example · attached by hand · 3 passages read",
  ]);
});

test("it can be used by the keyboard alone", async ({ signedInPage: page, workspace }) => {
  await answerKnownResults(page);
  await page.goto(`${resultsAddress(workspace)}?tab=claims`);
  const open = rail(page).getByRole("list", { name: "Open claims" }).getByRole("button").first();
  await expect(open).toBeVisible();
  await open.focus();
  await page.keyboard.press("Enter");
  const card = sectionCard(page, "Shoes for rain");
  const claim = card.getByRole("listitem").filter({ hasText: "Nine of ten hikers" });
  await expect(claim).toBeFocused();
  await tabTo(page, claim.getByRole("button", { name: "Attach a source" }));
  await page.keyboard.press("Enter");
  await expect(claim.getByLabel("Address of the page that says so")).toBeFocused();
  await page.keyboard.type("no address");
  await page.keyboard.press("Enter");
  await expect(claim.getByText(/^Enter a valid URL/)).toBeVisible();
  await tabTo(page, claim.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  await expect(claim).toBeFocused();

  await card.getByRole("button", { name: "Edit" }).focus();
  await page.keyboard.press("Enter");
  await expect(card.getByLabel("Text of Shoes for rain")).toBeFocused();
  await tabTo(page, card.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await expect(card.getByRole("button", { name: "Edit" })).toBeVisible();

  await rail(page)
    .getByRole("tab", { name: /^Claims/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?tab=sources$/);
});
