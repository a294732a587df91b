import { Link } from "@tanstack/react-router";
import { Lightbulb, Plus } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { studioPaths } from "../studio-paths.ts";

const steps = [
  {
    title: "Pick an opportunity",
    text: "It knows the page and the queries. Or begin with any page of yours, or with one that is to be written.",
  },
  {
    title: "Get a brief",
    text: "What assistants search for and the pages they cite have, and yours has not: with the passages that say so, an outline and a score. It costs no credits.",
  },
  {
    title: "Check and publish",
    text: "Write section by section. Each new figure, price and quotation is traced to its source, and a simulation tells whether the text would be found.",
  },
] as const;

/** Before the first brief: what becomes of one, and where it begins. */
export function FirstBrief(): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <Card title="From an opportunity to a page that can be quoted">
      <ol aria-label="How it works" className="grid gap-5 py-2 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-3 md:flex-col">
            <span
              aria-hidden="true"
              className="flex size-8 shrink-0 items-center justify-center rounded-full bg-second-soft font-semibold text-brand-text tabular-nums"
            >
              {at + 1}
            </span>
            <div className="space-y-0.5">
              <p className="font-medium">{title}</p>
              <p className="text-fg-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2 border-t border-border pt-5">
        <Button
          variant="primary"
          icon={<Lightbulb size={16} aria-hidden="true" />}
          render={<Link to="/workspaces/$projectId/opportunities" params={{ projectId }} />}
        >
          Content Opportunities
        </Button>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          render={<Link to={studioPaths(projectId).create} />}
        >
          New brief
        </Button>
      </div>
    </Card>
  );
}
