import { listOptimizations } from "@citelens/contract/content/content-studio";
import { getOpportunity, listOpportunities } from "@citelens/contract/content/opportunities";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";

const share = { hits: 1, n: 1, rate: 1, interval: { low: 1, high: 2, of: "prompts" } } as const;
const ids = {
  campaign: "b2222222-2222-4222-8222-222222222222",
  query: "c3333333-3333-4333-8333-333333333333",
  answer: "e5555555-5555-4555-8555-555555555555",
  audit: "a7777777-7777-4777-8777-777777777777",
} as const;

test("the panel tells everything that it rests on", async ({ page, server, workspace }) => {
  const sample = server.sample(getOpportunity);
  const [answer] = sample.evidence.answers;
  const [query] = sample.queries;
  if (!answer || !query) throw new Error("A sample of a list has one entry.");
  const opportunity = server.sample(getOpportunity, {
    kind: "OPTIMIZE_PAGE",
    state: "OPEN",
    impact: "HIGH",
    score: 45.099998474121094,
    score_parts: [
      { name: "COMPETITORS", points: 15 },
      { name: "SOURCES", points: 14 },
      { name: "VISIBILITY", points: 12 },
      { name: "OTHER_QUERIES", points: 0 },
      { name: "READ_NOT_CITED", points: 4.1 },
    ],
    target: { kind: "PAGE", name: "https://northwind.example/shelves" },
    queries: [{ ...query, priority: 3, n: 20, score: 41 }],
    figures: {
      n: 20,
      visibility: { hits: 2, n: 20, rate: 10, interval: { low: 2.79, high: 30.1, of: "prompts" } },
      page_fit: 71.4,
    },
    evidence: {
      answers: [
        {
          ...answer,
          answer_id: ids.answer,
          query_id: ids.query,
          display_name: "ChatGPT",
          names_you: false,
          names_competitor: true,
          cites_you: true,
          negative: null,
        },
        {
          ...answer,
          display_name: "Grok",
          negative: { sentence: "Northwind shelves bend after a year.", basis: "JUDGED" },
        },
      ],
      cited_own: [{ url: "https://northwind.example/shelves", answers: 4, before: 9 }],
      agent_visits: 14,
      audit: {
        audit_id: ids.audit,
        checks: [{ check_id: "noindex", title: "The page says noindex", found: "In a meta tag." }],
      },
      change: { before: share, points: -21.5 },
      negative: { ...share, judged: 1 },
      pages_read: 3,
    },
  });
  server.answer(getOpportunity, opportunity);
  server.answer(listOptimizations, { ...server.sample(listOptimizations), count: 0, results: [] });
  await page.goto(`/workspaces/${workspace.id}/opportunities?opportunity=${opportunity.id}`);
  const panel = page.getByRole("dialog");

  const score = panel.getByRole("table", { name: "Points of the score" });
  await expect(score.getByRole("row")).toContainText([
    "Part",
    /more often.*15\.0$/,
    /cite others.*14\.0$/,
    /do not name you.*12\.0$/,
    /Other queries.*0\.0$/,
    /not cited.*4\.1$/,
    /Score: high impact.*45\.1$/,
  ]);
  const figures = panel.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText(/Name you10\.0\s%2 of 20n = 20 · 2\.79–30\.1\s%/);
  await expect(figures).toContainText("citations changed by −21.5 points");
  await expect(figures).toContainText("Your best page holds 71.4 % of what is asked.");
  await expect(figures).toContainText("AI agents read the page 14 times in 30 days.");
  await expect(panel.getByRole("list", { name: "Queries" })).toContainText(
    /20 answers · high priority · score 41\.0/,
  );
  await expect(panel.getByRole("link", { name: "Answer of ChatGPT" })).toHaveAttribute(
    "href",
    new RegExp(`insight/conversations/${ids.query}#answer-${ids.answer}$`),
  );
  await expect(panel.getByRole("list", { name: "Answers" })).toContainText(
    /Does not name you.*Names competitors.*Cites you.*Northwind shelves bend after a year\. \(judged\)/,
  );
  await expect(panel.getByRole("link", { name: "The page says noindex" })).toHaveAttribute(
    "href",
    new RegExp(`technical-optimization/results/${ids.audit}\\?issue=noindex$`),
  );
  await expect(panel.getByRole("list", { name: "Your pages that are cited" })).toContainText(
    "Cited in 4 answers · 9 in the period before",
  );
  await expect(panel.getByRole("link", { name: "Optimize", exact: true })).toHaveAttribute(
    "href",
    new RegExp(`optimization/create\\?opportunity=${opportunity.id}$`),
  );
  await expect(panel.getByText("Cited instead").first()).toBeVisible();
  await expectNoAxeViolations();
});

test("filters stand behind one button on a phone, with their number", async ({ page, server, workspace }) => {
  page.setWidth(390);
  const planned = server.sample(getOpportunity, {
    kind: "EARN_MENTION",
    state: "PLANNED",
    score: 20,
    impact: "MEDIUM",
    effort: "L",
    assignee: { id: ids.query, name: "Ada Lovelace" },
    due_on: "2026-12-24",
  });
  server.answer(listOpportunities, server.sample(listOpportunities, { results: [planned] }));
  const address = `/workspaces/${workspace.id}/opportunities`;
  await page.goto(`${address}?period=7d&kind=OPTIMIZE_PAGE`);

  await page.getByRole("button", { name: "Filters (2)" }).click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await dialog.getByLabel("Period").selectOption("90 days");
  await expect(page).toHaveURL(`${address}?period=90d&kind=OPTIMIZE_PAGE`);
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("row").filter({ hasText: planned.title })).toContainText(
    /Earn mention.*20\.0.*Medium.*weeks.*Planned.*Ada Lovelace.*By 24 Dec 2026/,
  );
});
