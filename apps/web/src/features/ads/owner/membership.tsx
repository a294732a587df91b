import type { PublisherTerms } from "@citelens/contract/content/ads-network";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { dayText } from "#lib/dates/dates.ts";
import { countText, moneyText, perCent } from "#lib/figures.ts";
import { StatStrip } from "#ui/charts/stat-strip.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { CategoriesFields } from "../network/categories-fields.tsx";
import { readsRule, readsText } from "../network/network-labels.rules.ts";
import type { Categories } from "../network/publisher-form.rules.ts";
import { StopSwitch } from "../stop-switch.tsx";
import { useDecide } from "./owner.queries.ts";
import { OwnerCreatives } from "./owner-creatives.tsx";

interface MembershipProps {
  readonly token: string;
  readonly terms: PublisherTerms;
}

/** View and decisions of an owner who accepted. */
export function Membership({ token, terms }: MembershipProps): ReactElement {
  const switching = useDecide(token);
  return (
    <>
      {terms.status === "PAUSED" && (
        <Banner tone="warn" title="Paused">
          Your website is out of the network for now, and nothing is shown on it.
        </Banner>
      )}
      {terms.is_stopped && (
        <Banner tone="warn" title="Stopped by the network">
          Nothing is shown on your website until the network lets it go on. Your own switch is beside that.
        </Banner>
      )}
      <StopSwitch
        isStopped={terms.is_stopped_by_owner}
        busy={switching.isPending}
        onChange={(next) =>
          switching.mutate(
            { act: next ? "stop" : "resume" },
            { onError: (problem) => toast.error(problemMessage(problem)) },
          )
        }
      />
      <StatStrip
        label="Key figures"
        columns={3}
        stats={[
          {
            label: "Reads by AI agents",
            value: countText(terms.agent_reads),
            detail: `since ${dayText(terms.since)}: ${readsText(terms)}`,
            info: (
              <InfoPopover topic="Reads by AI agents">
                <p>{readsRule}</p>
              </InfoPopover>
            ),
          },
          {
            label: "Earnings",
            value: moneyText(terms.earnings_cents, terms.currency),
            detail: `since ${dayText(terms.since)}`,
          },
          {
            label: "Your share",
            value: perCent(terms.revenue_share),
            detail: "of what is spent on your pages",
          },
        ]}
      />
      <OwnerCreatives token={token} creatives={terms.creatives} />
      <OwnerCategories token={token} terms={terms} />
    </>
  );
}

function OwnerCategories({ token, terms }: MembershipProps): ReactElement {
  const [categories, setCategories] = useState<Categories>({
    allowed: terms.categories_allowed,
    blocked: terms.categories_blocked,
  });
  const saving = useDecide(token);
  const save = (): void =>
    saving.mutate(
      { act: "categories", allowed: [...categories.allowed], blocked: [...categories.blocked] },
      {
        onSuccess: () => toast.success("Your categories are saved."),
        onError: (problem) => toast.error(problemMessage(problem)),
      },
    );
  return (
    <Card title="Categories" hint="Of which industries passages may be shown.">
      <div className="space-y-4">
        <CategoriesFields value={categories} onChange={setCategories} />
        <Button variant="primary" loading={saving.isPending} onClick={save}>
          Save categories
        </Button>
      </div>
    </Card>
  );
}
