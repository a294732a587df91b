import type { EmailPreferences } from "@citelens/contract/accounts/accounts";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Switch } from "#ui/forms/switch.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { preferencesQuery, useUpdatePreferences } from "../accounts.queries.ts";

const kinds: readonly {
  readonly kind: keyof EmailPreferences;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    kind: "workspace_changes",
    label: "Changes to your workspaces",
    hint: "A workspace of yours is deleted, or you are removed from one.",
  },
  {
    kind: "announcements",
    label: "Product news",
    hint: "The announcements behind the bell in the header.",
  },
];

export function NotificationsPage(): ReactElement {
  const preferences = useQuery(preferencesQuery);
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader title="Notifications" purpose="Which e-mails you get." />
      <Card title="E-mails" hint="E-mails about your password and account security are always sent.">
        {preferences.isPending && <SwitchesSkeleton />}
        {preferences.isError && !preferences.data && <QueryError query={preferences} />}
        {preferences.data && <Switches preferences={preferences.data} />}
      </Card>
    </div>
  );
}

function Switches({ preferences }: { readonly preferences: EmailPreferences }): ReactElement {
  const update = useUpdatePreferences();
  const choose = (kind: keyof EmailPreferences, wanted: boolean): void => {
    update.mutate({ [kind]: wanted }, { onError: (problem) => toast.error(problemMessage(problem)) });
  };
  return (
    <div className="flex max-w-form flex-col gap-5">
      {kinds.map(({ kind, label, hint }) => (
        <Switch
          key={kind}
          label={label}
          hint={hint}
          // Updates optimistically and rolls back when saving fails.
          checked={(update.isPending ? update.variables[kind] : undefined) ?? preferences[kind]}
          onChange={(wanted) => choose(kind, wanted)}
          disabled={update.isPending}
        />
      ))}
    </div>
  );
}

function SwitchesSkeleton(): ReactElement {
  return (
    <div className="flex max-w-form flex-col gap-5" role="status">
      <VisuallyHidden>Loading your settings</VisuallyHidden>
      {kinds.map(({ kind }) => (
        <div key={kind} className="h-11">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
