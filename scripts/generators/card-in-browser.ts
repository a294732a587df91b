import { camel, pascal, sentence } from "./names.ts";

export function webCard(name: string): string {
  const [type, title] = [pascal(name), sentence(name)];
  return `import type { ${type}Row } from "@citelens/contract/visibility/insight-cards";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { ${camel(name)}Query } from "../insights.queries.ts";
import { InsightCard } from "./insight-card.tsx";
import { RateCell } from "./rate-cell.tsx";

const columns: readonly FigureColumn<${type}Row>[] = [
  { id: "model", header: "AI model", kind: "main", cell: ({ display_name }) => display_name },
  { id: "answers", header: "Answers", kind: "figure", cell: ({ n }) => countText(n) },
  {
    id: "mentions",
    header: "Names you",
    kind: "bar",
    cell: ({ mention_rate, interval, n }) => (
      <RateCell rate={mention_rate} isWhole interval={interval} verdict={null} n={n} />
    ),
  },
];

/** Answers of each AI model, and how often it names the client. */
export function ${type}Card(): ReactElement {
  const workspaceId = useWorkspaceId();
  const { filter } = useInsightScope();
  const found = useQuery(${camel(name)}Query(workspaceId, filter));
  return (
    <InsightCard
      title="${title}"
      hint="How much each AI model answered, and how often it names you"
      info={<About n={found.data?.n} />}
      padding="flush"
      query={found}
      isEmpty={({ models }) => models.length === 0}
      emptyText="No answers in the selected period"
    >
      {({ models }) => (
        <FigureTable
          label="${title}"
          columns={columns}
          rows={models}
          rowKey={({ operator_model_id }) => operator_model_id}
        />
      )}
    </InsightCard>
  );
}

function About({ n }: { readonly n: number | undefined }): ReactElement {
  return (
    <>
      <p>Names you = answers of the model that name you / its answers × 100, with its 95 % interval.</p>
      {n !== undefined && <p className="tabular-nums">n = {countText(n)} answers.</p>}
    </>
  );
}
`;
}

/** Place of the card in the grid of the overview. */
export function cardOnPage(name: string): string {
  return `        <div className="min-w-0 lg:col-span-12">
          <${pascal(name)}Card />
        </div>
`;
}

export function cardTest(name: string): string {
  return `import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";

test("each AI model stands there with its answers and how often it names the client", async ({ page }) => {
  const { workspace, campaigns } = await openSeeded(page, "worked-example");
  await page.goto(\`/workspaces/\${workspace.id}/insight/dashboard?campaign=\${campaigns.Shoes}\`);

  const card = page.getByRole("region", { name: "${sentence(name)}", exact: true });
  await expect(card.getByRole("row", { name: /ChatGPT/ })).toContainText(/6.*83.3/s);
  await expect(card.getByRole("row", { name: /Grok/ })).toContainText(/5.*20/s);
  await expectNoAxeViolations(page);
});
`;
}
