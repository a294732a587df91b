import type { Credits } from "@citelens/contract/billing/credits";
import { isSelling } from "@citelens/contract/billing/pricing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Coins } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { Popover } from "#ui/overlays/popover/popover.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { CreditUsage, levelColours } from "./credit-meter.tsx";
import { CreditNotice } from "./credit-notice.tsx";
import { creditsQuery, organizationQuery } from "./credits.queries.ts";
import { creditLevel, levelLabels, renewalText, shortCredits } from "./credits.rules.ts";

/** The remaining credits in the header, with details in a popover. Hidden until they are loaded. */
export function CreditsMenu({ workspaceId }: { readonly workspaceId: string }): ReactElement | null {
  const { data: credits } = useQuery(creditsQuery(workspaceId));
  const isSmall = useMediaQuery("(width < 40rem)");
  if (!credits) return null;

  const { remaining_credits: remaining } = credits;
  const level = creditLevel(credits);
  const shown = isSmall ? shortCredits(remaining) : countText(remaining);
  return (
    <Popover
      label="Credits"
      align="end"
      trigger={
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Credits: ${shown} remaining, ${levelLabels[level].toLowerCase()}`}
          data-level={level}
          icon={<Coins size={16} strokeWidth={1.75} aria-hidden="true" className={levelColours[level]} />}
        >
          <span className="tabular-nums">{isSmall ? shortCredits(remaining) : countText(remaining)}</span>
        </Button>
      }
    >
      {(close) => <CreditDetails workspaceId={workspaceId} credits={credits} onLeave={close} />}
    </Popover>
  );
}

interface CreditDetailsProps {
  readonly workspaceId: string;
  readonly credits: Credits;
  readonly onLeave: () => void;
}

function CreditDetails({ workspaceId, credits, onLeave }: CreditDetailsProps): ReactElement {
  // Asked only once the menu is open: what is paid when is nobody's first question.
  const { data: organization } = useQuery(organizationQuery(workspaceId));
  const renewal = isSelling(credits.billing) && organization ? renewalText(organization) : undefined;
  const rows = [
    ["Plan", credits.plan_name],
    ["Plan credits", countText(credits.total_credits)],
    ["Additional credits", countText(credits.additional_credits)],
    ["Used", countText(credits.used_credits)],
    ["Remaining", countText(credits.remaining_credits)],
  ] as const;
  const links = [
    ...(isSelling(credits.billing) ? ([["Buy more credits", "/settings/billing"]] as const) : []),
    ["Credit usage", "/settings/credit-logs"],
    ["Credit calculator", "/settings/credit-calculator"],
  ] as const;
  return (
    <section aria-labelledby="credits-heading" className="flex w-64 max-w-full flex-col gap-3 p-4">
      <div>
        <h2 id="credits-heading" className="font-semibold">
          Credits
        </h2>
        {renewal !== undefined && <p className="text-sm text-fg-2">{renewal}</p>}
      </div>
      <CreditUsage credits={credits} />
      {credits.free_credits_wait && <CreditNotice credits={credits} />}
      {credits.is_over_usage && (
        <p className="text-sm text-neg">
          You have used more credits than you have. You cannot spend more for now.
        </p>
      )}
      <dl className="flex flex-col gap-1.5">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-fg-2">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-col items-start gap-1 border-t border-border pt-3">
        {links.map(([label, to]) => (
          <li key={to}>
            <TextLink render={<Link to={to} onClick={onLeave} />}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
