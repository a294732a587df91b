import { expect } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { savedFile } from "../support/saved-file.ts";
import { test } from "../support/test.ts";
import { keyOf, reportVisits, serveSite, visitedPaths, visitsAddress } from "./visits.ts";

test.describe("the list", () => {
  test("opens a page of the site in a new tab without a referrer", async ({
    signedInPage: page,
    request,
    account,
  }) => {
    const site = await serveSite((incoming) => `read from ${incoming.headers.referer ?? "nowhere"}`);
    const workspace = await createWorkspace(request, account, { url: `${site.url}/` });
    await reportVisits(request, await keyOf(request, account, workspace), [{ path: "/docs/a?utm_source=x" }]);
    await page.goto(visitsAddress(workspace));

    const link = page.getByRole("link", { name: "/docs/a" });
    await expect(link).toHaveAttribute("rel", /noreferrer/);
    const opening = page.waitForEvent("popup");
    await link.click();

    const opened = await opening;
    await expect(opened.locator("body")).toHaveText("read from nowhere");
    expect(opened.url()).toContain(`${site.url}/docs/a`);
    expect(await opened.evaluate<unknown>("window.opener")).toBeNull();
    await site.close();
  });

  test("is saved as CSV with all its pages and its filters", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    const secret = await keyOf(request, account, workspace);
    const docs = Array.from({ length: 23 }, (_, index) => ({ path: `/docs/${index}` }));
    await reportVisits(request, secret, [...docs, { path: "/about" }]);
    await page.goto(visitsAddress(workspace, "?search=docs&order=path"));
    await expect(visitedPaths(page)).toHaveCount(20);

    const file = await savedFile(page);

    expect(file.name).toMatch(/^visits_northwind_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    const lines = file.text.trim().split(/\r?\n/);
    expect(lines).toHaveLength(24);
    expect(lines.filter((line) => line.includes("/docs/"))).toHaveLength(23);
  });
});
