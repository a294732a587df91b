import type { OperatorHealth } from "@citelens/contract/operators";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { SwitchControl } from "#ui/forms/switch-control.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useSwitchOperator } from "./models.queries.ts";

interface SwitchModelProps {
  readonly operator: OperatorHealth;
}

/** Also for a model without a key: it then stays off once it gets one. */
export function SwitchModel({ operator }: SwitchModelProps): ReactElement {
  const { mutate } = useSwitchOperator(operator.id);
  return (
    <SwitchControl
      label={`Ask ${operator.display_name}`}
      checked={operator.is_on}
      onChange={(isOn) => mutate(isOn, { onError: (problem) => toast.error(problemMessage(problem)) })}
    />
  );
}
