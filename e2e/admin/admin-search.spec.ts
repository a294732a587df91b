import { apiBase } from "@citelens/contract/base/endpoint";
import type { SearchHit } from "@citelens/contract/platform/admin-search";
import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { signInAsRoot } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";

const searches = `**${apiBase}/admin/search/?*`;

/** Opens a page of the administrator with the palette on it. */
async function openPalette(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(paletteOf(page).palette.getByRole("combobox")).toBeFocused();
}

function paletteOf(page: Page) {
  const palette = page.getByRole("dialog", { name: "Command palette" });
  return { palette, admin: palette.getByRole("group", { name: "Admin" }) };
}

test("a superuser finds an account in the palette, and is led to it", async ({ page, request, account }) => {
  await keepTokens(page, await signInAsRoot(request));
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Search everything" }).click();
  const { palette, admin } = paletteOf(page);
  await expect(palette.getByRole("combobox")).toBeFocused();

  await page.keyboard.type(account.email);
  const user = admin.getByRole("option", { name: new RegExp(`${account.email}.*User`) });
  await expect(user).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/(users|organizations)\/[\w-]+$/);
  await expect(page.locator("main").getByText(account.email).first()).toBeVisible();
});

test("says when nothing matches, and asks once for what was typed quickly", async ({ page, request }) => {
  await keepTokens(page, await signInAsRoot(request));
  const asked: string[] = [];
  page.on("request", (sent) => {
    const url = new URL(sent.url());
    if (url.pathname === `${apiBase}/admin/search/`) asked.push(url.searchParams.get("q") ?? "");
  });
  await openPalette(page, "/admin/users");
  const { palette } = paletteOf(page);

  await page.keyboard.type("q");
  await expect(palette.getByText(/No user, organization/)).toBeHidden();
  await page.keyboard.type("xzjvw nobody");
  await expect(palette.getByText("No user, organization or workspace matches.")).toBeVisible();
  await expect(palette.getByText("No results.")).toBeVisible();
  expect(asked.at(-1)).toBe("qxzjvw nobody");
  expect(asked.length).toBeLessThan(4);

  await palette.getByRole("combobox").fill("clk_0123456789abcdefghij");
  await expect.poll(() => asked.at(-1)).toBe("clk_01234567");
});

const user_id = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f7";
const organization_id = "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";
const workspace_id = "01a203d7-9411-7796-ab28-75d510753944";
const hits: readonly SearchHit[] = [
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

test("shows every kind in both themes and on a phone, and leads each to its page", async ({
  page,
  request,
}) => {
  await keepTokens(page, await signInAsRoot(request));
  await page.route(searches, (route) => route.fulfill({ json: { hits } }));
  const { admin } = paletteOf(page);
  const open = async (): Promise<void> => {
    await openPalette(page, "/admin/users");
    await page.keyboard.type("zz acorn");
    await expect(admin.getByRole("option")).toHaveCount(hits.length);
  };
  await open();
  await expect(admin.getByRole("option")).toHaveText([
    /address@marketing\.example\.com\s*User · Ada Keller/,
    /Organization · Ada Keller · Acorn Agency/,
    /Acorn Chairs\s*Workspace · acorn-chairs/,
    /clk_AbCd1234…\s*API key · Shop/,
    /pi_1234\s*Order · credits · 19\.50 USD/,
  ]);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  }
  await page.keyboard.press("Escape");

  const addresses = [
    `/admin/users/${user_id}`,
    `/admin/organizations/${organization_id}`,
    `/admin/workspaces/${workspace_id}`,
    `/admin/workspaces/${workspace_id}`,
    `/admin/organizations/${organization_id}`,
  ];
  for (const [nth, address] of addresses.entries()) {
    await open();
    for (let step = 0; step < nth; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(address));
  }
});

test("says that the search failed, and tries again", async ({ page, request }) => {
  await keepTokens(page, await signInAsRoot(request));
  await page.route(searches, (route) => route.fulfill({ status: 500, json: {} }));
  await openPalette(page, "/admin/users");
  const { palette, admin } = paletteOf(page);
  await page.keyboard.type("zz acorn");

  await expect(palette.getByText("The search of users and organizations failed.")).toBeVisible({
    timeout: 15_000,
  });
  await expect(palette.getByText("No results.")).toBeHidden();
  await expectNoAxeViolations(page);
  await page.unroute(searches);
  await page.route(searches, (route) => route.fulfill({ json: { hits } }));
  await palette.getByRole("button", { name: "Try again" }).click();
  await expect(admin.getByRole("option")).toHaveCount(hits.length);
});

test("asks nothing for those who are no superusers", async ({ signedInPage: page }) => {
  let isAsked = false;
  await page.route(searches, (route) => {
    isAsked = true;
    return route.abort();
  });
  await openPalette(page, "/settings/api-keys");
  const { palette } = paletteOf(page);
  await page.keyboard.type("nothing like it");
  await expect(palette.getByText("No results.")).toBeVisible();
  await page.waitForTimeout(400);

  expect(isAsked).toBe(false);
});

test("a list that is not counted to its end says so, and ends where its search ends", async ({
  page,
  request,
}) => {
  await keepTokens(page, await signInAsRoot(request));
  const row = {
    id: workspace_id,
    name: "Acorn Chairs",
    url: "https://acorn-chairs.example.com",
    owner_email: "owner@example.com",
    members: 1,
    is_active: true,
    created: new Date().toISOString(),
  };
  await page.route(`**${apiBase}/admin/workspaces/?*`, (route) => {
    const isLast = route.request().url().includes("page=500");
    const next = isLast ? null : "/api/v1/admin/workspaces/?page=2";
    return route.fulfill({
      json: {
        count: 10_000,
        count_is_bound: true,
        next,
        previous: null,
        results: Array.from({ length: 20 }, (_, nth) => ({
          ...row,
          id: `${row.id.slice(0, -2)}${10 + nth}`,
        })),
      },
    });
  });
  await page.goto("/admin/workspaces?search=acorn");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages).toContainText("Showing 1 to 20 of more than 10,000 results");
  await expect(pages.getByRole("button", { name: "Next" })).toBeEnabled();

  await page.goto("/admin/workspaces?search=acorn&page=500");
  await expect(pages).toContainText("Showing 9,981 to 10,000 of more than 10,000 results");
  await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
});
