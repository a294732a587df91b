import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Meter } from "#ui/charts/meter.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ChecklistStep } from "#ui/frame/checklist-step.tsx";
import { studioPaths } from "../studio-paths.ts";
import type { Step, StepName } from "./overview.rules.ts";

interface StepLabels {
  readonly title: string;
  readonly why: string;
  readonly action: string;
}

const words: Readonly<Record<StepName, StepLabels>> = {
  audit: {
    title: "Audit your site",
    why: "Whether AI agents can reach, read and trust your pages. What is closed to them cannot be cited.",
    action: "Technical Audit",
  },
  opportunity: {
    title: "Pick an opportunity",
    why: "What would make answers name and cite you, by what it is worth. Plan one, and it is taken.",
    action: "Content Opportunities",
  },
  brief: {
    title: "Write your first brief",
    why: "What assistants search for and cited pages have that yours has not. It costs no credits.",
    action: "New brief",
  },
};

/** Steps that lead to a first published text, with what is done already. */
export function FirstStepsCard({ steps }: { readonly steps: readonly Step[] }): ReactElement {
  const projectId = useWorkspaceId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const paths: Readonly<Record<StepName, string>> = {
    audit: `/workspaces/${projectId}/technical-optimization/dashboard`,
    opportunity: `/workspaces/${projectId}/opportunities`,
    brief: studioPaths(projectId).create,
  };
  return (
    <Card title="First steps" hint={`${done} of ${steps.length} done`}>
      <div className="space-y-4">
        <Meter label="First steps" percent={(done / steps.length) * 100} tone="pos" />
        <ol aria-label="First steps" className="grid gap-4 lg:grid-cols-3">
          {steps.map(({ name, isDone }) => (
            <ChecklistStep
              key={name}
              title={words[name].title}
              why={words[name].why}
              isDone={isDone}
              action={
                <Button variant={name === next ? "primary" : "secondary"} render={<Link to={paths[name]} />}>
                  {words[name].action}
                </Button>
              }
            />
          ))}
        </ol>
      </div>
    </Card>
  );
}
