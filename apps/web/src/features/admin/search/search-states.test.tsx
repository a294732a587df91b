import { listAllWorkspaces } from "@citelens/contract/platform/admin";
import { type SearchHit, searchEverything } from "@citelens/contract/platform/admin-search";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../superuser.test-helper.ts";

interface Palette {
  readonly palette: ElementLocator;
  readonly admin: ElementLocator;
}

/** Opens a page of the administrator with the palette on it. */
async function openPalette(page: AppPage, path = "/admin/users"): Promise<Palette> {
  await page.goto(path);
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Command palette" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  return { palette, admin: palette.getByRole("group", { name: "Admin" }) };
}

const user_id = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f7";
const organization_id = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";
const workspace_id = "01a203d7-9411-7796-ab28-75d510753944";
const hits: SearchHit[] = [
  {
    kind: "user",
    id: user_id,
    title: "an.owner.with.a.long.address@marketing.example.com",
    detail: "Ada Keller",
  },
  {
    kind: "organization",
    id: organization_id,
    title: "an.owner.with.a.long.address@marketing.example.com",
    detail: "Ada Keller · Acorn Agency",
    organization_id,
  },
  {
    kind: "workspace",
    id: workspace_id,
    title: "Acorn Chairs",
    detail: "acorn-chairs.example.com",
    organization_id,
    workspace_id,
  },
  {
    kind: "api_key",
    id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f8",
    title: "clk_AbCd1234…",
    detail: "Shop · Acorn Chairs",
    organization_id,
    workspace_id,
  },
  {
    kind: "order",
    id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f9",
    title: "pi_1234",
    detail: "credits · 19.50 USD",
    organization_id,
  },
];

test("says when nothing matches, and asks once for what was typed quickly", async ({
  rootPage: page,
  server,
}) => {
  server.answer(searchEverything, { hits: [] });
  const asked = (): (string | null)[] => server.calls(searchEverything).map(({ query }) => query.get("q"));
  const { palette } = await openPalette(page);

  await page.keyboard.type("q");
  await expect(palette.getByText(/No user, organization/)).toBeHidden();
  await page.keyboard.type("xzjvw nobody");
  await expect(palette.getByText("No user, organization or workspace matches.")).toBeVisible();
  await expect(palette.getByText("No results.")).toBeVisible();
  expect(asked().at(-1)).toBe("qxzjvw nobody");
  expect(asked().length).toBeLessThan(4);

  await palette.getByRole("combobox").fill("clk_0123456789abcdefghij");
  await expect.poll(() => asked().at(-1)).toBe("clk_01234567");
});

test("shows every kind of what is found", async ({ rootPage: page, server }) => {
  server.answer(searchEverything, { hits });
  const { admin } = await openPalette(page);
  await page.keyboard.type("zz acorn");

  await expect(admin.getByRole("option")).toHaveText([
    /address@marketing\.example\.com\s*User · Ada Keller/,
    /Organization · Ada Keller · Acorn Agency/,
    /Acorn Chairs\s*Workspace · acorn-chairs/,
    /clk_AbCd1234…\s*API key · Shop/,
    /pi_1234\s*Order · credits · 19\.50 USD/,
  ]);
  await expectNoAxeViolations();
});

for (const [nth, kind, address] of [
  [0, "a user", `/admin/users/${user_id}`],
  [1, "an organization", `/admin/organizations/${organization_id}`],
  [2, "a workspace", `/admin/workspaces/${workspace_id}`],
  [3, "an API key", `/admin/workspaces/${workspace_id}`],
  [4, "an order", `/admin/organizations/${organization_id}`],
] as const) {
  test(`leads to the page of ${kind} that is found`, async ({ rootPage: page, server }) => {
    server.answer(searchEverything, { hits });
    const { admin } = await openPalette(page);
    await page.keyboard.type("zz acorn");
    await expect(admin.getByRole("option")).toHaveCount(hits.length);
    for (let step = 0; step < nth; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${address}`));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Users");
  });
}

test("says that the search failed, and tries again", async ({ rootPage: page, server }) => {
  server.fail(searchEverything);
  const { palette, admin } = await openPalette(page);
  await page.keyboard.type("zz acorn");

  await expect(palette.getByText("The search of users and organizations failed.")).toBeVisible();
  await expect(palette.getByText("No results.")).toBeHidden();
  await expectNoAxeViolations();
  server.answer(searchEverything, { hits });
  await palette.getByRole("button", { name: "Try again" }).click();
  await expect(admin.getByRole("option")).toHaveCount(hits.length);
});

test("asks nothing for those who are no superusers", async ({ page, server }) => {
  page.startClock();
  const { palette } = await openPalette(page, "/settings/api-keys");
  await page.keyboard.type("nothing like it");
  await expect(palette.getByText("No results.")).toBeVisible();
  await page.fastForward(400);

  expect(server.calls(searchEverything)).toEqual([]);
});

test("a list that is not counted to its end says so, and ends where its search ends", async ({
  rootPage: page,
  server,
}) => {
  const list = server.sample(listAllWorkspaces);
  const results = list.results.flatMap((row) =>
    Array.from({ length: 20 }, (_, nth) => ({ ...row, id: `${workspace_id.slice(0, -2)}${10 + nth}` })),
  );
  server.answer(listAllWorkspaces, ({ query }) => ({
    ...list,
    count: 10_000,
    count_is_bound: true,
    next: query.get("page") === "500" ? null : "/api/v1/admin/workspaces/?page=2",
    results,
  }));
  await page.goto("/admin/workspaces?search=acorn");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages).toContainText("Showing 1 to 20 of more than 10,000 results");
  await expect(pages.getByRole("button", { name: "Next" })).toBeEnabled();

  await page.goto("/admin/workspaces?search=acorn&page=500");
  await expect(pages).toContainText("Showing 9,981 to 10,000 of more than 10,000 results");
  await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
});
