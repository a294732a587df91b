import {
  featureNames,
  type SwitchedFeature,
  switchedFeatures,
} from "@citelens/contract/platform/feature-switches";
import { type ReactElement, useState } from "react";
import { Switch } from "#ui/forms/switch.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import type { OrganizationDialogProps } from "./comp-dialog.tsx";
import { organizationChanges } from "./organization.queries.ts";

/** Says in which parts of the product nothing new begins. */
export function FeaturesDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const [off, setOff] = useState<readonly SwitchedFeature[]>(organization.features_off);
  const change = useAdminChange(organizationChanges.features);
  const turn = (feature: SwitchedFeature, isOn: boolean): void =>
    setOff((latest) => (isOn ? latest.filter((one) => one !== feature) : [...latest, feature]));
  return (
    <ActDialog
      title="Change features"
      description="Nothing new begins in what is off. What is under way ends, and everything can be read."
      submitLabel="Change Features"
      fields={["off"]}
      done={() => "The features are changed; they count at once."}
      run={(act) => change.mutateAsync({ organizationId: organization.id, ...act, off: [...off] })}
      onClose={onClose}
    >
      {() =>
        switchedFeatures.map((feature) => (
          <Switch
            key={feature}
            label={featureNames[feature]}
            checked={!off.includes(feature)}
            onChange={(isOn) => turn(feature, isOn)}
          />
        ))
      }
    </ActDialog>
  );
}
