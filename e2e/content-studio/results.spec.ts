import { expect } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { htmlOf, serveAuditedSite } from "../technical-audit/audited-site.ts";
import { makeBrief, rail, resultsAddress, sectionCard } from "./results.ts";

const page = htmlOf("Shoes for rain", {
  body: "<h2>Care</h2><p>Dry them at room temperature for 12 hours.</p><h2>Price</h2><p>Ask us for it.</p>",
});
const proof = htmlOf("What rain shoes cost", { body: "<p>Our rain shoes cost 75 € at any dealer.</p>" });

test("a brief is decided of, edited, checked, approved, exported, restored and simulated", async ({
  signedInPage: tab,
  request,
  account,
}) => {
  test.setTimeout(240_000);
  const site = await serveAuditedSite();
  try {
    site.serve("/rain", page);
    site.serve("/proof", proof);
    const workspace = await createWorkspace(request, account, { url: site.url });
    const { id } = await makeBrief(request, account, { workspace, url: `${site.url}/rain` });
    await tab.goto(resultsAddress(workspace, id));
    const open = tab.getByText("Not approved", { exact: true });
    const price = sectionCard(tab, "Price");
    const toasts = tab.getByRole("region", { name: "Notifications" });

    await test.step("it says what it is", async () => {
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Shoes for rain");
      await expect(
        tab.getByText("No AI model is configured: this is a brief, not an article."),
      ).toBeVisible();
      await expect(tab.getByRole("list", { name: "Target queries" })).toHaveText("shoes for rain");
      await expect(rail(tab).getByText("Readiness, not a promise of citation.")).toBeVisible();
      await expect(open).toBeVisible();
    });

    await test.step("a section is accepted", async () => {
      const care = sectionCard(tab, "Care");
      await care.getByRole("button", { name: "Accept" }).click();
      await expect(care.getByText("Accepted", { exact: true })).toBeVisible();
      await expect(care.getByRole("button", { name: "Accept" })).toHaveAttribute("aria-pressed", "true");
    });

    await test.step("what is typed is saved, and a number from nowhere is an open claim", async () => {
      await price.getByRole("button", { name: "Edit" }).click();
      const text = price.getByLabel("Text of Price");
      await expect(text).toBeFocused();
      await text.fill("## Price\n\nOur rain shoes cost 75 €. <b>They last 40 years.</b>");
      await expect(price.getByText("Saved", { exact: true })).toBeVisible();
      await price.getByRole("button", { name: "Preview" }).click();
      await expect(price.getByRole("region", { name: "Preview of Price" }).getByRole("heading")).toHaveText(
        "Price",
      );
      await price.getByRole("button", { name: "Done" }).click();
      await expect(price.locator("ins").first()).toBeVisible();
      await expect(price.getByRole("list", { name: "Claims to look at" }).getByRole("listitem")).toHaveCount(
        2,
      );
      await expect(price.getByText("Found nowhere")).toHaveCount(2);
    });

    await test.step("while claims are open approval is refused, and leads to the first", async () => {
      await tab.getByRole("button", { name: "Approve" }).click();
      await expect(toasts).toContainText("Not approved: 2 claims are open.");
      await expect(tab).toHaveURL(/\?tab=claims$/);
      await expect(rail(tab).getByRole("list", { name: "Open claims" }).getByRole("button")).toHaveCount(2);
      await expect(price.getByRole("listitem").first()).toBeFocused();
      await expectNoAxeViolations(tab);
      await expectNoOverflow(tab);
    });

    await test.step("one is supported by a page that is read and says so, for the other somebody vouches", async () => {
      const costs = price.getByRole("listitem").filter({ hasText: "75 €" });
      await costs.getByRole("button", { name: "Attach a source" }).click();
      const address = costs.getByLabel("Address of the page that says so");
      await address.fill(`${site.url}/guide`);
      await costs.getByRole("button", { name: "Attach", exact: true }).click();
      await expect(costs.getByText("This page was read, and does not say so.")).toBeVisible({
        timeout: 30_000,
      });
      await address.fill(`${site.url}/proof`);
      await costs.getByRole("button", { name: "Attach", exact: true }).click();
      await expect(price.getByText("1 claim was found in what is known")).toBeVisible({ timeout: 30_000 });

      await price.getByRole("button", { name: "Vouch for it" }).click();
      await expect(price.getByText(/^Ada Lovelace vouches for it/)).toBeVisible();
      await price.getByRole("button", { name: "Take back" }).click();
      await expect(price.getByText("Found nowhere")).toBeVisible();
      await price.getByRole("button", { name: "Vouch for it" }).click();
      await expect(rail(tab).getByText(/^None of \d+ claims is open/)).toBeVisible();
    });

    const save = async (format: string) => {
      await tab.getByRole("button", { name: "Export" }).click();
      const saving = tab.waitForEvent("download");
      await tab.getByRole("menuitem", { name: format }).click();
      const file = await saving;
      await expect(tab.getByRole("menu")).toHaveCount(0);
      return file;
    };

    await test.step("before approval files bear marks, after it they bear none", async () => {
      await tab.getByRole("button", { name: "Export" }).click();
      await expect(tab.getByText("Files say so and mark open claims.")).toBeVisible();
      await tab.keyboard.press("Escape");
      expect((await save("Markdown")).suggestedFilename()).toMatch(
        /^brief_shoes-for-rain_\d{4}-\d\d-\d\d\.md$/,
      );

      await tab.getByRole("button", { name: "Approve" }).click();
      await expect(tab.getByText(/^Approved \d+ \w+ \d{4}/)).toBeVisible();
      await expect(tab.getByRole("button", { name: "Approve" })).toHaveCount(0);
      for (const [name, ending] of [
        ["HTML for your website", "html"],
        ["Word document", "docx"],
      ] as const) {
        const file = await save(name);
        expect(file.suggestedFilename()).toMatch(new RegExp(`^text_shoes-for-rain_.*\\.${ending}$`));
      }
    });

    await test.step("a revision puts the text back, and ends the approval", async () => {
      await tab.getByRole("button", { name: "Revisions" }).click();
      const panel = tab.getByRole("dialog", { name: "Revisions" });
      const edited = panel.getByRole("listitem").filter({ hasText: "Edited “Price”" }).last();
      await expect(edited).toContainText("Ada Lovelace");
      await edited.getByRole("button", { name: "Restore" }).click();
      await tab.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
      await expect(panel).toHaveCount(0);
      await expect(price.getByText("Ask us for it.")).toBeVisible();
      await expect(price.getByText("As on the page, unchanged")).toBeVisible();
      await expect(open).toBeVisible();
    });

    await test.step("it is simulated, and is not current after the next change", async () => {
      await rail(tab).getByRole("tab", { name: "Simulator" }).click();
      await expect(tab).toHaveURL(/\?tab=simulator$/);
      await expect(
        rail(tab).getByText(/^Simulated on the local index: no AI assistant was asked/),
      ).toBeVisible();
      await rail(tab).getByRole("button", { name: "Simulate" }).click();
      await expect(rail(tab).getByText("1 question of 1 target query")).toBeVisible({ timeout: 60_000 });
      await price.getByRole("button", { name: "Keep old" }).click();
      await expect(rail(tab).getByText("The text has changed since")).toBeVisible();
      await expect(rail(tab).getByRole("button", { name: "Simulate again" })).toBeVisible();

      await rail(tab).getByRole("button", { name: "AI models" }).click();
      await expect(rail(tab).getByText(/there is nothing to compare with/)).toBeVisible();
      await rail(tab).getByRole("button", { name: "Local index (free)" }).click();
      await expect(rail(tab).getByText("1 question of 1 target query")).toBeVisible();
    });

    await test.step("it gets another title", async () => {
      await tab.getByRole("button", { name: "Change the title" }).click();
      await tab.getByRole("dialog").getByLabel("Title").fill("Rain shoes");
      await tab.getByRole("dialog").getByRole("button", { name: "Save" }).click();
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Rain shoes");
    });
  } finally {
    await site.close();
  }
});
