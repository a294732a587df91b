import type { LimitName, OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Facts } from "../details/facts.tsx";
import { limitNames } from "./limits.rules.ts";

/** Limits of the organization now, and what of it a superuser changed. */
export function LimitsCard({ organization }: { readonly organization: OrganizationDetails }): ReactElement {
  const { now, overrides } = organization.limits;
  const allowed = (name: LimitName): string => {
    const value = now[name] ?? null;
    return value === null ? "Any number" : countText(value);
  };
  return (
    <Card title="Limits">
      <Facts
        facts={limitNames.map(({ name, label }) => ({
          term: label,
          value: (
            <span className="inline-flex items-center gap-2">
              {overrides[name] !== null && <Badge tone="brand">Changed</Badge>}
              {allowed(name)}
            </span>
          ),
        }))}
      />
    </Card>
  );
}
