import { expect, type Page } from "@playwright/test";
import { pagesOfWorkspace, pagesWithoutWorkspace } from "../support/app-pages.ts";
import { fillDemo } from "../support/filled-demo.ts";
import { signInAsRoot } from "../support/root.ts";
import { openSeeded } from "../support/seeded.ts";
import { signIn, test } from "../support/test.ts";
import { phone } from "../support/views.ts";

/** A phone, and the narrowest window of WCAG. */
const widths = [phone.width, 320];

/** A few days of campaigns are run, however slow the machine is. */
const fillMs = 240_000;

test("every page of a full workspace fits a phone, with each row of its tables in sight", async ({
  signedInPage: page,
  account,
  request,
}) => {
  test.setTimeout(fillMs + 120_000); // some 30 pages
  const projectId = await fillDemo(request, account);
  const paths = await pagesOfWorkspace(request, account, projectId);
  expect(paths.length).toBeGreaterThan(20);
  await expectAllInSight(page, paths);
});

test("every page of the account, the settings and the administrator fits a phone", async ({
  page,
  request,
}) => {
  test.slow();
  await openSeeded(page, "spent-credits");
  await expectAllInSight(page, pagesWithoutWorkspace("account"));
  await signIn(page, await signInAsRoot(request));
  await expectAllInSight(page, pagesWithoutWorkspace("administrator"));
});

async function expectAllInSight(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize({ ...phone });
      await page.goto(path);
      const main = page.locator("main");
      await expect(main.getByRole("heading").first()).toBeVisible();
      await expect(main.locator('[aria-busy="true"], [aria-label^="Loading"]')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ ...phone, width });
        await expect
          .poll(() => page.evaluate<string[]>(outOfSight), { message: `${path}, ${width} px wide` })
          .toEqual([]);
      }
    });
  }
}

/** What a phone does not show as it should: what is beyond its edge or its cell, texts that are cut without a sign, and what else it does not tell. */
const outOfSight = `(() => {
  const beyond = document.documentElement.scrollWidth - innerWidth;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1;
  const cells = [...document.querySelectorAll("main table:not(.sr-only table) :is(td, th)")]
    .filter((cell) => isSeen(cell) && !cell.closest("thead"));
  const away = cells.filter((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  });
  const over = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  const cut = [...document.querySelectorAll("main :not(svg, svg *, input)")].filter((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== "";
    return isCut && /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis" && isSeen(element);
  });
  const rows = [...document.querySelectorAll("main [role=tablist], nav[aria-label=Admin]")];
  const unmarked = rows.filter((row) => row.scrollWidth > row.clientWidth + 1 && getComputedStyle(row).maskImage === "none");
  const names = [...document.querySelectorAll("header [aria-current=page]")];
  const unread = names.filter((name) => name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 48);
  return [
    ...(beyond > 0 ? [beyond + " px beyond the edge"] : []),
    ...away.map((cell) => "a cell is out of sight: " + cell.textContent),
    ...over.map((cell) => "a cell runs into the next one: " + cell.textContent),
    ...cut.map((element) => "cut: " + element.textContent),
    ...unmarked.map((row) => "nothing tells that tabs go on: " + row.textContent),
    ...unread.map((name) => "the page's name has no place: " + name.textContent),
  ];
})()`;
