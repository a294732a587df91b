import { getSearches } from "@citelens/contract/visibility/insight-cards";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";

async function openCard(page: AppPage, { id }: Workspace, search = ""): Promise<ElementLocator> {
  await page.goto(`/workspaces/${id}/insight/dashboard?branded=all${search}`);
  return page.getByRole("region", { name: "What assistants search for", exact: true });
}

/** Lists 22 searches, ten on a page, of which those without a lamp are found by their words. */
function answerSearches(server: ServerDouble): void {
  const sample = server.sample(getSearches);
  const all = Array.from({ length: 22 }, (_, index) =>
    sample.results.map((one) => ({ ...one, query: `chair ${index}` })),
  ).flat();
  server.answer(getSearches, ({ query }) => {
    const words = query.get("search")?.toLowerCase() ?? "";
    const found = all.filter((one) => one.query.includes(words));
    const first = (Number(query.get("page")) - 1) * 10;
    return { ...sample, count: found.length, results: found.slice(first, first + 10) };
  });
}

test("order and page are in the address, and another order begins on the first page", async ({
  page,
  server,
  workspace,
}) => {
  answerSearches(server);
  const card = await openCard(page, workspace);
  const asked = () => expect.poll(() => `${server.calls(getSearches).at(-1)?.query}`, { timeout: 5_000 });
  await expect(card.getByText("Showing 1 to 10 of 22 results")).toBeVisible();

  await card.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/searchesPage=2/);
  await expect(card.getByText("Showing 11 to 20 of 22 results")).toBeVisible();
  await asked().toMatch(/page=2&/);
  await card.getByLabel("Order of the searches").selectOption("By name");
  await expect(page).toHaveURL(/searches=query/);
  await expect(page).not.toHaveURL(/searchesPage/);
  await asked().toMatch(/ordering=query&page=1&/);
});

test("words are in the address, begin on the first page, and can be taken back", async ({
  page,
  server,
  workspace,
}) => {
  answerSearches(server);
  const card = await openCard(page, workspace, "&searchesPage=2");
  await card.getByRole("searchbox", { name: "Words of a search" }).fill("CHAIR 2");
  await card.getByRole("button", { name: "Search", exact: true }).click();
  await expect(card.getByText("Showing 1 to 3 of 3 results")).toBeVisible();
  await expect(page).not.toHaveURL(/searchesPage/);
  await page.reload();
  await expect(card.getByText("Showing 1 to 3 of 3 results")).toBeVisible();
  await card.getByRole("searchbox", { name: "Words of a search" }).fill("lamp");
  await card.getByRole("button", { name: "Search", exact: true }).click();
  await expect(card.getByText("No search has these words")).toBeVisible();
  await card.getByRole("button", { name: "Show all searches" }).click();
  await expect(card.getByText("Showing 1 to 10 of 22 results")).toBeVisible();
});

test("a page beyond the last one leads back to the first", async ({ page, server, workspace }) => {
  answerSearches(server);
  const card = await openCard(page, workspace, "&searchesPage=9");

  await expect(card.getByText("There is nothing on this page.")).toBeVisible();
  await card.getByRole("button", { name: "Back to the first page" }).click();

  await expect(card.getByText("Showing 1 to 10 of 22 results")).toBeVisible();
});

test("says who hides their searches where nobody reveals any", async ({ page, server, workspace }) => {
  const sample = server.sample(getSearches);
  const models = sample.models.map((one) => ({ ...one, answers: 4, searched: 3, reveals: false }));
  server.answer(getSearches, { ...sample, count: 0, results: [], n: 0, models });
  const card = await openCard(page, workspace);

  await expect(card.getByText("No assistant reveals what it searched for")).toBeVisible();
  await expect(card.getByRole("button", { name: "Export" })).toBeDisabled();
});
