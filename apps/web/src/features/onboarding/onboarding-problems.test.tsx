import { me, updateMe } from "@citelens/contract/accounts/accounts";
import { previewSite } from "@citelens/contract/workspaces/sites";
import { createWorkspace, listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { expect, test } from "../../../test/components/page-test.ts";
import { keepAccount, signInAs } from "../../../test/components/people.ts";
import { fieldRefusal } from "../../../test/components/server-double.ts";
import { newcomer, nextButton } from "./newcomer.test-helper.ts";

test("the first step says what went wrong, and the second one that it is missing", async ({
  page,
  server,
  account,
}) => {
  signInAs(server, newcomer(account));
  await page.goto("/onboarding/step-2");
  await expect(page.getByRole("alert")).toHaveText(/Error: Company type not set. Please complete Step 1./);
  await page.getByRole("link", { name: "Go to Step 1" }).click();
  await expect(page).toHaveURL("/onboarding/step-1");

  const release = server.hold(updateMe);
  server.fail(updateMe, 400);
  await page.getByText("I work at an agency managing multiple clients").click();
  await nextButton(page).click();
  await expect(nextButton(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("alert")).toHaveText("Failed to update company type");
});

test("the second step says what went wrong, and can be tried again", async ({ page, server, account }) => {
  const agency = newcomer(account, { company_type: 1 });
  server.answer(listWorkspaces, []);
  signInAs(server, agency);
  server.fail(updateMe, 400);
  await page.goto("/onboarding/step-2");
  await page.getByLabel("Company name").fill("Northwind");
  await page.getByLabel("Website").fill("https://northwind.example");
  await nextButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to update company information");
  const sentence = "This field may have at most 200 characters.";
  server.answer(updateMe, fieldRefusal({ company_name: [sentence] }));
  await page.getByLabel("Company name").fill("x".repeat(201));
  await nextButton(page).click();
  await expect(page.getByText(sentence)).toBeVisible();
  keepAccount(server, agency);
  await page.getByLabel("Company name").fill("Northwind");
  await nextButton(page).click();
  await expect(page).toHaveURL("/onboarding/step-3");
});

test("the third step is silent about a site that cannot be looked at, and says why nothing is created", async ({
  page,
  server,
  account,
}) => {
  server.answer(listWorkspaces, []);
  signInAs(server, newcomer(account, { company_type: 1 }));
  server.fail(previewSite);
  server.fail(createWorkspace, 400);
  await page.goto("/onboarding/step-3");
  await page.getByLabel("Name", { exact: true }).fill("Northwind");
  await page.getByLabel("Website URL").fill("https://northwind.example");
  await expect.poll(() => server.calls(previewSite).length).toBeGreaterThan(0);
  await expect(page.getByText("Looking at")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Create Workspace" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to create workspace");
});

test("a step whose user cannot be loaded says so, and can be tried again", async ({
  page,
  server,
  account,
}) => {
  server.refuse(me, "NOT_FOUND");
  await page.goto("/onboarding/step-1");
  await expect(page.getByRole("alert")).toHaveText(/Error: User not found. Please log in./);
  signInAs(server, newcomer(account, { company_type: 1 }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(nextButton(page)).toBeEnabled();
});
