import { operatorIconPath } from "@citelens/contract/visibility/operator-icons";
import type { ReactElement, ReactNode } from "react";
import { Avatar } from "./avatar.tsx";

interface WithOperatorProps {
  /** The operator of an AI agent or assistant, as the catalogue names it. */
  readonly operator: string;
  readonly children: ReactNode;
}

/** Words about something that an operator runs, beside the operator's icon. */
export function WithOperator({ operator, children }: WithOperatorProps): ReactElement {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Avatar kind="site" size="sm" name={operator} src={operatorIconPath(operator)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
