import { expect, type Locator, type Page } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { test as base, keepTokens } from "../support/test.ts";

const test = base.extend<{ readonly rootPage: Page }>({
  /** The superuser's page of announcements. */
  rootPage: async ({ page, request }, use) => {
    await keepTokens(page, await signInAsRoot(request));
    await page.goto("/admin/announcements");
    await use(page);
  },
});

function rowOf(page: Page, title: string): Locator {
  return page.getByRole("row").filter({ hasText: title });
}

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole("button", { name: "New announcement" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Text", { exact: true }).fill(text);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save draft" }).click();
}

/** Opens the dialog of an act, which takes a reason. */
async function begin(page: Page, act: string, title: string): Promise<Locator> {
  await page.getByRole("button", { name: `${act} ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: `${act} this announcement?` });
  await dialog.getByLabel("Reason").fill("The news of this week");
  return dialog;
}

/** As a field for date and time has it, by the clock of the browser. */
function wallTime(page: Page, hoursAhead: number): Promise<string> {
  return page.evaluate((hours) => {
    const at = new Date(Date.now() + hours * 3_600_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hoursAhead);
}

test("writes an announcement, sees it as readers do, publishes it with a reason and deletes it", async ({
  rootPage: page,
}) => {
  const title = `News ${Date.now()}`;
  await write(page, title, "It is **bold** and [linked](https://example.com).\n\n<b>raw</b>");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.locator("strong")).toHaveText("bold");
  await expect(preview.getByRole("link", { name: "linked" })).toHaveAttribute("rel", /nofollow/);
  await expect(preview.locator("b")).toHaveCount(0);
  await expect(preview).toContainText("It is bold and linked.");
  await expect(preview).toContainText("just now");
  await expect(preview.getByText(title)).toHaveCount(2);
  await save(page);
  await expect(rowOf(page, title)).toContainText("Draft");
  await expect(rowOf(page, title)).toContainText("Everyone");

  await page.getByRole("button", { name: `Publish ${title}` }).click();
  const publishing = page.getByRole("dialog", { name: "Publish this announcement?" });
  await publishing.getByRole("button", { name: "Publish" }).click();
  await expect(publishing.getByText("This field is required.")).toBeVisible();
  await publishing.getByLabel("Reason").fill("The news of this week");
  await publishing.getByRole("button", { name: "Publish" }).click();
  await expect(rowOf(page, title)).toContainText("Published");
  await expect(rowOf(page, title)).toContainText(/0\sof\s\d/);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await expect(page.getByText("For Everyone. Unpublish it to choose somebody else.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await (await begin(page, "Unpublish", title)).getByRole("button", { name: "Unpublish" }).click();
  await expect(rowOf(page, title)).toContainText("Draft");
  await (await begin(page, "Delete", title)).getByRole("button", { name: "Delete" }).click();

  await expect(rowOf(page, title)).toHaveCount(0);
});

test("chooses whom an announcement is for and when, and takes it back", async ({ rootPage: page }) => {
  const title = `Later ${Date.now()}`;
  await write(page, title, "Soon.");
  await page.getByLabel("Audience").selectOption("People of organizations on a plan");
  await save(page);
  await expect(page.getByText("Choose at least one plan.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Agency" }).check();
  await page.getByRole("checkbox", { name: "Growth" }).check();
  await save(page);
  await expect(page.getByText("The draft is saved.")).toBeVisible();
  await expect(rowOf(page, title)).toContainText("Growth, Agency");

  const dialog = await begin(page, "Publish", title);
  await expect(dialog).toContainText("People of organizations on Growth, Agency see it behind the bell");
  await dialog.getByLabel("Publish at").fill(await wallTime(page, -1));
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(dialog.getByText("Choose a time that is still to come.")).toBeVisible();
  await dialog.getByLabel("Publish at").fill(await wallTime(page, 26));
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(rowOf(page, title)).toContainText("Scheduled");

  await (await begin(page, "Unschedule", title)).getByRole("button", { name: "Unschedule" }).click();
  await expect(rowOf(page, title)).toContainText("Draft");
});

test("shows what is for superusers behind their bell alone", async ({ rootPage: page, account, request }) => {
  const title = `Among us ${Date.now()}`;
  await write(page, title, "For the team.");
  await page.getByLabel("Audience").selectOption("Superusers");
  await save(page);
  await expect(rowOf(page, title)).toContainText("Superusers");
  await (await begin(page, "Publish", title)).getByRole("button", { name: "Publish" }).click();
  await expect(rowOf(page, title)).toContainText("Published");

  const seenBy = async (access: string): Promise<boolean> => {
    const answer = await request.get("/api/v1/announcements/?page_size=5", {
      headers: { authorization: `Bearer ${access}` },
    });
    return (await answer.text()).includes(title);
  };
  await page.getByRole("button", { name: /^Announcements/ }).click();

  await expect(page.getByRole("button", { name: title }).filter({ hasText: "For the team." })).toBeVisible();
  expect(await seenBy(account.access)).toBe(false);
});
