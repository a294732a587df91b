import { listWorkspaces, type Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";
import { emptyMarket, emptyView } from "./brand-context.rules.ts";
import { keepBrand } from "./kept-brand.test-helper.ts";

const address = "/settings/brand-context";

function card(page: AppPage, name: string): ElementLocator {
  return page.getByRole("region", { name, exact: true });
}

async function edit(page: AppPage, name: string): Promise<ElementLocator> {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  return card(page, name);
}

function settings(page: AppPage): ElementLocator {
  return page.getByRole("navigation", { name: "Settings" });
}

function asked(page: AppPage): ElementLocator {
  return page.getByRole("alertdialog", { name: "Leave without saving?" });
}

/** There is another workspace beside the one that is looked at. */
function addContoso(server: ServerDouble, workspace: Workspace): void {
  const contoso = { ...workspace, id: crypto.randomUUID(), name: "Contoso" };
  server.answer(listWorkspaces, [workspace, contoso]);
  localStorage.setItem("workspace", workspace.id);
}

test("asks before what was typed is lost on the way to another page", async ({ page, server }) => {
  keepBrand(server);
  await page.goto(address);
  const about = await edit(page, "About brand");
  await about.getByLabel("About brand").fill("Not saved yet");
  await settings(page).getByRole("link", { name: "API Keys" }).click();
  await expect(asked(page)).toBeVisible();
  await expectNoAxeViolations();
  await asked(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(address);
  await expect(about.getByLabel("About brand")).toHaveValue("Not saved yet");
});

test("asks nothing where nothing was typed, or all is saved", async ({ page, server }) => {
  keepBrand(server);
  await page.goto(address);
  await expect(
    page.getByText("What can you tell me about the brand? See what LLMs understand about it."),
  ).toBeVisible();
  await edit(page, "About brand");
  await settings(page).getByRole("link", { name: "API Keys" }).click();
  await expect(page.getByRole("heading", { name: "API Keys", level: 1 })).toBeVisible();
  await page.goBack();

  const about = await edit(page, "About brand");
  await about.getByLabel("About brand").fill("Tea by post");
  await about.getByRole("button", { name: "Save", exact: true }).click();
  await expect(about.getByRole("textbox")).toBeHidden();
  await settings(page).getByRole("link", { name: "API Keys" }).click();
  await expect(page).toHaveURL("/settings/api-keys");
});

test("asks before what was typed is lost on the way to another workspace", async ({
  page,
  server,
  workspace,
}) => {
  addContoso(server, workspace);
  keepBrand(server);
  await page.goto(address);
  const about = await edit(page, "About brand");
  await about.getByLabel("About brand").fill("Not saved yet");
  const here = page.getByRole("button", { name: `Workspace: ${workspace.name}` });

  await here.click();
  await page.getByRole("menuitemradio", { name: "Contoso" }).click();
  await asked(page).getByRole("button", { name: "Cancel" }).click();
  await expect(here).toBeVisible();
  await expect(about.getByLabel("About brand")).toHaveValue("Not saved yet");
  await here.click();
  await page.getByRole("menuitemradio", { name: "Contoso" }).click();
  await asked(page).getByRole("button", { name: "Leave" }).click();
  await expect(asked(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Workspace: Contoso" })).toBeVisible();
  await expect(about.getByRole("textbox")).toBeHidden();
});

test("edits plain points of view, by keyboard too", async ({ page, server }) => {
  const plain = "Repair before you replace.";
  const kept = keepBrand(server, {
    brand_point_of_view: [plain, { ...emptyView, language: "Warm", voice_characteristics: ["Plain"] }],
  });
  await page.goto(address);
  const view = card(page, "Brand Point of View");
  await expect(view.getByText(plain)).toBeVisible();
  await expect(view.getByRole("definition")).toHaveText(["Warm", "Plain"]);
  await expect(view.getByRole("term")).toHaveText(["Voice Characteristics", "Voice Traits"]);

  await page.getByRole("button", { name: "Edit Brand Point of View" }).focus();
  await page.keyboard.press("Enter");
  await expect(view.getByLabel("Voice Characteristics")).toBeFocused();
  await view.getByLabel("Voice Traits").fill("Plain\n\n  Patient  \n");
  await view.getByRole("button", { name: "Save Changes" }).click();
  await expect(view.getByRole("listitem")).toHaveText(["Plain", "Patient"]);
  await expect(page.getByRole("button", { name: "Edit Brand Point of View" })).toBeFocused();
  expect(kept().brand_point_of_view).toContain(plain);
});

test("edits several markets", async ({ page, server }) => {
  const market = { ...emptyMarket, business_model: "Shop", target_segment: "Families" };
  const kept = keepBrand(server, {
    market_positioning: {
      market_scope: "Japan",
      market_context: [market, { ...emptyMarket, business_model: "Wholesale" }],
    },
  });
  await page.goto(address);
  const markets = card(page, "Brand Market Analysis");
  await expect(markets).toContainText("Market Scope: Japan");

  await edit(page, "Brand Market Analysis");
  await expectNoAxeViolations();
  await markets.getByRole("button", { name: "Remove market 2" }).click();
  await markets.getByRole("button", { name: "Add market" }).click();
  await markets.getByLabel("Key Differentiators").last().fill("Oak\n\nRepair");
  await markets.getByRole("button", { name: "Save Changes" }).click();
  await expect(markets.getByRole("listitem")).toHaveText(["Oak", "Repair"]);
  await expect(markets.getByText("Wholesale")).toBeHidden();
  expect(kept().market_positioning).toMatchObject({
    market_scope: "Japan",
    market_context: [market, { business_model: "", key_differentiators: ["Oak", "Repair"] }],
  });
});
