import { listSourcePages, listSources } from "@citelens/contract/visibility/sources";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";

const empty = "No sources data available for the selected period";
const failure = "The server encountered an error. Please try again later.";

function address({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/sources${search}`;
}

for (const [endpoint, path, name] of [
  [listSources, "", "Sites"],
  [listSourcePages, "/explorer", "Pages"],
] as const) {
  test(`the list of ${name.toLowerCase()} says that it loads, why it failed and why it is empty`, async ({
    page,
    server,
    workspace,
  }) => {
    const release = server.hold(endpoint);
    server.fail(endpoint);
    await page.goto(address(workspace, path));
    const table = page.getByRole("table", { name });
    await expect(table).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.getByText(failure)).toBeVisible();

    server.answer(listSources, server.sample(listSources, { count: 0, results: [], kinds: [] }));
    server.answer(listSourcePages, server.sample(listSourcePages, { count: 0, results: [] }));
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
    await expect(page.getByRole("button", { name: "Export", exact: true })).toBeDisabled();

    await page.getByLabel("Type of source").selectOption("News");
    await expect(page.getByRole("heading", { name: "No sources match these filters" })).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL(address(workspace, path));
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
  });
}

test("a type narrows the sites by the keyboard, and a closed site gives the focus back", async ({
  page,
  server,
  workspace,
}) => {
  const [site] = server.sample(listSources).results;
  if (!site) throw new Error("A sample of a list has one entry.");
  const results = [{ ...site, domain: "fabrikam.example" }];
  const kinds = [{ kind: "COMPETITOR" as const, domains: 1, use_count: 1 }];
  server.answer(listSources, server.sample(listSources, { results, kinds }));
  await page.goto(address(workspace));

  const link = page.getByRole("link", { name: "fabrikam.example", exact: true });
  await expect(link).toBeVisible();
  await page.getByRole("button", { name: /^Competitor/ }).press("Enter");
  await expect(page).toHaveURL(address(workspace, "?kind=COMPETITOR"));
  await link.press("Enter");
  const panel = page.getByRole("dialog", { name: "fabrikam.example" });
  await expect(panel.getByRole("region", { name: "Figures" })).toBeVisible();
  await expectNoAxeViolations();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(link).toBeFocused();
});
