import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PenLine } from "lucide-react";
import type { ReactElement } from "react";
import { creditsQuery } from "#features/credits/public.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

interface WriteWithModelProps {
  readonly writer: NonNullable<OptimizationSummary["writer"]>;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly onWrite: () => void;
}

/** The button that lets the installation's model write, with what that costs and what is left. */
export function WriteWithModel({
  writer,
  isPending,
  isDisabled = false,
  onWrite,
}: WriteWithModelProps): ReactElement {
  const { data: credits } = useQuery(creditsQuery(useWorkspaceId()));
  const left = credits?.remaining_credits;
  return (
    <div className="grid gap-1">
      <Button
        icon={<PenLine size={16} aria-hidden="true" />}
        wraps
        loading={isPending}
        disabled={isDisabled}
        onClick={onWrite}
      >
        {`Write with ${nameOf(writer.model)}: ${countText(writer.credits)} credits`}
      </Button>
      <p className="text-center text-sm text-fg-3">
        {left !== undefined && `${countText(left)} credits left. `}
        {left !== undefined && left < writer.credits && (
          <TextLink render={<Link to="/settings/billing" />}>Get credits</TextLink>
        )}
      </p>
    </div>
  );
}

/** Without its provider. */
function nameOf(model: string): string {
  return model.split("/").at(-1) ?? model;
}
