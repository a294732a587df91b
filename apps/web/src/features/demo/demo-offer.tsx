import type { Demo } from "@citelens/contract/workspaces/demo";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { useSelectedWorkspace, useSwitchWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { Button } from "#ui/forms/button.tsx";
import { demoQuery, useCreateDemo } from "./demo.queries.ts";

/**
 * In empty states: opens the demo workspace, and creates it first if there is none. Its place beside other buttons is
 * reserved until the demo's state is known, so that they do not move under the pointer.
 */
export function DemoOffer(): ReactElement | null {
  const selected = useSelectedWorkspace();
  const { data: demo } = useQuery(demoQuery);
  const { data: workspaces } = useQuery(workspacesQuery);
  const create = useCreateDemo();
  const switchTo = useSwitchWorkspace();
  const [isWanted, setIsWanted] = useState(false);
  const workspace = workspaces?.find(({ id }) => id === demo?.project_id);
  const isReady = demo?.status === "ready";
  const isFilling = demo?.status === "filling";

  useEffect(() => {
    if (!isWanted || !isReady || !workspace) return;
    setIsWanted(false);
    switchTo(workspace);
  }, [isWanted, isReady, workspace, switchTo]);

  if (!selected || selected.is_demo) return null;
  return (
    <>
      <span className={demo ? undefined : "invisible"}>
        <Button
          icon={<FlaskConical size={16} aria-hidden="true" />}
          loading={create.isPending || isFilling || (isWanted && isReady)}
          onClick={() => {
            setIsWanted(true);
            if (!isReady) create.mutate();
          }}
        >
          Explore with demo data
        </Button>
      </span>
      {isFilling && <DemoProgress {...demo} />}
      {create.isError && (
        <p role="alert" className="basis-full text-sm text-neg">
          {problemMessage(create.error)}
        </p>
      )}
    </>
  );
}

/** In a row of its own. */
function DemoProgress({ day, days, progress }: Demo): ReactElement {
  return (
    <>
      <span className="basis-full" />
      <div className="w-full max-w-xs space-y-1.5">
        <p className="text-sm text-fg-2">
          Running the demo: day{" "}
          <span className="tabular-nums">
            {day} of {days}
          </span>
        </p>
        <Meter label="Demo data" percent={progress} tone="pos" />
      </div>
    </>
  );
}
