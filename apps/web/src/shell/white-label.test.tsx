import { agency } from "@citelens/contract/accounts/agencies";
import { changed } from "@citelens/contract/test/samples/sample-answer";
import { sampleOf } from "@citelens/contract/test/samples/sample-of";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { applyCachedBrand } from "#features/agencies/room.ts";
import { expectNoAxeViolations } from "../../test/components/checks.ts";
import { expect, test } from "../../test/components/page-test.ts";
import { until } from "../../test/components/until.ts";

const colours = { brand: "#ffd400", charts: ["#a98c00", "#16171d"] };

test("the title, the icon, the name and the colours follow the agency, and come off again", async ({
  page,
  server,
  workspace,
}) => {
  const acorn = agency.parse(
    changed(sampleOf(agency), {
      name: "Acorn Agency",
      favicon_url: null,
      icon: "/logo.svg?agency",
      logo_url: null,
      theme: { light: colours, dark: { ...colours, brand: "#ffd401" } },
    }),
  );
  server.answer(listWorkspaces, [{ ...workspace, agency: acorn }]);
  document.head.insertAdjacentHTML("beforeend", '<link rel="icon" href="/logo.svg">');
  applyCachedBrand(); // as the app does when it starts
  const colour = (name: string): string =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  await page.goto("/settings/api-keys");

  await expect(page).toHaveTitle("API Keys - Acorn Agency | GEO Platform");
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/logo.svg?agency");
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText("Acorn Agency");
  expect([colour("--chart-1"), colour("--chart-2")]).toEqual(["#a98c00", "#16171d"]);
  expect(colour("--brand")).toBe("#ffd400");
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await until(() => expect(colour("--brand")).toBe("#ffd401"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeViolations();

  server.answer(listWorkspaces, [{ ...workspace, agency: null }]);
  await page.reload();
  await expect(page).toHaveTitle("API Keys - Citelens | GEO Platform");
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/logo.svg");
  expect(colour("--brand")).not.toMatch(/#ffd40/);
  expect(colour("--chart-2")).not.toBe("#16171d");
});
