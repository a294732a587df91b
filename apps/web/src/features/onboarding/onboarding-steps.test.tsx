import { updateMe } from "@citelens/contract/accounts/accounts";
import { previewSite } from "@citelens/contract/workspaces/sites";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { vi } from "vitest";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { keepAccount, signInAs } from "../../../test/components/people.ts";
import { newcomer, nextButton } from "./newcomer.test-helper.ts";

const required = "This field is required.";
const notAnAddress = "Enter a valid URL, such as https://example.com.";

test("takes an address without its scheme, and the name that the site has", async ({
  page,
  server,
  account,
}) => {
  const shopUrl = "https://shop.example";
  server.answer(listWorkspaces, []);
  keepAccount(server, newcomer(account, { company_type: 0 }));
  server.answer(previewSite, ({ body }) => {
    const isShop = (body as { readonly url: string }).url === shopUrl; // the page's own request
    const found = { title: "Northwind Tea", description: "Tea by post.", favicon: "/logo.svg" };
    return server.sample(previewSite, isShop ? found : {});
  });
  await page.goto("/onboarding/step-2");
  await page.getByLabel("Company name").fill("Northwind");
  await page.getByLabel("Website").fill("northwind.example/tea");
  await page.getByLabel("Company name").focus();
  await expect(page.getByLabel("Website")).toHaveValue("https://northwind.example/tea");
  await page.getByLabel("Website").fill("northwind.example");
  await page.getByLabel("Website").press("Enter");
  await expect(page).toHaveURL("/onboarding/step-3");
  expect(server.calls(updateMe)[0]?.body).toMatchObject({ website: "https://northwind.example" });

  await expect(page.getByLabel("Website URL")).toHaveValue("https://northwind.example");
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue("Northwind");
  await name.fill("");
  await page.getByLabel("Website URL").fill(shopUrl);
  await expect(name).toHaveValue("Northwind Tea");
  await expect(page.getByText("Tea by post.")).toBeVisible();
  await expectNoAxeViolations();
  await name.fill("Tea and more");
  await expect(page.getByRole("button", { name: "Use as name" })).toBeHidden();
});

test("asks creators for one platform: a link or a username, as the platform has it", async ({
  page,
  server,
  account,
}) => {
  server.answer(listWorkspaces, []);
  const kept = keepAccount(server, newcomer(account));
  await page.goto("/onboarding/step-1");
  await page.getByText("I'm a content creator or influencer").click();
  await expectNoAxeViolations();
  await nextButton(page).click();
  await expect(page).toHaveURL("/onboarding/step-2");
  await expect(page.getByLabel("Company name")).toBeHidden();
  await nextButton(page).click();
  await expect(page.getByText(required)).toBeVisible();

  const platform = page.getByRole("combobox", { name: "Platform" });
  await platform.fill("youtu");
  await page.keyboard.press("Enter");
  const link = page.getByLabel("Link to your YouTube");
  await expect(link).toHaveAttribute("type", "url");
  await nextButton(page).click();
  await expect(page.getByText(required)).toBeVisible();
  await expectNoAxeViolations();
  await link.fill("ada");
  await expect(page.getByText(notAnAddress)).toBeVisible();

  await platform.fill("TikTok");
  await page.keyboard.press("Enter");
  const username = page.getByLabel("Your TikTok username");
  await expect(username).toHaveAttribute("type", "text");
  await expect(username).toHaveValue("");
  await username.fill("ada.teaches");
  await nextButton(page).click();

  await expect(page).toHaveURL("/onboarding/step-3");
  expect(kept()).toMatchObject({
    company_type: 2,
    creator_platforms: { TikTok: "ada.teaches" },
    onboarding_complete: true,
  });
});

test("looks at a site once its address has stood still for half a second", async ({
  page,
  server,
  account,
}) => {
  server.answer(listWorkspaces, []);
  signInAs(server, newcomer(account));
  const url = "https://contoso.example/shop";
  const words = { title: "Contoso", site_name: null, description: null, favicon: "/logo.svg" };
  server.answer(previewSite, { url, ...words });
  await page.goto("/onboarding/step-3");
  await page.getByLabel("Name", { exact: true }).fill("My shop");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // which does not go on by itself

  await page.getByLabel("Website URL").fill("https://contoso.example");
  await page.fastForward(499);
  await page.getByLabel("Website URL").fill(url);
  await page.fastForward(499);
  expect(server.calls(previewSite)).toEqual([]);
  await page.fastForward(1);

  await expect.poll(() => server.calls(previewSite).map(({ body }) => body)).toEqual([{ url }]);
  vi.useRealTimers();
  await expect(page.getByText("Contoso", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use as name" })).toBeHidden();
  expect(server.calls(previewSite)).toHaveLength(1);
});
