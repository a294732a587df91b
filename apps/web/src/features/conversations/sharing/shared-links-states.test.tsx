import { listShareLinks, revokeShareLink } from "@citelens/contract/visibility/answers";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";

test("the list of shared links says that it loads, why it failed and that a link was revoked by somebody else", async ({
  page,
  server,
}) => {
  server.answer(listShareLinks, () => {
    throw new TypeError("Failed to fetch");
  });
  await page.goto("/settings/shared-links");
  await expect(page.getByText("Unable to connect to the server.")).toBeVisible();

  const list = server.sample(listShareLinks);
  const results = list.results.map((link) => ({ ...link, query: { ...link.query, text: "Which tea?" } }));
  server.answer(listShareLinks, { ...list, results });
  server.refuse(revokeShareLink, "NOT_FOUND");
  await page.getByRole("button", { name: /Try again|Retry/ }).click();
  await page.getByRole("button", { name: "Revoke the link to Which tea?" }).click();
  await expectNoAxeViolations();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke Link" }).click();

  await expect(page.getByText("The requested resource was not found.")).toBeVisible();
});
