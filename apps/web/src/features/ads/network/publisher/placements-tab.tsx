import type { AdPlacement, AdPublisher } from "@citelens/contract/content/ads-network";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus, SquareDashed } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SwitchControl } from "#ui/forms/switch-control.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { useAdsChange } from "../../ads.queries.ts";
import { networkChanges, placementsQuery } from "../network.queries.ts";
import { fillText, formatNames, partText } from "../network-labels.rules.ts";
import { PlacementDialog } from "./placement-dialog.tsx";
import { SnippetsCard } from "./snippets-card.tsx";

/** Where passages stand on the website, and the code that puts them there. */
export function PlacementsTab({ publisher }: { readonly publisher: AdPublisher }): ReactElement {
  const placements = useQuery(placementsQuery({ projectId: useWorkspaceId(), publisherId: publisher.id }));
  const [edited, setEdited] = useState<AdPlacement | "new">();
  const columns = useMemo(() => columnsOf(publisher.id, setEdited), [publisher.id]);
  const add = (
    <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited("new")}>
      Add placement
    </Button>
  );
  return (
    <div className="space-y-5">
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-fg-2">A placement shows one passage at most.</p>
          {placements.data?.length !== 0 && add}
        </div>
        <DataTable
          label="Placements"
          columns={columns}
          data={tableDataOf(placements, (rows) => rows)}
          rowKey={({ id }) => id}
          skeletonRows={3}
          wide
          empty={
            <EmptyState icon={SquareDashed} title="No placement yet" frame="none" actions={add}>
              A placement is a spot of the website’s pages, such as below an article. Its key is what the
              website’s code names.
            </EmptyState>
          }
        />
      </div>
      {placements.data !== undefined && placements.data.length > 0 && (
        <SnippetsCard placements={placements.data} site={publisher.url} />
      )}
      {edited !== undefined && (
        <PlacementDialog
          publisherId={publisher.id}
          placement={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function columnsOf(
  publisherId: string,
  onEdit: (placement: AdPlacement) => void,
): readonly DataColumn<AdPlacement>[] {
  return [
    {
      id: "name",
      header: "Placement",
      kind: "main",
      cell: ({ name, key }) => (
        <span className="flex flex-col">
          <span>{name}</span>
          <code className="text-sm font-normal text-fg-3">{key}</code>
        </span>
      ),
    },
    {
      id: "pages",
      header: "Pages",
      kind: "text",
      long: true,
      cell: ({ path_patterns: patterns }) =>
        patterns.length === 0 ? "Every page" : <span className="wrap-anywhere">{patterns.join(", ")}</span>,
    },
    { id: "format", header: "Format", kind: "text", cell: ({ format }) => formatNames[format] },
    { id: "words", header: "Words at most", kind: "number", cell: ({ max_words }) => countText(max_words) },
    {
      id: "fill",
      header: "Fill",
      kind: "number",
      cell: (placement) => (
        <>
          {partText(placement.filled_pages, placement.pages)}
          <span className="block text-xs text-fg-3">{fillText(placement)}</span>
        </>
      ),
    },
    {
      id: "active",
      header: "Active",
      kind: "text",
      cell: (placement) => <ActiveSwitch publisherId={publisherId} placement={placement} />,
    },
    {
      id: "actions",
      header: "Actions",
      kind: "actions",
      cell: (placement) => (
        <Button
          size="sm"
          aria-label={`Edit ${placement.name}`}
          icon={<Pencil size={14} aria-hidden="true" />}
          onClick={() => onEdit(placement)}
        >
          Edit
        </Button>
      ),
    },
  ];
}

interface ActiveSwitchProps {
  readonly publisherId: string;
  readonly placement: AdPlacement;
}

/** Takes effect immediately, and shows at once what was asked for. */
function ActiveSwitch({ publisherId, placement }: ActiveSwitchProps): ReactElement {
  const { id: placementId, name, is_active: isActive } = placement;
  const updating = useAdsChange(networkChanges.updatePlacement);
  return (
    <SwitchControl
      label={`${name} is active`}
      checked={updating.isPending ? updating.variables.is_active === true : isActive}
      disabled={updating.isPending}
      onChange={(next) =>
        updating.mutate(
          { publisherId, placementId, is_active: next },
          { onError: (problem) => toast.error(problemMessage(problem)) },
        )
      }
    />
  );
}
