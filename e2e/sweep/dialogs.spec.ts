import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Page } from "@playwright/test";
import { contrastFaults, popupFaults } from "../support/checks.ts";
import { signIn, test } from "../support/test.ts";
import { phone, useTheme } from "../support/views.ts";
import { filledIn } from "./addresses.ts";
import type { Dialog } from "./dialogs/dialog.ts";
import { type DialogGroup, dialogGroups } from "./dialogs/dialogs.ts";
import { type Household, openHousehold } from "./household.ts";
import { answerWithSamples } from "./samples.ts";
import { openWhole, outOfSightOf, popupIsWhole } from "./whole-page.ts";

test.describe.configure({ mode: "parallel", timeout: 900_000 });

for (const group of dialogGroups) {
  test(`every dialog of ${group.name}`, async ({ page, request }) => {
    const household = await openHousehold(request);
    await enter(page, group, household);
    for (const [address, dialogs] of Object.entries(group.dialogs)) {
      const path = filledIn(address, household);
      for (const dialog of dialogs) {
        await test.step(`${address}: ${dialog.name}`, () => lookAtDialog(page, path, dialog));
      }
    }
  });
}

async function enter(page: Page, group: DialogGroup, household: Household): Promise<void> {
  const { visitor, sampled, changes } = group;
  const { account } = household;
  if (visitor !== "nobody") await signIn(page, account);
  if (visitor === "superuser") {
    const json = { ...account.user, is_superuser: true };
    await page.route(`**${apiBase}/me/`, (route) => route.fulfill({ json }));
  }
  if (sampled) await answerWithSamples(page, sampled, changes?.(household));
}

/** What a dialog does not keep fails the test at its end, and so does one that cannot be opened. */
async function lookAtDialog(page: Page, path: string, { name, open, isOfPhones }: Dialog): Promise<void> {
  const what = `${name} at ${path}`;
  const began = Date.now();
  try {
    if (!page.url().endsWith(path) || (await isOpen(page))) await openWhole(page, path);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(isOfPhones ? phone : { width: 1280, height: 800 });
    page.setDefaultTimeout(15_000);
    await open(page);
    await popupIsWhole(page);
  } catch (problem) {
    const names = await page.evaluate<string[]>(
      `[...document.querySelectorAll("button, [role=menuitem], main table a")].filter((b) => b.checkVisibility()).map((b) => (b.getAttribute("aria-label") ?? b.textContent).trim().slice(0, 50))`,
    );
    console.log("CANNOT", what, page.url(), [...new Set(names)].slice(6, 70).join(" | ").slice(0, 1800));
    expect.soft(problem, `${what} cannot be opened`).toBeUndefined();
    await page.goto("/logo.svg");
    return;
  }
  const light = await popupFaults(page);
  await useTheme(page, "dark");
  const dark = await contrastFaults(page, "popup");
  const hidden = await outOfSightOf(page, "popup");
  console.log(what, Date.now() - began, [...light, ...dark, ...hidden].join("\n      ").slice(0, 1500));
  expect.soft(light, what).toEqual([]);
  expect.soft(dark, `${what}, in the dark theme`).toEqual([]);
  expect.soft(hidden, `${what}, on a phone`).toEqual([]);
  await page.keyboard.press("Escape");
}

function isOpen(page: Page): Promise<boolean> {
  return page.evaluate<boolean>("document.querySelector('[data-base-ui-portal] [data-open]') !== null");
}
