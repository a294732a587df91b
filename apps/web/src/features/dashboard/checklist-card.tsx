import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { DemoOffer } from "#features/demo/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Meter } from "#ui/charts/meter.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ChecklistStep } from "#ui/frame/checklist-step.tsx";
import { doneOf, type Step, type StepName } from "./checklist.rules.ts";

interface ChecklistCardProps {
  readonly steps: readonly Step[];
  readonly onHide: () => void;
}

const texts: Readonly<Record<StepName, { readonly title: string; readonly why: string }>> = {
  connect: {
    title: "Connect your website",
    why: "Your server or a script tag reports visits, and agents appear here within seconds.",
  },
  campaign: {
    title: "Start your first campaign",
    why: "Ask AI assistants what your customers ask them, and see whether they name you.",
  },
  demo: {
    title: "See it filled",
    why: "A workspace of a fictional brand, with three months of visits and answers.",
  },
};

/** What a new workspace does first, until all of it is done or somebody puts it away. */
export function ChecklistCard({ steps, onHide }: ChecklistCardProps): ReactElement {
  const done = doneOf(steps);
  const next = steps.find(({ isDone }) => !isDone)?.name;
  return (
    <Card
      title="Getting started"
      hint={`${done} of ${steps.length} done`}
      actions={
        <IconButton
          size="sm"
          label="Hide the checklist"
          icon={<X size={16} aria-hidden="true" />}
          onClick={onHide}
        />
      }
    >
      <div className="space-y-4">
        <Meter label="Getting started" percent={(done / steps.length) * 100} tone="pos" />
        <ol className="grid gap-4 lg:grid-cols-3">
          {steps.map((step) => (
            <ChecklistStep
              key={step.name}
              {...texts[step.name]}
              isDone={step.isDone}
              action={<StepAction name={step.name} variant={step.name === next ? "primary" : "secondary"} />}
            />
          ))}
        </ol>
      </div>
    </Card>
  );
}

interface StepActionProps {
  readonly name: StepName;
  readonly variant: "primary" | "secondary";
}

function StepAction({ name, variant }: StepActionProps): ReactNode {
  const projectId = useWorkspaceId();
  switch (name) {
    case "connect":
      return (
        <Button variant={variant} render={<Link to="/integrations" />}>
          Connect
        </Button>
      );
    case "campaign":
      return (
        <Button
          variant={variant}
          render={<Link to="/workspaces/$projectId/insight/create" params={{ projectId }} />}
        >
          New Campaign
        </Button>
      );
    case "demo":
      return <DemoOffer />;
  }
}
