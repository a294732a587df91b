import { localModel } from "@citelens/contract/visibility/ai-models";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { type Account, bearer, createWorkspace } from "../support/api.ts";
import { test } from "../support/test.ts";
import { serveSite } from "../visits/visits.ts";

const question = "What is the best loose leaf green tea?";
const pages: Readonly<Record<string, string>> = {
  "/": `<title>Northwind Tea</title><h1>Northwind Tea</h1><a href="/green">Green tea</a><a href="/black">Black tea</a>
    <p>Northwind sells loose leaf tea by post in three sizes, with free delivery within two working days.</p>`,
  "/green": `<title>Green tea from Northwind</title><h1>The best loose leaf green tea</h1>
    <p>Northwind's loose leaf green tea is picked in spring and costs 9 euros for 100 grams. It tastes fresh and mild.
    Of all loose leaf green tea we sell, Sencha is the best choice for beginners, because it forgives water that is too hot.</p>
    <p>Contoso offers a loose leaf green tea as well, which is stronger and costs 12 euros.</p>`,
  "/black": `<title>Black tea from Northwind</title><h1>Black tea for the morning</h1>
    <p>Our Assam black tea is strong and malty. Steep the black tea for four minutes and drink it with milk.</p>`,
};

/** A workspace with one answered question; resolves to the address of its conversation. */
async function answered(request: APIRequestContext, account: Account): Promise<string> {
  const { url } = await serveSite(({ url: path = "/" }) => pages[path] ?? "");
  const { id: projectId } = await createWorkspace(request, account, { name: "Northwind", url });
  const base = `/api/v1/projects/${projectId}`;
  const headers = bearer(account);
  const data = {
    name: "Tea",
    brand: { name: "Northwind", domains: [new URL(url).host] },
    queries: [question],
    operator_models: [localModel],
  };
  const made = await request.post(`${base}/campaigns/organic/`, { headers, data });
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  expect((await request.post(`${base}/campaigns/organic/${id}/launch/`, { headers })).status()).toBe(200);

  const listed = z.object({
    results: z.array(z.object({ id: z.string(), answers: z.array(z.object({ status: z.string() })) })),
  });
  let queryId = "";
  await expect
    .poll(
      async () => {
        const [first] = listed.parse(
          await (await request.get(`${base}/conversations/`, { headers })).json(),
        ).results;
        queryId = first?.id ?? "";
        return first?.answers[0]?.status;
      },
      { timeout: 30_000 },
    )
    .toBe("OK");
  return `/workspaces/${projectId}/insight/conversations/${queryId}`;
}

async function shareFor(page: Page, lifetime: string): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this answer" });
  await dialog.getByLabel("The link works for").selectOption(lifetime);
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = (await dialog.locator("code").textContent()) ?? "";
  await expect(dialog).toContainText("It can be opened until");
  return link;
}

test("an answer is shared, read by somebody without an account, listed, revoked, and then closed to them", async ({
  signedInPage: page,
  request,
  account,
  browser,
}) => {
  test.slow();
  await page.goto(await answered(request, account));
  const link = await shareFor(page, "7 days");
  expect(link).toMatch(/\/shared\/answers\/[\w-]{43}$/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(question);
  await expect(stranger.getByRole("article")).toContainText("green tea");

  await page.getByRole("link", { name: "Shared Links" }).first().click();
  await expect(page).toHaveURL("/settings/shared-links");
  const row = page.getByRole("row", { name: question });
  await expect(row).toContainText("Local index");
  await expect(row).toContainText(`${account.user.first_name} ${account.user.last_name}`);
  await expect(row.getByRole("cell", { name: "1", exact: true })).toBeVisible();
  await expect(page.getByText("1 link works now")).toBeVisible();

  await page.getByRole("button", { name: `Revoke the link to ${question}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke Link" }).click();
  await expect(page.getByText("Link revoked")).toBeVisible();
  await expect(page.getByText("No shared links")).toBeVisible();

  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expect(stranger.getByText(question)).toHaveCount(0);
});
