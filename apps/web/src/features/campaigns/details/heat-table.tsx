import type { Answer } from "@citelens/contract/base/endpoint";
import type { getCampaignMatrix } from "@citelens/contract/visibility/conversations";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { cx } from "#ui/cx.ts";
import { phoneRecipes, rowRecipe } from "#ui/table/data-table-looks.ts";
import { Badge } from "#ui/text/badge.tsx";
import { HeatCell } from "./heat-cell.tsx";

export interface HeatTableProps {
  readonly matrix: Answer<typeof getCampaignMatrix>;
}

/** A campaign's queries by model, on a phone a card for each query. Each cell contains its number; the colour is only an aid. */
export function HeatTable({ matrix }: HeatTableProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { models, queries } = matrix;
  const [, ...phone] = phoneRecipes([{ kind: "main" }, ...models.map(() => ({ kind: "text" as const }))]);
  return (
    // A wide table scrolls inside its box, which a keyboard must be able to reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions take the focus
    <section tabIndex={0} aria-label="Visibility by query and model" className="relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-left max-sm:block">
        <caption className="sr-only">Visibility by query and model</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className="min-w-52 border-b px-5 py-2 text-sm font-medium text-fg-2">
              Query
            </th>
            {models.map(({ id, display_name }) => (
              <th
                key={id}
                scope="col"
                className="w-40 min-w-32 border-b px-2 py-2 text-center text-sm font-medium text-fg-2"
              >
                {display_name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {queries.map(({ id, text, branded, cells }) => (
            <tr key={id} className={cx("group", rowRecipe, "max-sm:px-5")}>
              <th
                scope="row"
                className="font-medium wrap-anywhere max-sm:col-start-1 max-sm:col-end-4 sm:border-b sm:px-5 sm:py-2 sm:group-last:border-b-0"
              >
                <Link
                  to="/workspaces/$projectId/insight/conversations/$queryId"
                  params={{ projectId: workspaceId, queryId: id }}
                  className="rounded-control hover:text-brand-text hover:underline hover:underline-offset-3"
                >
                  {text}
                </Link>
                {branded && (
                  <span className="block font-normal">
                    <Badge tone="brand">Branded</Badge>
                  </span>
                )}
              </th>
              {models.map((model, at) => (
                <td
                  key={model.id}
                  data-header={model.display_name}
                  className={cx("sm:border-b sm:px-2 sm:py-2 sm:group-last:border-b-0", phone[at])}
                >
                  <HeatCell
                    queryId={id}
                    cell={cells.find(({ operator_model }) => operator_model === model.id)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
