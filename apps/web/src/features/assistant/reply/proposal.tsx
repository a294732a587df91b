import type { EditProposal } from "@citelens/contract/content/assistant-fields";
import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { type ReactElement, useState } from "react";
import { sectionsQuery } from "#features/content-studio/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { ProposedText } from "./proposed-text.tsx";
import { ReplyLink } from "./reply-link.tsx";
import { useAccept } from "./use-accept.ts";

interface ProposalProps {
  readonly proposal: EditProposal;
  /** Whether the reply is over, so that it can be decided of. */
  readonly isFinal: boolean;
}

/** A text that is proposed for a section, against the one that stands there, and what is decided of it. */
export function Proposal({ proposal, isFinal }: ProposalProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const { optimization_id: optimizationId, section_id: sectionId } = proposal;
  const [isDiscarded, setIsDiscarded] = useState(false);
  const sections = useQuery(sectionsQuery({ workspaceId, optimizationId }));
  const section = sections.data?.find(({ id }) => id === sectionId);
  const href = `/workspaces/${workspaceId}/optimization/campaigns/${optimizationId}/results`;
  const isAccepted = section?.markdown === proposal.markdown;
  return (
    <section
      aria-label={`Proposal for ${proposal.section_title}`}
      className="rounded-popup border border-border bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-3 py-2 text-sm">
        <PenLine size={14} aria-hidden="true" className="shrink-0 text-fg-3" />
        <h3 className="min-w-0 flex-1 font-medium wrap-anywhere">{proposal.section_title}</h3>
        <ProposalState isAccepted={isAccepted} isDiscarded={isDiscarded} />
      </header>
      <div className="grid gap-3 px-3 py-2.5">
        {sections.isPending && <ListSkeleton rows={2} />}
        {sections.isError && !sections.data && <QueryError query={sections} />}
        {sections.data && !section && (
          <p className="text-sm text-fg-2">
            This section does not exist any more, so nothing can be changed.
          </p>
        )}
        {section && <ProposedText old={section.markdown} proposed={proposal.markdown} />}
        {section && !isAccepted && isFinal && (
          <Decision
            proposal={proposal}
            section={section}
            isDiscarded={isDiscarded}
            onDiscard={setIsDiscarded}
            onReload={() => void sections.refetch()}
          />
        )}
        <p className="text-sm">
          <ReplyLink link={{ kind: "inside", href }}>Open the text</ReplyLink>
        </p>
      </div>
    </section>
  );
}

interface ProposalStateProps {
  readonly isAccepted: boolean;
  readonly isDiscarded: boolean;
}

function ProposalState({ isAccepted, isDiscarded }: ProposalStateProps): ReactElement {
  if (isAccepted) return <Badge tone="pos">Accepted</Badge>;
  return isDiscarded ? <Badge tone="neutral">Discarded</Badge> : <Badge tone="warn">Not decided</Badge>;
}

interface DecisionProps {
  readonly proposal: EditProposal;
  readonly section: OptimizationSection;
  readonly isDiscarded: boolean;
  readonly onDiscard: (isDiscarded: boolean) => void;
  readonly onReload: () => void;
}

function Decision({ proposal, section, isDiscarded, onDiscard, onReload }: DecisionProps): ReactElement {
  const accepting = useAccept(proposal, section);
  if (isDiscarded) {
    return (
      <div>
        <Button size="sm" variant="ghost" onClick={() => onDiscard(false)}>
          Take it up again
        </Button>
      </div>
    );
  }
  return (
    <>
      {accepting.isElsewhere && (
        <div role="alert" className="grid justify-items-start gap-2 text-sm text-neg">
          <p>{accepting.problem}</p>
          <Button
            size="sm"
            onClick={() => {
              accepting.seeAgain();
              onReload();
            }}
          >
            Load it again
          </Button>
        </div>
      )}
      {!accepting.isElsewhere && accepting.problem !== undefined && (
        <p role="alert" className="text-sm text-neg">
          {accepting.problem}
        </p>
      )}
      {!accepting.isElsewhere && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" loading={accepting.isPending} onClick={accepting.accept}>
            Accept
          </Button>
          <Button size="sm" disabled={accepting.isPending} onClick={() => onDiscard(true)}>
            Discard
          </Button>
        </div>
      )}
    </>
  );
}
