import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Page } from "@playwright/test";
import { axeFaults, contrastFaults } from "../support/checks.ts";
import { signIn, test } from "../support/test.ts";
import { useTheme } from "../support/views.ts";
import { addressesOf } from "./addresses.ts";
import { openHousehold } from "./household.ts";
import { lasting } from "./look.ts";
import { type Group, pagesOf } from "./routes.ts";
import { openWhole, outOfSightOf } from "./whole-page.ts";

test.describe.configure({ mode: "parallel", timeout: 1_200_000 });

/** Pages of somebody who is signed in, and no superuser. */
const groups: readonly Group[] = ["account", "workspace", "studio"];

/** Calls that the shell makes, without which no page could say anything; and the live feed, which goes on trying without an end. */
const answered =
  /\/(me|projects|token|token\/refresh|brand|announcements|service-notice|operator-models|events\/live)\/$/;

/** Pages that need no answer to be whole, each with what they show. */
const needNothing: Readonly<Record<string, string>> = {
  "/_app/$": "says that there is no such page",
  "/_app/settings/credit-calculator": "reckons by itself",
  "/_app/settings/credit-payment-confirmation": "says that its address names no payment",
  "/_app/settings/my-account": "shows who is signed in, which is known",
  "/_app/settings/subscription-payment-confirmation": "says that its address names no payment",
  "/_app/settings/workspace-payment-confirmation": "says that its address names no payment",
  "/_app/settings/workspaces": "shows the workspaces, which are known",
  "/_app/workspaces/create": "is a form",
  "/_app/workspaces/$projectId/insight/$campaignId/success":
    "leads on by itself, whatever is known of the run",
  "/_app/workspaces/$projectId/insight/catch": "says what can be bought",
  "/_app/workspaces/$projectId/optimization/catch": "says what can be bought",
  "/_app/workspaces/$projectId/optimization/create": "is a form",
};

for (const group of groups) {
  test(`every page of ${group} while there is nothing yet`, { tag: "@deep" }, async ({
    signedInPage: page,
    account,
    workspace,
  }) => {
    const here = { projectId: workspace.id, account };
    for (const path of pagesOf(group).flatMap((id) => addressesOf(id, here))) {
      await lookAtState(page, path, async () => undefined);
    }
  });

  test(`every page of ${group} while the server fails`, { tag: "@deep" }, async ({ page, request }) => {
    const household = await openHousehold(request);
    await signIn(page, household.account);
    const fails = ({ pathname }: URL): boolean => pathname.startsWith(apiBase) && !answered.test(pathname);
    await page.route(fails, (route) => route.fulfill({ status: 500, json: {} }));
    for (const id of pagesOf(group)) {
      for (const path of addressesOf(id, household)) {
        await lookAtState(page, path, async () => {
          if (id in needNothing) return;
          const main = page.getByRole("main");
          await expect
            .soft(main.getByRole("alert").first(), `${path} says what failed`)
            .toBeVisible({ timeout: 5_000 });
          const retry = main.getByRole("button", { name: "Retry" }).first();
          await expect.soft(retry, `${path} offers to try again`).toBeVisible({ timeout: 5_000 });
        });
      }
    }
  });
}

/** Looks at a page that shows little; what it does not keep fails the test at its end. */
async function lookAtState(page: Page, path: string, holds: () => Promise<void>): Promise<void> {
  await test.step(path, async () => {
    try {
      await openWhole(page, path);
      await holds();
      const faults = await lasting(() => axeFaults(page));
      await useTheme(page, "dark");
      const dark = await lasting(() => contrastFaults(page, "page"));
      expect.soft(faults, path).toEqual([]);
      expect.soft(dark, `${path} in the dark theme`).toEqual([]);
      expect.soft(await outOfSightOf(page, "main"), `${path} on a phone`).toEqual([]);
    } catch (problem) {
      expect.soft(problem, `${path} can be looked at`).toBeUndefined(); // the other pages are looked at all the same
    }
  });
}
