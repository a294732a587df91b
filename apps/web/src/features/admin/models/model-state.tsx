import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import type { ReactElement, ReactNode } from "react";
import { instantText } from "#lib/dates/dates.ts";
import { Badge } from "#ui/text/badge.tsx";
import { stateOf } from "./models.rules.ts";

/** Whether campaigns can use the model now, and if not, why. */
export function ModelState({ operator }: { readonly operator: OperatorHealth }): ReactElement {
  const { needs, paused_until, pause_reason } = operator;
  switch (stateOf(operator)) {
    case "ready":
      return <Badge tone="pos">Ready</Badge>;
    case "off":
      return <Badge tone="neutral">Off</Badge>;
    case "needs-key":
      return (
        <Explained badge={<Badge tone="neutral">Needs a key</Badge>}>
          {needs.map((name) => (
            <code key={name} className="block sm:whitespace-nowrap">
              {name}
            </code>
          ))}
        </Explained>
      );
    case "paused":
      return (
        <Explained
          badge={
            <Badge tone="warn">Paused{paused_until !== null && ` until ${instantText(paused_until)}`}</Badge>
          }
        >
          {pause_reason}
        </Explained>
      );
  }
}

interface ExplainedProps {
  readonly badge: ReactElement;
  readonly children: ReactNode;
}

function Explained({ badge, children }: ExplainedProps): ReactElement {
  return (
    <div className="flex max-w-72 flex-col">
      {badge}
      <div className="text-sm wrap-anywhere text-fg-3">{children}</div>
    </div>
  );
}
