import type { Retention } from "@citelens/contract/traffic/retention";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Instant } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { choicesOf, daysOfChoice } from "./retention-choices.rules.ts";
import { retentionQuery, useRetentionChange } from "./tracking-page.queries.ts";

/** How long what was reported is kept; owners choose, members see it. */
export function RetentionCard(): ReactElement {
  const workspace = useWorkspace();
  const retention = useQuery(retentionQuery(workspace.id));
  return (
    <Card title="How long it is kept" hint="Visits, their hourly sums, referrals and counts of people">
      <QueryContent title="retention" query={retention} isEmpty={() => false} emptyText="">
        {(kept) => <RetentionChoice kept={kept} />}
      </QueryContent>
    </Card>
  );
}

function RetentionChoice({ kept }: { readonly kept: Retention }): ReactElement {
  const workspace = useWorkspace();
  const change = useRetentionChange(workspace.id);
  const chosen = kept.wanted_days === null ? "all" : String(kept.wanted_days);
  // What was asked for stays while the dialog goes, so that its words do not change before it is gone.
  const [asked, setAsked] = useState(chosen);
  const [isAsking, setIsAsking] = useState(false);
  const choose = (choice: string): void => {
    setAsked(choice);
    change.mutate(choice === "all" ? null : Number(choice), {
      onSuccess: () => toast.success("Saved. It is applied in the coming night."),
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: () => setIsAsking(false),
    });
  };
  const ask = (choice: string): void => {
    setAsked(choice);
    setIsAsking(true);
  };
  const shortens = (choice: string): boolean =>
    daysOfChoice(choice, kept) < Math.min(kept.days, kept.next_days);
  const askedDays = daysOfChoice(asked, kept);
  return (
    <div className="max-w-md space-y-3">
      {workspace.is_owner ? (
        <SelectField
          label="Keep"
          hint={limitText(kept)}
          options={choicesOf(kept)}
          value={change.isPending ? asked : chosen}
          onChange={(choice) => (shortens(choice) ? ask(choice) : choose(choice))}
        />
      ) : (
        <p className="text-fg-2">
          {kept.days} days. {limitText(kept)} Only owners of the workspace can change this.
        </p>
      )}
      {kept.shortens_at !== null && (
        <p className="text-sm text-warn">
          Your plan keeps {kept.limit_days} days. What is older is deleted after{" "}
          <Instant at={kept.shortens_at} />; until then it is kept for {kept.days} days.
        </p>
      )}
      {kept.shortens_at === null && kept.next_days !== kept.days && (
        <p className="text-sm text-fg-2">
          Until the coming night it is kept for {kept.days} days, then for {kept.next_days}.
        </p>
      )}
      {kept.plan !== null && (
        <TextLink render={<Link to="/settings/billing" />}>Plans that keep more</TextLink>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Keep only ${askedDays} days?`}
        confirmLabel="Delete what is older"
        tone="danger"
        busy={change.isPending}
        onConfirm={() => choose(asked)}
      >
        Visits, their hourly sums, referrals and counts of people from more than {askedDays} days ago are
        deleted in the coming night, in this workspace alone. Until then you can choose otherwise; afterwards
        it cannot be undone.
      </ConfirmDialog>
    </div>
  );
}

function limitText({ limit_days, plan }: Retention): string {
  return plan === null
    ? `This installation keeps at most ${limit_days} days.`
    : `The ${plan} plan keeps at most ${limit_days} days.`;
}
