import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { useSelectedWorkspace, useSwitchWorkspace, workspacesQuery } from "#features/workspaces/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { Button } from "#ui/forms/button.tsx";
import { demoQuery, useCreateDemo } from "./demo.queries.ts";

/** In empty states: opens the demo workspace, and creates it first if there is none. */
export function DemoOffer(): ReactElement | null {
  const selected = useSelectedWorkspace();
  const { data: demo } = useQuery(demoQuery);
  const { data: workspaces } = useQuery(workspacesQuery);
  const create = useCreateDemo();
  const switchTo = useSwitchWorkspace();
  const [isWanted, setIsWanted] = useState(false);
  const workspace = workspaces?.find(({ id }) => id === demo?.project_id);
  const isReady = demo?.status === "ready";

  useEffect(() => {
    if (!isWanted || !isReady || !workspace) return;
    setIsWanted(false);
    switchTo(workspace);
  }, [isWanted, isReady, workspace, switchTo]);

  if (!demo || !selected || selected.is_demo) return null;
  if (demo.status === "filling") return <DemoProgress percent={demo.progress} />;
  return (
    <>
      <Button
        icon={<FlaskConical size={16} aria-hidden="true" />}
        loading={create.isPending || (isWanted && isReady)}
        onClick={() => {
          setIsWanted(true);
          if (!isReady) create.mutate();
        }}
      >
        Explore with demo data
      </Button>
      {create.isError && (
        <p role="alert" className="basis-full text-sm text-neg">
          {problemMessage(create.error)}
        </p>
      )}
    </>
  );
}

function DemoProgress({ percent }: { readonly percent: number }): ReactElement {
  return (
    <div className="w-full max-w-xs space-y-1.5 pt-2">
      <p className="text-sm text-fg-2">
        Running the demo, day by day… <span className="tabular-nums">{percent} %</span>
      </p>
      <Meter label="Demo data" percent={percent} tone="pos" />
    </div>
  );
}
