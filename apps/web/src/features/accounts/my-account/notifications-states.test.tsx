import {
  emailDefaults,
  getEmailPreferences,
  updateEmailPreferences,
} from "@citelens/contract/accounts/accounts";
import { expect, test } from "../../../../test/components/page-test.ts";

const serverError = "The server encountered an error. Please try again later.";

test("the account chooses its e-mails one by one, and sees when a choice could not be kept", async ({
  page,
  server,
}) => {
  let kept = emailDefaults;
  const news = page.getByRole("switch", { name: "Product news" });
  const changes = page.getByRole("switch", { name: "Changes to your workspaces" });
  server.fail(getEmailPreferences);
  await page.goto("/settings/notifications");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(serverError);
  server.answer(getEmailPreferences, () => kept);
  await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
  await expect(changes).toBeChecked();
  await expect(news).not.toBeChecked();

  server.answer(updateEmailPreferences, ({ body }) => {
    kept = { ...kept, ...(body as Partial<typeof kept>) }; // the page's own request
    return kept;
  });
  await news.click();
  await expect(news).toBeEnabled();
  await page.reload();
  await expect(news).toBeChecked();
  expect(server.calls(updateEmailPreferences).map(({ body }) => body)).toEqual([{ announcements: true }]);

  server.fail(updateEmailPreferences);
  await changes.click();
  await expect(page.getByText(serverError)).toBeVisible();
  await expect(changes).toBeChecked();
});
