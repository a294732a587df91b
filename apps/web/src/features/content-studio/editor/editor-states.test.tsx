import {
  createOptimization,
  generateOptimization,
  getOptimization,
  listOptimizations,
  updateOptimization,
} from "@citelens/contract/content/content-studio";
import { getOpportunity } from "@citelens/contract/content/opportunities";
import { getCampaign } from "@citelens/contract/visibility/campaigns";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { fieldRefusal } from "../../../../test/components/server-double.ts";
import { aBrief, detailsOf, listOf, studioAddress } from "../brief.test-helper.ts";

test("what is missing is said under its field, which has the focus", async ({ page, workspace }) => {
  await page.goto(studioAddress(workspace, "create"));
  await page.getByRole("button", { name: "Make the brief" }).click();
  await expect(page.getByLabel("Page", { exact: true })).toBeFocused();
  await expect(page.getByText("This field may not be blank.")).toBeVisible();
  await expect(page.getByText("Give one query at least")).toBeVisible();
  await expectNoAxeViolations();
});

test("what was not saved is not lost without a question", async ({ page, server, workspace }) => {
  const draft = aBrief();
  server.answer(getOptimization, detailsOf(draft));
  await page.goto(studioAddress(workspace, `${draft.id}/edit`));
  const title = page.getByRole("textbox", { name: "Title (optional)" });
  await title.fill("A guide to desks");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Content Studio" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await expectNoAxeViolations();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(title).toHaveValue("A guide to desks");
});

test("what the server refuses of a form is said under its field, and above it", async ({
  page,
  server,
  workspace,
}) => {
  const draft = aBrief({ page_url: "https://northwind.example/shelves" });
  server.answer(getOptimization, detailsOf(draft));
  server.answer(updateOptimization, fieldRefusal({ page_url: ["Enter a valid URL."] }));
  await page.goto(studioAddress(workspace, `${draft.id}/edit`));
  await page.getByLabel("Notes (optional)").fill("Other notes");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Enter a valid URL.")).toBeVisible();
  await expect(page.getByLabel("Page", { exact: true })).toBeFocused();

  server.refuse(updateOptimization, "OPTIMIZATION_RUNNING");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toContainText("This optimization is in progress.");
  await expect(page.getByText("Enter a valid URL.")).toBeHidden();
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("Other notes");
});

test("a brief that cannot begin leaves its draft, and says why", async ({ page, server, workspace }) => {
  const draft = aBrief();
  server.answer(createOptimization, draft);
  server.answer(getOptimization, detailsOf(draft));
  server.refuse(generateOptimization, "OPTIMIZATION_RUNNING");
  await page.goto(studioAddress(workspace, "create"));
  await page.getByRole("radio", { name: "New page" }).check();
  await expect(page.getByLabel("Page", { exact: true })).toHaveCount(0);
  await page.getByLabel("Query", { exact: true }).fill("Best shelves");
  await page.getByRole("button", { name: "Make the brief" }).click();

  await expect(page).toHaveURL(studioAddress(workspace, `${draft.id}/edit`));
  await expect(page.getByText("This optimization is in progress.")).toBeVisible();
});

test("an opportunity that is gone can be done without", async ({ page, server, workspace }) => {
  server.refuse(getOpportunity, "NOT_FOUND");
  await page.goto(studioAddress(workspace, "create", `?opportunity=${workspace.id}`));
  await expect(page.getByRole("heading", { name: "This opportunity does not exist any more" })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole("link", { name: "Begin without it" }).click();
  await expect(page).toHaveURL(studioAddress(workspace, "create"));
  await expect(page.getByRole("form", { name: "Brief" })).toBeVisible();
});

test("one whose campaign is gone fills the form all the same", async ({ page, server, workspace }) => {
  const opportunity = server.sample(getOpportunity, {
    kind: "OPTIMIZE_PAGE",
    target: { kind: "PAGE", name: "https://northwind.example/shelves" },
  });
  server.answer(getOpportunity, opportunity);
  server.refuse(getCampaign, "NOT_FOUND");
  server.answer(listOptimizations, listOf([aBrief()]));
  await page.goto(studioAddress(workspace, "create", `?opportunity=${opportunity.id}`));

  await expect(page.getByLabel("Page", { exact: true })).toHaveValue(opportunity.target.name);
  await expect(page.getByText("A brief of this opportunity was begun already")).toBeVisible();
  await expect(page.getByLabel("Language of the text")).toHaveValue("English");
});
