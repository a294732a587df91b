import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import { featureNames, switchedFeatures } from "@citelens/contract/platform/feature-switches";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Facts } from "../details/facts.tsx";
import { useRights } from "../rights.ts";
import { FeaturesDialog } from "./features-dialog.tsx";

/** In which parts of the product something new can begin. */
export function FeaturesCard({ organization }: { readonly organization: OrganizationDetails }): ReactElement {
  const [isChanging, setChanging] = useState(false);
  const canChange = useRights().includes("operate") && organization.deleted_at === null;
  return (
    <Card
      title="Features"
      {...(canChange && {
        actions: (
          <Button size="sm" onClick={() => setChanging(true)}>
            Change features
          </Button>
        ),
      })}
    >
      <Facts
        facts={switchedFeatures.map((feature) => ({
          term: featureNames[feature],
          value: organization.features_off.includes(feature) ? (
            <Badge tone="warn">Off</Badge>
          ) : (
            <Badge tone="pos">On</Badge>
          ),
        }))}
      />
      {isChanging && <FeaturesDialog organization={organization} onClose={() => setChanging(false)} />}
    </Card>
  );
}
