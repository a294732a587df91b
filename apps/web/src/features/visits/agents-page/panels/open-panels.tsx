import { type ReactElement, useState } from "react";
import { useAgentsScope } from "../scope/agents-scope.tsx";
import { AgentPanel } from "./agent-panel.tsx";
import { PagePanel } from "./page-panel.tsx";

/** The panel that the address names. */
export function OpenPanels(): ReactElement {
  const { view, change } = useAgentsScope();
  const agent = useLast(view.openAgent);
  const path = useLast(view.openPage);
  const close = (): void =>
    change(({ page }) => ({ openAgent: undefined, openPage: undefined, page }), "push");
  return (
    <>
      {agent !== undefined && (
        <AgentPanel agent={agent} open={view.openAgent !== undefined} onClose={close} />
      )}
      {path !== undefined && <PagePanel path={path} open={view.openPage !== undefined} onClose={close} />}
    </>
  );
}

/** Value that was last there, so that a panel keeps its content while it closes. */
function useLast(value: string | undefined): string | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
