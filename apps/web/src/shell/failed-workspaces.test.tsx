import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { vi } from "vitest";
import { expect, test } from "../../test/components/page-test.ts";
import type { ServerDouble } from "../../test/components/server-double.ts";

const anyId = "01930000-0000-7000-8000-000000000001";

/** Lead elsewhere, or show nothing that belongs to a workspace: they stand as they are without the list. */
const withoutList = [
  "/",
  "/$",
  "/account",
  "/dashboard",
  "/logout",
  "/settings",
  "/settings/",
  "/settings/credit-calculator",
  "/settings/my-account",
  "/settings/notifications",
  "/workspaces/create",
];

/** The pages of the route tree for anyone who is signed in; those of superusers are about all workspaces. */
const pages = [...routeIds().matchAll(/"\/_app(\/[^"]*)": typeof/g)]
  .map(([, id]) => id ?? "")
  .filter((id) => !id.startsWith("/admin"));

function routeIds(): string {
  const file = join(import.meta.dirname, "../routeTree.gen.ts");
  return /interface FileRoutesById \{([\s\S]*?)\n\}/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}

const needList = pages.filter((id) => !withoutList.includes(id));

/** The same code waits for both answers; so the second is looked at where the pages get the list in different ways. */
const failures = [
  { what: "breaks at the server", fail: (server: ServerDouble) => server.fail(listWorkspaces), on: needList },
  {
    what: "is lost on the way",
    fail: (server: ServerDouble) =>
      server.answer(listWorkspaces, () => {
        throw new TypeError("Failed to fetch");
      }),
    on: needList.filter((id) => /api-keys|billing|credit-payment|insight[/]dashboard/.test(id)),
  },
];

test("there are pages that need the list of workspaces", () => {
  expect(needList.length).toBeGreaterThan(25);
  expect(failures[1]?.on.length).toBeGreaterThan(2);
});

for (const { what, fail, on } of failures) {
  for (const id of on) {
    test(`${id} says so and offers Retry when the list of workspaces ${what}`, async ({
      page,
      server,
      workspace,
    }) => {
      const path = id
        .replace("$projectId", workspace.id)
        .replace("$campaignId", anyId)
        .replace("$queryId", anyId)
        .replace("$auditId", anyId);
      vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells of each page that failed
      vi.spyOn(console, "warn").mockImplementation(() => undefined); // and so does its router
      fail(server);
      await page.goto(path.includes("payment") ? `${path}?success=true&session_id=cs_unknown` : path);
      const main = page.locator("main");
      const retry = main.getByRole("button", { name: "Retry" });
      await expect(retry).toBeVisible();

      server.answer(listWorkspaces, [workspace]);
      // What is fetched by itself at this very moment takes the button away before it is pressed.
      if ((await retry.count()) > 0) await retry.click();
      await expect(retry).toHaveCount(0);
      await expect(main.getByRole("heading").first()).toBeVisible();
    });
  }
}

for (const path of ["agent-visits-old", "insight/dashboard", "insight/conversations", "insight/sources"]) {
  test(`${path} of a workspace that is no longer one's own says that there is none, instead of nothing`, async ({
    page,
    server,
    workspace,
  }) => {
    page.startClock();
    await page.goto(`/workspaces/${workspace.id}/${path}`);
    await expect(page.locator("main").getByRole("heading").first()).toBeVisible();

    server.answer(listWorkspaces, [{ ...workspace, id: anyId, name: "Other" }]);
    await page.fastForward(60_000); // by then the list is asked for again whenever the user comes back
    window.dispatchEvent(new Event("visibilitychange"));

    await expect(page.getByRole("heading", { name: "this page doesn't exist" })).toBeVisible();
  });
}
