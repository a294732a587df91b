import type { ElementLocator } from "../../test/components/element-locator.ts";
import { expect, test } from "../../test/components/page-test.ts";

const title = "what is changed right after another filter of a list keeps that filter";

/** Clicks the one and then the other, or chooses the last option of a list, before the page can show the first change. */
async function useAtOnce(...locators: readonly [ElementLocator, ElementLocator]): Promise<void> {
  const [first, second] = [await locators[0].element(), await locators[1].element()];
  for (const control of [first, second]) {
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else control.click();
  }
}

test(`${title}: campaigns`, async ({ page, workspace }) => {
  const address = `/workspaces/${workspace.id}/insight/campaigns`;
  await page.goto(`${address}?page=2`);
  await useAtOnce(
    page.getByRole("button", { name: "Draft", exact: true }),
    page.getByRole("combobox", { name: "Type", exact: true }),
  );
  await expect(page).toHaveURL(`${address}?status=DRAFT&type=PRE_AUDIT`);
});

test(`${title}: conversations`, async ({ page, workspace }) => {
  const list = (name: string) => page.getByRole("combobox", { name, exact: true });
  const conversations = `/workspaces/${workspace.id}/insight/conversations`;
  await page.goto(conversations);
  await useAtOnce(list("Mentions"), list("Citations"));
  await expect(page).toHaveURL(`${conversations}?mentioned=false&cited=false`);
  await page.goto(`${conversations}?view=answers&counted=true&citing=true&domain=a.example`);
  const chips = page.getByRole("list", { name: "Only answers that are" }).getByRole("button");
  await expect(chips).toHaveCount(3);
  await useAtOnce(chips.nth(0), chips.nth(1));
  await expect(page).toHaveURL(`${conversations}?view=answers&domain=a.example`);
});

for (const path of ["sources", "sources/explorer"]) {
  test(`${title}: ${path}`, async ({ page, workspace }) => {
    const address = `/workspaces/${workspace.id}/insight/${path}`;
    const all = page.getByRole("button", { name: "All", exact: true });
    const kind = page.getByRole("combobox", { name: "Type of source", exact: true });
    await page.goto(`${address}?page=2`);
    await useAtOnce(all, kind);
    await expect(page).toHaveURL(`${address}?branded=all&kind=OTHER`);
    await page.goto(`${address}?page=2`);
    await useAtOnce(kind, all);
    await expect(page).toHaveURL(`${address}?branded=all&kind=OTHER`);
  });
}

test(`${title}: visits`, async ({ page, workspace }) => {
  const address = `/workspaces/${workspace.id}/agent-visits-old`;
  await page.goto(`${address}?search=page`);
  await useAtOnce(
    page.getByRole("button", { name: "SEO Agent", exact: true }),
    page.getByRole("button", { name: "Clear search", exact: true }),
  );
  await expect(page).toHaveURL(`${address}?agent=seo-agent`);
});
