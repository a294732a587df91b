import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { FirstQuestions } from "#features/campaigns/first/public.ts";
import { DemoOffer } from "#features/demo/public.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Meter } from "#ui/charts/meter.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ChecklistStep } from "#ui/frame/checklist-step.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { doneOf, labelsOf, type Step, type StepName } from "./checklist.rules.ts";

interface ChecklistCardProps {
  readonly steps: readonly Step[];
  readonly companyType: number | null;
  /** Once the first questions are being asked. */
  readonly onAsked: () => void;
  readonly onInvite: () => void;
  readonly onHide: () => void;
}

/** Steps of a new workspace, until all of it is done or somebody puts it away. */
export function ChecklistCard(props: ChecklistCardProps): ReactElement {
  const { steps, companyType, onAsked, onInvite, onHide } = props;
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
        <ol className="divide-y divide-border">
          {steps.map(({ name, isDone }) => (
            <ChecklistStep
              key={name}
              {...labelsOf(name, companyType)}
              isDone={isDone}
              layout="row"
              action={
                <StepAction
                  name={name}
                  variant={name === next ? "primary" : "secondary"}
                  onAsked={onAsked}
                  onInvite={onInvite}
                />
              }
            />
          ))}
        </ol>
      </div>
    </Card>
  );
}

/** As high as the card of a new workspace, whatever the window's width. */
export function ChecklistSkeleton(): ReactElement {
  return (
    <Card title="Getting started" hint="What comes first here">
      <div role="status" aria-label="Loading Getting started" className="h-178 sm:h-80">
        <Skeleton shape="card" />
      </div>
    </Card>
  );
}

interface StepActionProps extends Pick<ChecklistCardProps, "onAsked" | "onInvite"> {
  readonly name: StepName;
  readonly variant: "primary" | "secondary";
}

function StepAction({ name, variant, onAsked, onInvite }: StepActionProps): ReactNode {
  switch (name) {
    case "connect":
      return (
        <Button variant={variant} render={<Link to="/integrations" />}>
          Connect
        </Button>
      );
    case "campaign":
      return <FirstQuestions variant={variant} onAsked={onAsked} />;
    case "brand":
      return (
        <Button variant={variant} render={<Link to="/settings/brand-context" />}>
          Brand Kit
        </Button>
      );
    case "invite":
      return <Invite variant={variant} onInvite={onInvite} />;
    case "demo":
      return <DemoOffer />;
  }
}

/** Owners alone can invite. */
function Invite({ variant, onInvite }: Pick<StepActionProps, "variant" | "onInvite">): ReactElement {
  const workspace = useWorkspace();
  if (!workspace.is_owner)
    return <p className="text-sm text-fg-3">The owner of this workspace can invite.</p>;
  return (
    <Button variant={variant} onClick={onInvite}>
      Invite
    </Button>
  );
}
