import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleDashed, X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { DemoOffer } from "#features/demo/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Meter } from "#ui/charts/meter.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
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
            <ChecklistStep key={step.name} step={step} isNext={step.name === next} />
          ))}
        </ol>
      </div>
    </Card>
  );
}

function ChecklistStep({ step, isNext }: { readonly step: Step; readonly isNext: boolean }): ReactElement {
  const { name, isDone } = step;
  const { title, why } = texts[name];
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-3">
      <Icon
        size={20}
        aria-hidden="true"
        className={isDone ? "mt-0.5 shrink-0 text-pos" : "mt-0.5 shrink-0 text-fg-3"}
      />
      <div className="min-w-0 space-y-2">
        <p className={isDone ? "font-medium text-fg-3" : "font-medium"}>
          {title}
          {isDone && <VisuallyHidden>: done</VisuallyHidden>}
        </p>
        {!isDone && (
          <>
            <p className="text-sm text-fg-2">{why}</p>
            <div className="flex flex-wrap gap-2">
              <StepAction name={name} variant={isNext ? "primary" : "secondary"} />
            </div>
          </>
        )}
      </div>
    </li>
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
