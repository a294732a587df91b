import { getRobots, previewRobots } from "@citelens/contract/traffic/robots";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";

test("it says what was seen where no site answers, and offers to try again where we fail", async ({
  page,
  server,
  workspace,
}) => {
  const [sample] = server.sample(getRobots).agents;
  if (!sample) throw new Error("A sample of a list has one entry.");
  const start_page = { allowed: false, line: null, rule: null };
  const agents = [{ ...sample, token: "GPTBot", start_page, pages_visited: 0, pages_allowed: 0, visits: 1 }];
  const unanswered = {
    status: null,
    meaning: "closed",
    fault: "The connection was refused.",
    text: "",
  } as const;
  const nothing = { problems: [], problems_count: 0, sitemaps: [], closed_paths: [] };
  server.answer(getRobots, server.sample(getRobots, { ...unanswered, ...nothing, agents }));
  await page.goto(`/workspaces/${workspace.id}/indexing/robots`);
  await expect(page.getByRole("alert").first()).toContainText("Your site did not answer");
  await expect(page.getByText("Try again once it answers.")).toBeVisible();
  const agent = page.getByRole("row").filter({ hasText: "GPTBot" });
  await expect(agent).toContainText("NoUntil robots.txt can be read");
  await expectNoAxeViolations();
  expect(server.calls(previewRobots), "nothing is asked for that cannot be had").toEqual([]);

  server.answer(getRobots, () => {
    throw new TypeError("Failed to fetch");
  });
  await page.reload();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  server.answer(getRobots, server.sample(getRobots, { ...unanswered, ...nothing, agents }));
  await retry.click();
  await expect(page.getByText("Your site did not answer")).toBeVisible();
});
