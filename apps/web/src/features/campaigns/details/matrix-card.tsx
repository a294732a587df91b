import type { Answer } from "@citelens/contract/base/endpoint";
import type { getCampaignMatrix } from "@citelens/contract/visibility/conversations";
import type { UseQueryResult } from "@tanstack/react-query";
import { Grid3x3 } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { campaignFile } from "./details.queries.ts";
import { HeatTable } from "./heat-table.tsx";

interface MatrixCardProps {
  readonly campaignId: string;
  readonly matrix: UseQueryResult<Answer<typeof getCampaignMatrix>>;
}

export function MatrixCard({ campaignId, matrix }: MatrixCardProps): ReactElement {
  const workspaceId = useWorkspaceId();
  return (
    <Card
      title="Queries by model"
      hint="In how many answers each model names your brand, over all runs."
      info={<AboutVisibility />}
      actions={
        <ExportButton
          name="queries-by-model"
          read={(format) => campaignFile(workspaceId, { campaignId, of: "matrix" }, format)}
          disabled={!matrix.data || matrix.data.queries.length === 0}
        />
      }
      padding="flush"
    >
      {!matrix.data && !matrix.isError && (
        <div role="status" aria-label="Loading the figures" className="h-48 p-5">
          <Skeleton />
        </div>
      )}
      {!matrix.data && matrix.isError && <QueryError query={matrix} />}
      {matrix.data?.queries.length === 0 && (
        <EmptyState icon={Grid3x3} title="No queries yet" frame="none">
          The campaign has no queries to ask.
        </EmptyState>
      )}
      {matrix.data && matrix.data.queries.length > 0 && <HeatTable matrix={matrix.data} />}
    </Card>
  );
}

function AboutVisibility(): ReactElement {
  return (
    <InfoPopover topic="Visibility">
      <p>Visibility = 100 × answers that name your brand / answers that came back (n).</p>
      <p>
        The range beside n is the 95 % interval (Wilson): with few answers it is wide. Differences within it
        may be chance.
      </p>
      <p>Unknown: answers that say that they do not know your brand. They count in n, and are no mentions.</p>
      <p>Place is the mean position of your brand among the brands of the answers that name it.</p>
    </InfoPopover>
  );
}
