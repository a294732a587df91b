import type { Agency } from "@citelens/contract/accounts/agencies";
import { formatMoney } from "@citelens/contract/base/money";
import { type Plan, plans } from "@citelens/contract/billing/pricing";
import { Link } from "@tanstack/react-router";
import { Palette } from "lucide-react";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { supportAddress } from "#lib/page-settings.ts";
import { supportLink } from "#lib/support.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

interface StateProps {
  readonly brand: Agency | null;
}

/** For members: whose brand it is, and who edits it. */
export function WhiteLabelOfOwner({ brand }: StateProps): ReactElement {
  return (
    <EmptyState icon={Palette} title={brand ? `These workspaces show ${brand.name}` : "No brand is shown"}>
      Only the owner of the organization can set up and change its brand.
    </EmptyState>
  );
}

const offered = plans.filter(({ whiteLabel }) => whiteLabel);
const subject = "White label for our organization";

/** Without the right: what it is, and which plan has it. */
export function WhiteLabelMissing({ brand }: StateProps): ReactElement {
  return (
    <div className="space-y-5">
      {brand && (
        <Banner tone="warn" title={`${brand.name} is not shown`}>
          Your plan has no white label any more, so your workspaces show the product's own brand. What you had
          set up is kept, and is back as soon as your plan has it again.
        </Banner>
      )}
      <Card
        title="Make the product yours"
        hint="What your clients and colleagues see with white label:"
        actions={
          <Button variant="primary" render={<Link to="/settings/billing" />}>
            See Plans
          </Button>
        }
      >
        <ul className="list-disc space-y-1 pl-5 text-fg-2">
          <li>your name, logo and icon, on every page and in the browser's tab</li>
          <li>your two colours, corrected so that they can be read in the light and in the dark theme</li>
          <li>a sub-domain or a host name of your own, where the log-in already is yours</li>
          <li>your name as the sender of invitations and other mails</li>
        </ul>
        <ul aria-label="Plans with white label" className="mt-5 grid gap-4 sm:grid-cols-2">
          {offered.map((plan) => (
            <li key={plan.id} className="rounded-popup border border-border px-4 py-3">
              <p className="font-semibold">{plan.name}</p>
              <p className="text-sm text-fg-2">{contentsOf(plan)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-fg-3">
          Administrators can grant it to other organizations, too:{" "}
          <TextLink render={<a href={supportLink(subject)} />}>{supportAddress()}</TextLink>
        </p>
      </Card>
    </div>
  );
}

function contentsOf({ monthlyCents, credits, workspaces }: Plan): string {
  if (monthlyCents === null || credits === null || workspaces === null) return "Agreed upon individually";
  return `${formatMoney(monthlyCents / 100, "EUR")} a month, ${counted(credits, "credit")}, ${counted(workspaces, "workspace")}`;
}
