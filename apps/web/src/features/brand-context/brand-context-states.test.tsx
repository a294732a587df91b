import {
  listBrandSettings,
  suggestBrandSettings,
  updateBrandSettings,
} from "@citelens/contract/workspaces/brand-context";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { brandOf, keepBrand } from "./kept-brand.test-helper.ts";

const address = "/settings/brand-context";
const suggested = {
  about_brand: "Acorn makes chairs that outlive their owners.",
  brand_point_of_view: ["Repair before you replace."],
  main_products_services: ["Oak Chair", "Oak Stool"],
  market_positioning: { market_scope: "EU", market_context: [] },
  model: "openai/gpt-6-luna",
  sources: ["https://acorn.example/", "https://acorn.example/about"],
};
const busy = Response.json({ detail: "Somebody else is at it.", code: "CAMPAIGN_RUNNING" }, { status: 409 });

function card(page: AppPage, name: string): ElementLocator {
  return page.getByRole("region", { name, exact: true });
}

function ask(page: AppPage): Promise<void> {
  return page.getByRole("button", { name: "Get AI Suggestions" }).click();
}

test("a record that fails to load, or that there is none of, can be asked for again", async ({
  page,
  server,
}) => {
  const release = server.hold(listBrandSettings);
  server.refuse(listBrandSettings, "NOT_FOUND");
  await page.goto(address);
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toBeVisible();
  await expectNoAxeViolations();
  release();
  await expect(page.getByText("Failed to load brand context data")).toBeVisible();
  server.answer(listBrandSettings, []);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No brand settings found")).toBeVisible();
  keepBrand(server);
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByText("No brand context yet")).toBeVisible();
});

test("suggestions that fail, and changes that cannot be saved, show an error", async ({ page, server }) => {
  keepBrand(server);
  server.fail(suggestBrandSettings);
  await page.goto(address);
  await ask(page);
  await expect(page.getByText("Failed to generate AI suggestion. Please try again.")).toBeVisible();
  server.answer(suggestBrandSettings, Response.json({}));
  await ask(page);
  await expect(page.getByText("Invalid response from AI suggestion service.")).toBeVisible();

  const about = card(page, "About brand");
  server.answer(updateBrandSettings, busy);
  await about.getByRole("button", { name: "Edit About brand" }).click();
  await about.getByRole("button", { name: "Save", exact: true }).click();
  await expect(about.getByRole("alert")).toHaveText("Failed to save changes: Somebody else is at it.");
});

test("asks for a workspace first", async ({ page, server }) => {
  server.answer(listWorkspaces, []);
  await page.goto(address);

  await expect(page.getByText("Create your first workspace, then come back.")).toBeVisible();
  await ask(page);
  await expect(page.getByRole("alert")).toHaveText("Project ID is required to generate AI suggestions");
  await expectNoAxeViolations();
});

test("says why there is no suggestion: a site that says too little, and one that refuses", async ({
  page,
  server,
}) => {
  keepBrand(server);
  server.answer(suggestBrandSettings, { ...brandOf(server), model: null, sources: [] });
  await page.goto(address);
  await ask(page);
  await expect(page.getByText("Your website says too little for a suggestion")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();

  server.refuse(suggestBrandSettings, "SITE_CLOSED");
  await ask(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Failed to generate AI suggestion. Please try again.");
  await expect(alert).toContainText("The website's robots.txt does not allow us to read it.");
  expect(server.calls(updateBrandSettings)).toEqual([]);
});

test("a suggestion of an AI model names it and its sources, and is kept in sight while it cannot be saved", async ({
  page,
  server,
  workspace,
}) => {
  keepBrand(server);
  server.answer(suggestBrandSettings, { ...brandOf(server), ...suggested });
  const release = server.hold(suggestBrandSettings);
  await page.goto(address);
  await expect(page.getByText("No brand context yet")).toBeVisible();

  await ask(page);
  await expect(page.getByText("Reading your website")).toBeVisible();
  await expectNoAxeViolations();
  expect(server.calls(suggestBrandSettings).map(({ body }) => body)).toEqual([{ project_id: workspace.id }]);
  release();
  const dialog = page.getByRole("dialog", { name: "Suggested brand context" });
  await expect(dialog).toContainText("Written by openai/gpt-6-luna from your site.");
  await expect(dialog.getByRole("region", { name: "Pages read" }).getByRole("listitem")).toHaveText(
    suggested.sources,
  );
  await expect(dialog.getByRole("region", { name: "Brand Market Analysis" })).toContainText("European Union");
  await expectNoAxeViolations();

  server.answer(updateBrandSettings, busy);
  await dialog.getByRole("button", { name: "Replace brand context" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to save changes: Somebody else is at it.");
  keepBrand(server);
  await dialog.getByRole("button", { name: "Replace brand context" }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, "About brand")).toContainText(suggested.about_brand);
  await expect(card(page, "Core Products & Services").getByRole("listitem")).toHaveText(
    suggested.main_products_services,
  );
});
