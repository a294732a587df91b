import { calculator } from "@citelens/contract/pricing";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useDebounced } from "#lib/use-debounced.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import {
  changedCampaign,
  firstCalculation,
  optimizationsOf,
  withCampaign,
  withoutCampaign,
} from "./calculator.rules.ts";
import { CalculatorResult } from "./calculator-result.tsx";
import { CountField } from "./count-field.tsx";
import { estimateQuery } from "./credits.queries.ts";
import { PlannedCampaignFields } from "./planned-campaign-fields.tsx";

export function CalculatorPage(): ReactElement {
  const [calculation, setCalculation] = useState(firstCalculation);
  const estimate = useQuery(estimateQuery(useDebounced(calculation, calculator.debounceMs)));
  const modelsMax = estimate.data?.calculation.total_available_models ?? calculator.modelsMax;
  const { campaigns, num_optimizations } = calculation;

  return (
    <div className="max-w-(--container-settings) space-y-5">
      <PageHeader
        title="Credit Calculator"
        purpose="Describe what you want to follow, and see what it costs in credits and euros."
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-5">
          {campaigns.map((campaign, index) => (
            <PlannedCampaignFields
              key={campaign.id}
              number={index + 1}
              campaign={campaign}
              modelsMax={modelsMax}
              onChange={(part) => setCalculation(changedCampaign(calculation, campaign.id, part))}
              {...(campaigns.length > 1 && {
                onRemove: () => setCalculation(withoutCampaign(calculation, campaign.id)),
              })}
            />
          ))}
          <Button
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setCalculation(withCampaign(calculation, modelsMax))}
          >
            Add campaign
          </Button>
          <Card title="Content optimizations" hint="Each is paid once, without a recurring fee.">
            <CountField
              label="Optimizations"
              value={num_optimizations}
              read={optimizationsOf}
              onChange={(count) => setCalculation({ ...calculation, num_optimizations: count })}
            />
          </Card>
        </div>
        <div className="xl:sticky xl:top-18">
          <CalculatorResult estimate={estimate} />
        </div>
      </div>
    </div>
  );
}
