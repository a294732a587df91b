import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { test } from "../support/test.ts";
import { desktop, phone } from "../support/views.ts";
import { serveSite } from "../visits/visits.ts";

const address = "/settings/brand-context";

/** A fictional brand's start page. */
const startPage = `<!doctype html><html lang="en-GB"><title>Acorn</title>
  <meta name="description" content="Acorn makes oak chairs that last a lifetime.">
  <h1>Chairs for a hundred years</h1>
  <script type="application/ld+json">{"@type":"Organization","areaServed":"United Kingdom",
    "makesOffer":{"@type":"Offer","itemOffered":{"@type":"Product","name":"Oak Chair"}}}</script>`;

function card(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

test("each card is read and edited, one at a time, and lists one entry per line", { tag: "@main" }, async ({
  signedInPage: page,
  workspace,
}) => {
  expect(workspace.id).toBeTruthy();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand Kit");
  const about = card(page, "About brand");
  const products = card(page, "Core Products & Services");
  await expect(about).toContainText("Nothing yet.");

  await about.getByRole("button", { name: "Edit About brand" }).click();
  await expect(products.getByRole("button", { name: "Edit Core Products & Services" })).toBeDisabled();
  await expect(about.getByLabel("About brand")).toHaveAttribute("rows", "15");
  const lineHeight = 20;
  const box = await about.getByLabel("About brand").boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(15 * lineHeight);
  await about.getByLabel("About brand").fill("Something else");
  await about.getByRole("button", { name: "Cancel" }).click();
  await expect(about).toContainText("Nothing yet.");
  await about.getByRole("button", { name: "Edit About brand" }).click();
  await about.getByLabel("About brand").fill("Acorn makes chairs.");
  await about.getByRole("button", { name: "Save", exact: true }).click();
  await expect(about.getByText("Acorn makes chairs.")).toBeVisible();

  await products.getByRole("button", { name: "Edit Core Products & Services" }).click();
  await products.getByLabel("Products and services").fill("Oak Chair\n\n  Oak Stool  \n");
  await products.getByRole("button", { name: "Save Changes" }).click();
  await expect(products.getByRole("listitem")).toHaveText(["Oak Chair", "Oak Stool"]);

  const view = card(page, "Brand Point of View");
  await view.getByRole("button", { name: "Edit Brand Point of View" }).click();
  await view.getByLabel("Voice Characteristics").fill("Warm and plain");
  await view.getByLabel("Key Positions").fill("Wood first\nRepair");
  await view.getByLabel("Other statements").fill("We plant what we cut.");
  await view.getByRole("button", { name: "Save Changes" }).click();
  await expect(view.getByRole("listitem")).toHaveText(["Wood first", "Repair"]);
  await expect(view).toContainText("We plant what we cut.");

  const market = card(page, "Brand Market Analysis");
  await market.getByRole("button", { name: "Edit Brand Market Analysis" }).click();
  await market.getByLabel("Market Scope").fill("fran");
  await page.getByRole("option", { name: "France", exact: true }).click();
  await market.getByLabel("Target Segment").fill("Families");
  await market.getByRole("button", { name: "Save Changes" }).click();
  await expect(market).toContainText("France");
  await page.reload();
  await expect(market).toContainText("Families");
  await expect(about.getByText("Acorn makes chairs.")).toBeVisible();
});

test("suggestions from the site are compared, and replace the record only when that is confirmed", async ({
  signedInPage: page,
  request,
  account,
}) => {
  const site = await serveSite((asked) => (asked.url === "/" ? startPage : ""));
  try {
    await createWorkspace(request, account, { url: site.url });
    await page.goto(address);
    const about = card(page, "About brand");
    await about.getByRole("button", { name: "Edit About brand" }).click();
    await about.getByLabel("About brand").fill("Mine");
    await about.getByRole("button", { name: "Save", exact: true }).click();
    await expect(about.getByText("Mine")).toBeVisible();

    await page.getByRole("button", { name: "Get AI Suggestions" }).click();
    const dialog = page.getByRole("dialog", { name: "Suggested brand context" });
    await expect(dialog).toContainText("From your site, without an AI model.");
    const compared = dialog.getByRole("region", { name: "About brand" });
    await expect(compared).toContainText("Mine");
    await expect(compared).toContainText("Acorn makes oak chairs that last a lifetime.");
    await page.setViewportSize(phone);
    await expect(dialog.getByRole("button", { name: "Replace brand context" })).toBeInViewport();
    await page.setViewportSize(desktop);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0); // it holds the same words until it is gone
    await expect(about.getByText("Mine")).toBeVisible();

    await about.getByRole("button", { name: "Edit About brand" }).click();
    await page.getByRole("button", { name: "Get AI Suggestions" }).click();
    const products = dialog.getByRole("region", { name: "Core Products & Services" });
    await products.getByRole("checkbox", { name: "Take the suggestion" }).uncheck();
    await dialog.getByRole("button", { name: "Take 2 of 3" }).click();

    await expect(dialog).toBeHidden();
    await expect(about.getByLabel("About brand")).toHaveValue("Acorn makes oak chairs that last a lifetime.");
    await expect(card(page, "Core Products & Services")).not.toContainText("Oak Chair");

    await page.getByRole("button", { name: "Get AI Suggestions" }).click();
    await dialog.getByRole("button", { name: "Replace brand context" }).click();
    await expect(dialog).toBeHidden();
    await expect(card(page, "Core Products & Services")).toContainText("Oak Chair");
    await expect(card(page, "Brand Market Analysis")).toContainText("United Kingdom");
  } finally {
    await site.close();
  }
});
