import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import { type ReactElement, useState } from "react";
import { SwitchControl } from "#ui/forms/switch-control.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { useSwitchOperator } from "./models.queries.ts";

/** Asks for a reason first. Also for a model without a key: it then stays off once it gets one. */
export function SwitchModel({ operator }: { readonly operator: OperatorHealth }): ReactElement {
  const { display_name: name, is_on } = operator;
  const { mutateAsync } = useSwitchOperator(operator.id);
  /** Wish that is asked about, which stays the same while the list is refetched. */
  const [wanted, setWanted] = useState<boolean>();
  const close = (): void => setWanted(undefined);
  return (
    <>
      <SwitchControl label={`Ask ${name}`} checked={is_on} onChange={setWanted} />
      {wanted !== undefined && (
        <ActDialog
          title={wanted ? `Switch ${name} on?` : `Switch ${name} off?`}
          description={
            wanted
              ? "Campaigns of everyone can ask it again."
              : "No campaign asks it from the next run on. What is under way goes on."
          }
          submitLabel={wanted ? "Switch on" : "Switch off"}
          reasonHint="It stays in the audit log."
          run={(act) => mutateAsync({ is_on: wanted, ...act })}
          done={() => `${name} is ${wanted ? "on" : "off"}.`}
          onClose={close}
        />
      )}
    </>
  );
}
