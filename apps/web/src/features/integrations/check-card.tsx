import type { IntegrationCheck } from "@citelens/contract/traffic/integrations";
import { Send, Stethoscope } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { supportLink } from "#lib/support.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { CheckHalf } from "./check-half.tsx";
import { useIntegrationCheck, useTestVisit } from "./integrations.queries.ts";

const noticeMs = 5_000;
const title = "Integration check";
const hint =
  "Asks your website for its page, and looks for the script tag and for the report of your server.";

/** Checks both halves of the integration of the workspace, and sends a test visit. */
export function CheckCard(): ReactElement {
  const workspace = useWorkspace();
  const check = useIntegrationCheck(workspace.id);
  const visit = useTestVisit(workspace.id);

  return (
    <Card
      title={title}
      hint={hint}
      actions={
        <div className="flex flex-wrap gap-2">
          <CheckButton loading={check.isPending} onClick={() => check.mutate()} />
          <Button
            icon={<Send size={16} aria-hidden="true" />}
            loading={visit.isPending}
            onClick={() => visit.mutate()}
          >
            Send a test visit
          </Button>
        </div>
      }
    >
      <div className="space-y-4">
        {check.isPending && (
          <p role="status" className="text-fg-2">
            Asking {workspace.url} for its page. This takes up to 12 seconds.
          </p>
        )}
        {check.isError && <CheckFailed problem={check.error} />}
        {check.data && !check.isPending && <CheckResult key={check.data.checked_at} check={check.data} />}
        {check.isIdle && (
          <p className="text-fg-2">
            Your server reports AI agents and people, the script people alone. One of them is enough to begin;
            both together count everyone once.
          </p>
        )}
        {visit.data && (
          <Banner tone="pos" title="The test visit arrived">
            It was received at <Instant at={visit.data.received_at} />, after {visit.data.seconds} s, with the
            first active key of this workspace. It is counted as filtered and in no figure, as all visits of
            our own agents are. It says nothing about your website: the check does.
          </Banner>
        )}
        {visit.isError && <Banner tone="neg">{sortApiErrors([], visit.error).aboveForm}</Banner>}
      </div>
    </Card>
  );
}

/** The same before there is a workspace: a check needs one. */
export function CheckWithoutWorkspace(): ReactElement {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Card
      title={title}
      hint={hint}
      actions={<CheckButton loading={false} onClick={() => setIsAsked(true)} />}
    >
      {isAsked ? (
        <Banner tone="neg">Please select a project first</Banner>
      ) : (
        <p className="text-fg-2">An integration belongs to a workspace. Create your first one to check it.</p>
      )}
    </Card>
  );
}

interface CheckButtonProps {
  readonly loading: boolean;
  readonly onClick: () => void;
}

function CheckButton({ loading, onClick }: CheckButtonProps): ReactElement {
  return (
    <Button
      variant="primary"
      icon={<Stethoscope size={16} aria-hidden="true" />}
      loading={loading}
      onClick={onClick}
    >
      Check integration
    </Button>
  );
}

function CheckFailed({ problem }: { readonly problem: Error }): ReactElement {
  const reason = problem instanceof ApiProblem && problem.status === 429 ? problem.detail : undefined;
  return (
    <Banner
      tone="neg"
      action={
        <TextLink render={<a href={supportLink("The integration check fails")} />}>Contact our Team</TextLink>
      }
    >
      <p>Failed to check integration status. Please try again.</p>
      {reason !== undefined && <p className="text-fg-2">{reason}</p>}
    </Banner>
  );
}

function CheckResult({ check }: { readonly check: IntegrationCheck }): ReactElement {
  return (
    <div className="space-y-4">
      {check.frontend && check.backend && <SuccessNotice />}
      <ul className="grid gap-4 md:grid-cols-2">
        <CheckHalf name="Backend" what="Reports of your server" half={check.backend_details} check={check} />
        <CheckHalf name="Frontend" what="The script tag" half={check.frontend_details} check={check} />
      </ul>
      <p className="text-sm text-fg-3">
        Checked <Instant at={check.checked_at} />
      </p>
    </div>
  );
}

/** Goes by itself. */
function SuccessNotice(): ReactElement | null {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), noticeMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? (
    <Banner tone="pos">Your integration works: frontend and backend are connected.</Banner>
  ) : null;
}
