import { calculator, creditCosts } from "@citelens/contract/billing/pricing";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { estimateQuery } from "./calculator.queries.ts";
import {
  firstPlan,
  optimizationsFrom,
  withCampaign,
  withChange,
  withinModels,
  withoutCampaign,
} from "./calculator.rules.ts";
import { CampaignFields } from "./campaign-fields.tsx";
import { CountField } from "./count-field.tsx";
import { EstimatePanel } from "./estimate-panel.tsx";

export function CreditCalculatorPage(): ReactElement {
  const [plannedInput, setPlannedInput] = useState(firstPlan);
  const [modelsAvailable, setModelsAvailable] = useState<number>(calculator.modelsMax);
  const heading = useRef<HTMLHeadingElement>(null);
  const settled = useDebounced(plannedInput, calculator.debounceMs);
  const estimate = useQuery(estimateQuery(withinModels(settled, modelsAvailable)));
  const reported = estimate.data?.calculation.total_available_models;
  if (reported !== undefined && reported !== modelsAvailable) setModelsAvailable(reported);

  const plan = withinModels(plannedInput, modelsAvailable);

  const remove = (id: number): void => {
    heading.current?.focus(); // the focused button is removed with its campaign
    setPlannedInput(withoutCampaign(plan, id));
  };

  return (
    <div className="max-w-settings space-y-5">
      <PageHeader
        title="Credit Calculator"
        purpose="Estimate what campaigns and content optimizations cost before you start them."
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_27.5rem]">
        <div className="space-y-5">
          <section aria-labelledby="campaigns-heading" className="space-y-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2
                ref={heading}
                id="campaigns-heading"
                tabIndex={-1}
                className="text-lg font-semibold outline-none"
              >
                Campaigns
              </h2>
              <Button
                size="sm"
                icon={<Plus size={14} aria-hidden="true" />}
                disabled={plan.campaigns.length >= calculator.campaignsMax}
                onClick={() => setPlannedInput(withCampaign(plan, modelsAvailable))}
              >
                Add Campaign
              </Button>
            </div>
            {plan.campaigns.map((campaign, index) => (
              <CampaignFields
                key={campaign.id}
                number={index + 1}
                campaign={campaign}
                modelsAvailable={modelsAvailable}
                onChange={(change) => setPlannedInput(withChange(plan, campaign.id, change))}
                onRemove={plan.campaigns.length > 1 ? () => remove(campaign.id) : undefined}
              />
            ))}
          </section>
          <Card
            title="Content optimizations"
            hint={`${creditCosts.optimization} credits each, paid once, without any recurring fee.`}
          >
            <div className="max-w-40">
              <CountField
                label="Optimizations"
                hint={`0 to ${calculator.optimizationsMax}`}
                value={plan.optimizations}
                read={optimizationsFrom}
                onChange={(optimizations) => setPlannedInput({ ...plan, optimizations })}
              />
            </div>
          </Card>
        </div>
        <EstimatePanel
          estimate={estimate}
          isBehind={plannedInput !== settled || estimate.isPlaceholderData}
        />
      </div>
    </div>
  );
}
