import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { countText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { Facts } from "../details/facts.tsx";
import { lotKinds } from "./organization-lists.tsx";

/** Credits left, of which lots, and what of it is promised to work under way. */
export function CreditsCard({ organization }: { readonly organization: OrganizationDetails }): ReactElement {
  const { credits, lots, holds } = organization;
  const held = holds.reduce((sum, { open }) => sum + open, 0);
  return (
    <Card title="Credits">
      <p className="pb-2">
        <span className="text-xl font-semibold tabular-nums">{countText(credits.remaining_credits)}</span>{" "}
        <span className="text-fg-3">left, {countText(credits.used_credits)} used</span>
      </p>
      <Facts
        facts={[
          ...lots.map(({ id, kind, available, amount, expires_at }) => ({
            term: `${lotKinds[kind]}${expires_at === null ? "" : `, until ${dayOfInstantText(expires_at)}`}`,
            key: id,
            value: `${countText(available)} of ${countText(amount)}`,
          })),
          { term: "Promised to work under way", value: countText(held) },
        ]}
      />
    </Card>
  );
}
