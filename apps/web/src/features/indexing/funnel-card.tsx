import type { IndexingSummary } from "@citelens/contract/traffic/indexing";
import { rateOf } from "@citelens/statistics";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText, percent } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { Card } from "#ui/frame/card.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { linkLabels } from "./evidence-labels.rules.ts";
import { funnelHeight, funnelSteps, stepWidth } from "./funnel.rules.ts";
import { withBroken } from "./indexing-search.rules.ts";

type Step = IndexingSummary["funnel"][number];

const title = "From a page to a visitor";

/** How far the site's pages come: a picture that narrows, with the pages that stop before each link. */
export function FunnelCard({ funnel }: { readonly funnel: readonly Step[] }): ReactElement {
  const whole = funnel[0]?.pages ?? 0;
  return (
    <Card
      title={title}
      hint="How many of the site’s pages come how far, at any time in the last 180 days"
      info={
        <InfoPopover topic={title}>
          <p>
            A page counts for a link when it has come so far or farther. Engines also cite pages from their
            index without fetching them, so that a link which a later one bridges is not broken.
          </p>
          <p>Citations are those of the answers that your campaigns collect.</p>
        </InfoPopover>
      }
    >
      <svg
        viewBox={`0 0 ${stepWidth * funnel.length} ${funnelHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="hidden h-20 w-full sm:block"
      >
        {funnelSteps(funnel.map(({ pages }) => pages)).map((points, at) => (
          <polygon
            key={funnel[at]?.link}
            points={points}
            className="fill-brand"
            fillOpacity={1 - at * 0.16}
          />
        ))}
      </svg>
      <ol aria-label={title} className="grid gap-4 sm:mt-3 sm:grid-cols-5 sm:gap-0">
        {funnel.map((step) => (
          <StepOf key={step.link} step={step} whole={whole} />
        ))}
      </ol>
    </Card>
  );
}

interface StepOfProps {
  readonly step: Step;
  /** All pages. */
  readonly whole: number;
}

function StepOf({ step: { link, pages, broken }, whole }: StepOfProps): ReactElement {
  const projectId = useWorkspaceId();
  const words = linkLabels(link);
  return (
    <li className="min-w-0 sm:pr-3">
      <p className="flex items-baseline gap-x-2 sm:block">
        <span className="font-medium">{words.label}</span>
        <span className="ml-auto text-xl font-semibold tabular-nums sm:block">{countText(pages)}</span>
      </p>
      <div className="my-1.5 sm:hidden">
        <ShareBar share={whole === 0 ? 0 : pages / whole} />
      </div>
      <p className="text-sm text-fg-3 tabular-nums">
        {link === "discovered" ? "pages" : percent(rateOf(pages, whole))}, {words.meaning}
      </p>
      {broken > 0 && (
        <p className="mt-1 text-sm tabular-nums">
          <TextLink
            render={
              <Link
                to="/workspaces/$projectId/indexing"
                params={{ projectId }}
                search={withBroken(link)}
                hash="pages"
              />
            }
          >
            {countText(broken)} {words.broken.toLowerCase()}
          </TextLink>
        </p>
      )}
    </li>
  );
}
