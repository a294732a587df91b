import type { Warehouse } from "@citelens/contract/platform/warehouse";
import { warehouseFaults } from "@citelens/contract/platform/warehouse-words";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { dayText } from "#lib/dates/dates.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { RemoveBucket } from "./remove-bucket.tsx";
import { useSwitchDeliveries } from "./warehouse.queries.ts";
import { stateBadges } from "./warehouse-words.rules.ts";

interface DeliveryStateProps {
  readonly warehouse: Warehouse;
  readonly settings: NonNullable<Warehouse["settings"]>;
}

/** How deliveries stand, when the next one begins, and the switch that stops them. */
export function DeliveryState({ warehouse, settings }: DeliveryStateProps): ReactElement {
  const workspace = useWorkspace();
  const change = useSwitchDeliveries(workspace.id);
  const { state, fault, finished_at, next_run_at, backlog } = warehouse;
  const { tone, word } = stateBadges[state];
  return (
    <div className="max-w-form space-y-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        {finished_at !== null && (
          <span className="text-sm text-fg-2">
            Last whole delivery: <Instant at={finished_at} />
          </span>
        )}
        {next_run_at !== null && state !== "RUNNING" && (
          <span className="text-sm text-fg-2">
            Next: <Instant at={next_run_at} />
          </span>
        )}
      </p>
      {fault !== null && <Banner tone="neg">{warehouseFaults[fault][1]}</Banner>}
      {backlog !== null && settings.is_on && (
        <p className="text-sm text-fg-2">
          {counted(backlog.days_left, "older day")} still to come, the next one {dayText(backlog.next_day)}; a
          night brings up to a hundred.
        </p>
      )}
      {workspace.is_owner && (
        <>
          <Switch
            label="Deliver every night"
            hint="What is in the bucket already stays there."
            checked={change.isPending ? change.variables : settings.is_on}
            disabled={change.isPending}
            onChange={(isOn) =>
              change.mutate(isOn, { onError: (problem) => toast.error(problemMessage(problem)) })
            }
          />
          <RemoveBucket bucket={settings.bucket} />
        </>
      )}
    </div>
  );
}
