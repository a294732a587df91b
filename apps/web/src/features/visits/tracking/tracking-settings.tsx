import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { type TrackingSetting, useTrackingChange } from "../visits.queries.ts";

const settings: readonly {
  readonly setting: TrackingSetting;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    setting: "track_assets",
    label: "Store requests for assets",
    hint: "Images, scripts, styles, fonts and the like.",
  },
  {
    setting: "track_all_methods",
    label: "Store every method",
    hint: "POST, PUT and others too, not only GET and HEAD.",
  },
];

/** Owners change what is stored from now on; members see the settings. */
export function TrackingSettings(): ReactElement {
  const workspace = useWorkspace();
  const change = useTrackingChange(workspace.id);

  const isOn = (setting: TrackingSetting): boolean => {
    const isChanging = change.isPending && change.variables.setting === setting;
    return isChanging ? change.variables.value : workspace[setting];
  };

  return (
    <div className="space-y-3">
      {settings.map(({ setting, label, hint }) => (
        <Switch
          key={setting}
          label={label}
          hint={hint}
          checked={isOn(setting)}
          disabled={!workspace.is_owner}
          onChange={(value) =>
            change.mutate({ setting, value }, { onError: (problem) => toast.error(problemMessage(problem)) })
          }
        />
      ))}
      {!workspace.is_owner && (
        <p className="text-sm text-fg-3">Only owners of the workspace can change this.</p>
      )}
    </div>
  );
}
