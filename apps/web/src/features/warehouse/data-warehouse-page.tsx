import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { BucketForm } from "./bucket-form.tsx";
import { DeliveredDays } from "./delivered-days.tsx";
import { DeliveryState } from "./delivery-state.tsx";
import { warehouseQuery } from "./warehouse.queries.ts";

export function DataWarehousePage(): ReactElement {
  return (
    <div className="flex max-w-settings flex-col gap-5">
      <PageHeader
        title="Data Warehouse"
        purpose="Everything of this workspace as Parquet files in a bucket of yours, new every night."
      />
      <SelectedWorkspace whenNone="A bucket belongs to a workspace. Create your first workspace, then come back.">
        <Warehouse />
      </SelectedWorkspace>
    </div>
  );
}

function Warehouse(): ReactElement {
  const workspace = useWorkspace();
  const query = useQuery(warehouseQuery(workspace.id));
  return (
    <>
      {query.data?.settings && (
        <Card title="Deliveries" hint={`A day is one of ${workspace.time_zone}`}>
          <DeliveryState warehouse={query.data} settings={query.data.settings} />
        </Card>
      )}
      <Card title="Where it goes" hint="Any storage that speaks S3’s protocol">
        <QueryContent title="bucket" query={query} isEmpty={() => false} emptyText="">
          {({ settings }) => {
            if (workspace.is_owner) return <BucketForm key={settings?.bucket ?? ""} settings={settings} />;
            return (
              <p className="text-fg-2">
                {settings ? `${settings.endpoint}, bucket ${settings.bucket}. ` : "No bucket yet. "}
                Only owners of the workspace can change this.
              </p>
            );
          }}
        </QueryContent>
      </Card>
      {query.data?.settings && <DeliveredDays query={query} />}
    </>
  );
}
