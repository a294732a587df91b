import { expect, type Page } from "@playwright/test";
import { browserRoomOf } from "../../scripts/testing/rooms.ts";
import { pageIds, patternOf, roomsOf } from "../support/app-pages.ts";
import { contrastFaults, popupFaults } from "../support/checks.ts";
import { signIn, test } from "../support/test.ts";
import { phone, useTheme } from "../support/views.ts";
import { filledIn } from "./addresses.ts";
import type { Dialog } from "./dialogs/dialog.ts";
import { type DialogGroup, dialogGroups } from "./dialogs/dialogs.ts";
import { type Household, openHousehold } from "./household.ts";
import { lasting } from "./look.ts";
import { isSweptWhole } from "./routes.ts";
import { answerWithSamples } from "./samples.ts";
import { desktop, openWhole, outOfSightOf, popupIsWhole } from "./whole-page.ts";

test.describe.configure({ mode: "parallel", timeout: 900_000 });

for (const group of dialogGroups) {
  const tables = Object.entries(group.dialogs)
    .map(
      ([pattern, dialogs]) =>
        [pattern, dialogs.filter((one) => isSweptWhole(roomsShown(one, pattern)))] as const,
    )
    .filter(([, dialogs]) => dialogs.length > 0);
  if (tables.length === 0) continue;

  test(`every dialog of ${group.name}`, async ({ page, request }) => {
    const household = await openHousehold(request);
    await enter(page, group, household);
    page.setDefaultTimeout(15_000);
    for (const [pattern, dialogs] of tables) {
      const path = filledIn(pattern, household);
      let address: string | undefined; // where the page stands, as long as it can be used for the next dialog
      for (const dialog of dialogs) {
        await test.step(`${dialog.name} at ${pattern}`, async () => {
          if (address !== page.url() || (await isSomethingOpen(page))) await openWhole(page, path);
          address = page.url();
          if (!(await lookAtDialog(page, dialog, `${dialog.name} at ${pattern}`))) address = undefined;
        });
      }
    }
  });
}

/** Rooms of a dialog, and those of the page that it opens above. */
function roomsShown({ shows }: Dialog, pattern: string): string[] {
  const page = pageIds.find((id) => patternOf(id) === pattern.replace(/\?.*/, ""));
  const own = shows
    .filter((name) => !/^(ui|shell)\//.test(name))
    .map((name) => browserRoomOf(`apps/web/src/features/${name}.tsx`));
  return [...own.filter((room) => room !== undefined), ...(page === undefined ? [] : roomsOf(page))];
}

async function enter(page: Page, group: DialogGroup, household: Household): Promise<void> {
  const { visitor, sampled, changes } = group;
  const { account } = household;
  if (visitor !== "nobody") await signIn(page, account);
  const isSuperuser = visitor === "superuser";
  const sources = [...(sampled ? [sampled.source] : []), ...(isSuperuser ? ["/me/$"] : [])];
  if (sources.length === 0) return;
  await answerWithSamples(page, new RegExp(sources.join("|")), {
    ...changes?.(household),
    ...(isSuperuser && { "/me/": { ...account.user, is_superuser: true } }),
  });
}

/** Looks at a dialog: what one does not keep fails the test at its end, and so does one that cannot be opened: then it answers false. */
async function lookAtDialog(page: Page, { open, isOfPhones }: Dialog, what: string): Promise<boolean> {
  try {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(isOfPhones ? phone : desktop);
    await open(page);
    await popupIsWhole(page);
  } catch (problem) {
    expect.soft(problem, `${what} can be opened`).toBeUndefined();
    return false;
  }
  const light = await popupFaults(page);
  await useTheme(page, "dark");
  const dark = await lasting(() => contrastFaults(page, "popup"));
  const hidden = await outOfSightOf(page, "popup");
  expect.soft(light, what).toEqual([]);
  expect.soft(dark, `${what}, in the dark theme`).toEqual([]);
  expect.soft(hidden, `${what}, on a phone`).toEqual([]);
  await page.keyboard.press("Escape");
  return true;
}

function isSomethingOpen(page: Page): Promise<boolean> {
  return page.evaluate<boolean>("document.querySelector('[data-base-ui-portal] [data-open]') !== null");
}
