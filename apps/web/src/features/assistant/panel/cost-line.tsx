import type { AssistantAbout } from "@citelens/contract/content/assistant-fields";
import { lookupNotice } from "@citelens/contract/content/assistant-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { creditsQuery } from "#features/credits/public.ts";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { modelName } from "../reply/reply-labels.rules.ts";

/** Replier and cost, with what is left; without a model, what one would add. */
export function CostLine({ about }: { readonly about: AssistantAbout }): ReactElement {
  if (about.model === null) {
    return (
      <div className="flex items-center gap-1 text-xs text-fg-3">
        <p>{lookupNotice}. Free of charge.</p>
        <InfoPopover topic="What an AI model would add">
          <p>
            Here, words of your question choose what is looked up, and you get it as cards. An AI model would
            put what it finds into sentences, combine several results, follow up on what you asked before, and
            propose edits to texts.
          </p>
          <p>Whoever runs this installation can configure one.</p>
        </InfoPopover>
      </div>
    );
  }
  return <Cost credits={about.credits} model={about.model} />;
}

function Cost({ credits, model }: { readonly credits: number; readonly model: string }): ReactElement {
  const { data } = useQuery(creditsQuery(useWorkspaceId()));
  const left = data?.remaining_credits;
  const isShort = left !== undefined && left < credits;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-fg-3">
      <span>
        {counted(credits, "credit")} a reply{left !== undefined && `, ${countText(left)} left`}.{" "}
        {isShort && <TextLink render={<Link to="/settings/billing" />}>Get credits</TextLink>}
      </span>
      <span className="min-w-0 wrap-anywhere">{modelName(model)}</span>
    </p>
  );
}
