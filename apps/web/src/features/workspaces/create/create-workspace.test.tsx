import { getOrganization } from "@citelens/contract/billing/billing";
import { previewSite } from "@citelens/contract/workspaces/sites";
import { createWorkspace, listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { vi } from "vitest";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { fieldRefusal } from "../../../../test/components/server-double.ts";
import { until } from "../../../../test/components/until.ts";

const address = "/workspaces/create";
const otherId = "01930000-0000-7000-8000-000000000002";

/** A picture that is there at once. */
class LoadedImage {
  readonly complete = true;
  readonly naturalWidth = 32;
}

async function fillRequired(page: AppPage): Promise<void> {
  await page.getByLabel("Name").fill("Contoso");
  await page.getByLabel("Website URL").fill("https://contoso.example");
}

test("creating a workspace needs a name and a web address; the industry stays open", async ({
  page,
  server,
}) => {
  await page.goto(address);
  await page.getByRole("button", { name: "Create Workspace" }).click();
  await expect(page.getByText("This field is required.")).toHaveCount(2);
  await expect(page.getByLabel("Website URL")).toBeFocused();
  await expectNoAxeViolations();
  await page.getByLabel("Website URL").fill("contoso");
  await expect(page.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();

  await fillRequired(page);
  await page.getByRole("button", { name: "Create Workspace" }).click();
  await until(() =>
    expect(server.calls(createWorkspace)).toMatchObject([{ body: { description: "", industry: null } }]),
  );
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("creating a workspace takes the name and the icon from the site, and leaves a name that was typed", async ({
  page,
  server,
}) => {
  server.answer(previewSite, ({ body }) => {
    const { url } = body as { url: string }; // as the contract has it
    const title = url.includes("fabrikam") ? "Fabrikam" : "Contoso";
    return { url, title, site_name: null, description: null, favicon: "/logo.svg" };
  });
  vi.stubGlobal("Image", LoadedImage);
  page.startClock();
  await page.goto(address);
  const [name, url] = [page.getByLabel("Name"), page.getByLabel("Website URL")];
  const type = async (text: string): Promise<void> => {
    await url.fill(text);
    await page.fastForward(500);
  };

  await type("contoso.example");
  await expect(name).toHaveValue("Contoso");
  await expect(page.locator("main [role=status] img")).toBeVisible();
  await type("fabrikam.example");
  await expect(name).toHaveValue("Fabrikam");
  await name.fill("Our shop");
  await type("contoso.example");
  await expect(page.getByText("Contoso", { exact: true })).toBeVisible();
  await expect(name).toHaveValue("Our shop");
  await name.fill("");
  await page.getByRole("button", { name: "Use as name" }).click();
  await expect(name).toHaveValue("Contoso");
});

test("it says what becomes of a workspace beyond the plan, before it is created", async ({
  page,
  server,
}) => {
  const full = { workspaces_used: 1, workspaces_max: 1, plan_name: "Demo" };
  server.answer(getOrganization, server.sample(getOrganization, full));
  await page.goto(address);
  await expect(page.getByText("Your plan (Demo): 1 of 1 workspace in use.")).toBeVisible();
  await expect(page.getByText(/two weeks later they are deactivated; their data stays/)).toBeVisible();
  await expect(
    page.getByRole("link", { name: "take a larger plan or buy one more workspace" }),
  ).toHaveAttribute("href", "/settings/billing");
  await expectNoAxeViolations();

  const roomy = { workspaces_used: 1, workspaces_max: 5, plan_name: "Growth" };
  server.answer(getOrganization, server.sample(getOrganization, roomy));
  await page.reload();
  await expect(page.getByText("Your plan (Growth): 1 of 5 workspaces in use.")).toBeVisible();
  await expect(page.getByText(/deactivated/)).toHaveCount(0);
});

test("it finds no industry for nonsense, and Escape closes the list", async ({ page }) => {
  await page.goto(address);

  await page.getByRole("combobox", { name: "Industry (optional)" }).fill("xyz");
  await expect(page.getByText("No options found")).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(page.getByText("No options found")).toBeHidden();
  await expect(page).toHaveURL(address);
});

test("it shows the server's reasons under the fields", async ({ page, server }) => {
  const reason = "This field may have at most 100 characters.";
  server.answer(createWorkspace, () => fieldRefusal({ name: [reason] }));
  await page.goto(address);

  await page.getByLabel("Name").fill("x".repeat(101));
  await page.getByLabel("Website URL").fill("https://contoso.example");
  await page.getByRole("button", { name: "Create Workspace" }).click();

  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription(reason);
});

test("it says that it failed when the server gives no reason, and can be tried again", async ({
  page,
  server,
  workspace,
}) => {
  const release = server.hold(createWorkspace);
  server.fail(createWorkspace, 400);
  await page.goto(address);

  await fillRequired(page);
  const button = page.getByRole("button", { name: "Create Workspace" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("alert")).toHaveText("Failed to create project");

  const created = { ...workspace, id: otherId, name: "Contoso" };
  server.answer(createWorkspace, () => {
    server.answer(listWorkspaces, [workspace, created]);
    return created;
  });
  await button.click();
  await expect(page.getByRole("button", { name: "Workspace: Contoso" })).toBeVisible();
});
