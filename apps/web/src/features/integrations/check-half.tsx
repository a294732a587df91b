import type { IntegrationCheck, IntegrationHalf } from "@citelens/contract/traffic/integrations";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { Ago } from "#ui/text/instant.tsx";
import { faultLabels, knownLabels, stepLabels } from "./check-labels.rules.ts";

export interface CheckHalfProps {
  readonly name: "Backend" | "Frontend";
  readonly what: string;
  readonly half: IntegrationHalf;
  readonly check: IntegrationCheck;
}

/** One half of the result: whether it is connected, what was seen, and what to do. */
export function CheckHalf({ name, what, half, check }: CheckHalfProps): ReactElement {
  const { known_by, fault, next_step, last_seen } = half;
  const isConnected = known_by !== null;
  const Icon = isConnected ? CircleCheck : CircleAlert;
  return (
    <li className="flex min-w-0 gap-3 rounded-popup border border-border px-3.5 py-3">
      <Icon
        size={20}
        aria-hidden="true"
        className={isConnected ? "mt-px shrink-0 text-pos" : "mt-px shrink-0 text-neg"}
      />
      <div className="min-w-0 space-y-1 wrap-anywhere">
        <p className="font-medium">
          {name}: {isConnected ? "connected" : "not connected"}
        </p>
        <p className="text-sm text-fg-3">{what}</p>
        {known_by !== null && <p className="text-fg-2">{knownLabels[known_by]}</p>}
        {fault !== null && <p className="text-fg-2">{faultLabels[fault](check)}</p>}
        {next_step !== null && (
          <p>
            <span className="font-medium">What to do: </span>
            {stepLabels[next_step](check)}
          </p>
        )}
        {last_seen !== null && (
          <p className="text-sm text-fg-3">
            Last report <Ago at={last_seen} />
          </p>
        )}
      </div>
    </li>
  );
}
