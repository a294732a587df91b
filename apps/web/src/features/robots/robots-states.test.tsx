import { getRobots, previewRobots, type RobotsUsageLine } from "@citelens/contract/traffic/robots";
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
  const nothing = {
    problems: [],
    problems_count: 0,
    sitemaps: [],
    closed_paths: [],
    usage: [],
    licenses: [],
    is_managed: false,
  };
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

test("it says what texts may be used for, sets it, and names every path that an agent may no longer read", async ({
  page,
  server,
  workspace,
}) => {
  const [sample] = server.sample(getRobots).agents;
  const [effect] = server.sample(previewRobots).agents;
  if (!sample || !effect) throw new Error("A sample of a list has one entry.");
  const told = { wishes: { search: true, "ai-input": false }, reuse: null };
  const agents = [{ ...sample, token: "GPTBot", visits: 1, usage: [{ path: "/", ...told }] }];
  const read = { status: 200, meaning: "rules", fault: null, text: "User-agent: *" } as const;
  const source: RobotsUsageLine["source"] = "content-signal";
  const usage = [{ line: 2, source, agents: ["*"], path: null, ...told }];
  const licenses = [{ line: 1, url: "https://northwind.example/terms.xml", agents: [] }];
  server.answer(
    getRobots,
    server.sample(getRobots, {
      ...read,
      agents,
      usage,
      licenses,
      problems: [],
      problems_count: 0,
      is_managed: true,
    }),
  );
  const open = { allowed: true, line: null, rule: null };
  const effects = [
    {
      ...effect,
      token: "bingbot",
      before: open,
      after: open,
      usage_before: {},
      usage_after: { "ai-input": true },
      closes: { count: 2, paths: ["/wp-admin/"] },
      opens: { count: 0, paths: [] },
    },
  ];
  server.answer(
    previewRobots,
    server.sample(previewRobots, { present: "User-agent: *", text: "User-agent: *", agents: effects }),
  );

  await page.goto(`/workspaces/${workspace.id}/indexing/robots`);
  const list = page.getByRole("region", { name: "Use of your texts" });
  await expect(list).toContainText("Line 2: Everybody: Search results yes, AI answers no");
  await expect(list).toContainText("Line 1: Everybody, on the terms of https://northwind.example/terms.xml");
  await expect(page.getByRole("row").filter({ hasText: "GPTBot" })).toContainText("AI answers no");
  await expect(page.getByText("Cloudflare writes a part of this file")).toBeVisible();
  const changes = page.getByRole("region", { name: "Effect on agents" });
  await expect(changes).toContainText(
    "May no longer read, though they may today (1)/wp-admin/ and 1 more: bingbot",
  );
  await expect(changes).toContainText("Told: AI answers yes (1)bingbot");
  await expectNoAxeViolations();

  await page.getByLabel("AI answers", { exact: true }).selectOption("yes");
  await page.getByLabel("Terms of use (RSL)").fill("northwind");
  await expect(page.getByText("A whole address with https://, without blanks and “#”.")).toBeVisible();
  await page.getByLabel("Terms of use (RSL)").fill("");
  await expect
    .poll(() => server.calls(previewRobots).at(-1)?.body)
    .toMatchObject({ policy: { usage: { "ai-input": true }, license: null } });
});
