import {
  me,
  requestVerification,
  updateMe,
  verificationRequested,
} from "@citelens/contract/accounts/accounts";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { keepAccount } from "../../../../test/components/people.ts";
import { fieldRefusal } from "../../../../test/components/server-double.ts";

const address = "/settings/my-account";
const updated = "Your account has been updated successfully.";
const serverError = "The server encountered an error. Please try again later.";

interface Buttons {
  getByRole(role: string, options: { readonly name: string }): ElementLocator;
}

function save(page: Buttons): Promise<void> {
  return page.getByRole("button", { name: "Save Changes" }).click();
}

test("personal infos of a creator have one platform and no company, and the other way round", async ({
  page,
  server,
  account,
}) => {
  const kept = keepAccount(server, { ...account, creator_platforms: {} });
  await page.goto(address);
  await page.getByLabel("Company name").fill("Northwind");
  await page.getByRole("radio", { name: "Creator" }).check();
  await expect(page.getByLabel("Company name")).toBeHidden();
  await page.getByLabel("Platform").fill("insta");
  await page.keyboard.press("Enter");
  await page.getByLabel("Your Instagram username").fill("ada.codes");
  await save(page);
  await expect(page.getByText(updated)).toBeVisible();
  expect(kept()).toMatchObject({
    company_type: 2,
    company_name: "",
    website: "",
    creator_platforms: { Instagram: "ada.codes" },
  });

  await page.getByLabel("Platform", { exact: true }).fill("youtube");
  await page.keyboard.press("Enter");
  await page.getByLabel("Link to your YouTube").fill("no address");
  server.answer(updateMe, fieldRefusal({ creator_platforms: [fieldErrors.url] }));
  await save(page);
  await expect(page.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();
  const keptThen = keepAccount(server, kept());
  await page.getByLabel("Link to your YouTube").fill("https://youtube.com/@ada");
  await save(page);
  await expect
    .poll(() => keptThen().creator_platforms)
    .toEqual({
      YouTube: "https://youtube.com/@ada",
    });

  await page.getByRole("radio", { name: "Publisher" }).check();
  await expect(page.getByLabel("Company name")).toHaveValue("");
  await save(page);
  await expect.poll(() => keptThen().creator_platforms).toEqual({});
});

test("personal infos say under the field what the server refuses, and above the button what has no field", async ({
  page,
  server,
}) => {
  server.answer(updateMe, fieldRefusal({ last_name: [fieldErrors.blank] }));
  await page.goto(address);
  await page.getByLabel("Last name").fill(" ");
  await save(page);
  await expect(page.getByLabel("Last name")).toHaveAccessibleDescription("This field may not be blank.");
  await expect(page.getByLabel("Last name")).toBeFocused();

  server.fail(updateMe, 418);
  await page.getByLabel("Last name").fill("Hopper");
  await save(page);
  await expect(page.getByRole("alert")).toHaveText("Failed to update your account. Please try again.");

  server.answer(updateMe, server.sample(updateMe, {}));
  const release = server.hold(updateMe);
  await save(page);
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeDisabled();
  release();
  await expect(page.getByText(updated)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeEnabled();
});

test("personal infos show their shape while they load, and can be asked for again", async ({
  page,
  server,
  account,
}) => {
  const release = server.hold(me);
  server.fail(me);
  await page.goto(address);
  await expect(page.getByText("Loading your account")).toBeAttached();
  await expectNoAxeViolations();
  release();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(serverError);

  server.answer(me, account);
  await page.getByRole("main").getByRole("button", { name: "Retry" }).click();

  await expect(page.getByLabel("First name")).toHaveValue("Ada");
});

test("the account asks for the link that confirms its address again", async ({ page, server, account }) => {
  server.answer(me, { ...account, email_verified: false });
  server.fail(requestVerification, 400);
  await page.goto(address);
  await expect(page.getByText("Not confirmed")).toBeVisible();
  const again = page.getByRole("button", { name: "Send confirmation again" });
  await again.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Failed to process your request. Please try again.",
  );

  server.answer(requestVerification, { message: verificationRequested });
  await again.click();
  await expect(page.getByText(verificationRequested)).toBeVisible();
  await expectNoAxeViolations();

  await page.reload();
  document.querySelector("meta[name=mail]")?.setAttribute("content", "kept");
  await again.click();
  await expect(page.getByText("No mail server is set up here, so nothing is mailed.")).toBeVisible();
  await expect(page.getByText("We have sent")).toHaveCount(0);
});

test("the dialog that deletes the account waits for its password", async ({ page }) => {
  await page.goto(address);
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });

  await expect(dialog.getByRole("button", { name: "Delete Account" })).toBeDisabled();
  await expectNoAxeViolations();
});
