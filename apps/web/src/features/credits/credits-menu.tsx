import type { Credits } from "@citelens/contract/billing/credits";
import { useQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { Popover } from "#ui/overlays/popover/popover.tsx";
import { CreditMeter } from "./credit-meter.tsx";
import { CreditNotice } from "./credit-notice.tsx";
import { creditsQuery } from "./credits.queries.ts";
import { creditLevel, shortCredits } from "./credits.rules.ts";

const tones = { green: "text-pos", yellow: "text-warn", orange: "text-orange", red: "text-neg" } as const;

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
          aria-label={`Credits: ${shown} remaining`}
          data-level={level}
          icon={<Coins size={16} strokeWidth={1.75} aria-hidden="true" className={tones[level]} />}
        >
          <span className="tabular-nums">{isSmall ? shortCredits(remaining) : countText(remaining)}</span>
        </Button>
      }
    >
      {() => <CreditDetails credits={credits} />}
    </Popover>
  );
}

function CreditDetails({ credits }: { readonly credits: Credits }): ReactElement {
  const rows = [
    ["Plan", credits.plan_name],
    ["Plan credits", countText(credits.total_credits)],
    ["Additional credits", countText(credits.additional_credits)],
    ["Used", countText(credits.used_credits)],
    ["Remaining", countText(credits.remaining_credits)],
  ] as const;
  return (
    <section aria-labelledby="credits-heading" className="flex w-64 max-w-full flex-col gap-3 p-4">
      <h2 id="credits-heading" className="font-semibold">
        Credits
      </h2>
      <CreditMeter credits={credits} />
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
    </section>
  );
}
