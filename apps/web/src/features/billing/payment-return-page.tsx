import { formatMoney } from "@citelens/contract/base/money";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleX } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { supportLink } from "#lib/support.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { confirmationQuery, type PaymentConfirmation } from "./billing.queries.ts";
import {
  missingSession,
  outcomeOf,
  type PaymentKind,
  type PaymentSearch,
  paymentTexts,
} from "./payment-return.rules.ts";

export interface PaymentReturnPageProps {
  readonly kind: PaymentKind;
  readonly search: PaymentSearch;
}

/** The return URL of the payment provider. */
export function PaymentReturnPage({ kind, search }: PaymentReturnPageProps): ReactElement {
  const outcome = outcomeOf(search);
  return (
    <div className="max-w-form space-y-5">
      <PageHeader title={paymentTexts[kind].title} />
      {outcome.status === "canceled" && <Failure message={paymentTexts[kind].canceled} />}
      {outcome.status === "missing" && <Failure message={missingSession} />}
      {outcome.status === "confirm" && (
        <SelectedWorkspace whilePending={<Waiting />} whenNone={<Failure message={missingSession} />}>
          <Confirmation kind={kind} sessionId={outcome.sessionId} />
        </SelectedWorkspace>
      )}
    </div>
  );
}

interface ConfirmationProps {
  readonly kind: PaymentKind;
  readonly sessionId: string;
}

function Confirmation({ kind, sessionId }: ConfirmationProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const payment = useQuery(confirmationQuery(useQueryClient(), { kind, workspaceId, sessionId }));
  if (payment.isPending) return <Waiting />;

  if (payment.isError) {
    const reason = payment.error instanceof ApiProblem ? payment.error.detail : undefined;
    return <Failure message={paymentTexts[kind].failed} reason={reason} />;
  }
  const { error } = payment.data;
  if (error !== null) return <Failure message={error || paymentTexts[kind].refused} />;
  return <Success kind={kind} confirmed={payment.data} />;
}

function Waiting(): ReactElement {
  return (
    <Card>
      <p role="status" className="flex items-center gap-2 text-fg-2">
        <Spinner />
        Confirming your payment…
      </p>
    </Card>
  );
}

function Success({
  kind,
  confirmed,
}: {
  readonly kind: PaymentKind;
  readonly confirmed: PaymentConfirmation;
}): ReactElement {
  return (
    <Status icon={<CircleCheck size={28} aria-hidden="true" className="text-pos" />} role="status">
      <p className="text-lg font-semibold">{confirmed.message || paymentTexts[kind].success}</p>
      {confirmed.lines.length > 0 && (
        <dl className="w-full max-w-xs">
          {confirmed.lines.map(({ label, amount, currency }) => (
            <div key={label} className="flex justify-between gap-4 py-0.5">
              <dt className="text-fg-2">{label}</dt>
              <dd className="font-medium tabular-nums">{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button variant="primary" render={<Link to="/settings/billing" />}>
        Return to Billing
      </Button>
    </Status>
  );
}

interface FailureProps {
  readonly message: string;
  /** The server's own message. */
  readonly reason?: string | undefined;
}

function Failure({ message, reason }: FailureProps): ReactElement {
  return (
    <Status icon={<CircleX size={28} aria-hidden="true" className="text-neg" />} role="alert">
      <p className="max-w-md font-medium">{message}</p>
      {reason && <p className="max-w-md text-fg-2">{reason}</p>}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" render={<Link to="/settings/billing" />}>
          Return to Billing
        </Button>
        <Button render={<a href={supportLink("A payment needs your help")}>Contact Support</a>}>
          Contact Support
        </Button>
      </div>
    </Status>
  );
}

interface StatusProps {
  readonly icon: ReactNode;
  readonly role: "status" | "alert";
  readonly children: ReactNode;
}

function Status({ icon, role, children }: StatusProps): ReactElement {
  return (
    <Card>
      <div role={role} className="flex flex-col items-center gap-4 py-6 text-center">
        {icon}
        {children}
      </div>
    </Card>
  );
}
