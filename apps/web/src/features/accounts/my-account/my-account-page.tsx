import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { useImpersonating } from "#lib/session/impersonation.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { meQuery, useExport } from "../accounts.queries.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailCard } from "./email-card.tsx";
import { PasswordLink } from "./password-link.tsx";
import { PersonalInfoForm } from "./personal-info-form.tsx";

export function MyAccountPage(): ReactElement {
  const isImpersonating = useImpersonating();
  const me = useQuery(meQuery);
  return (
    <div className="max-w-settings space-y-5">
      <PageHeader title="Personal Infos" purpose="Your personal details, your password and your account." />
      <Card title="About you" hint="Your name appears in the invitations that you send.">
        {me.isPending && <FormSkeleton />}
        {me.isError && !me.data && <QueryError query={me} />}
        {me.data && <PersonalInfoForm key={me.data.id} user={me.data} />}
      </Card>
      {me.data && isImpersonating && (
        <Banner tone="info">
          You cannot change the password, export data or delete the account while you view as another user.
        </Banner>
      )}
      {me.data && !isImpersonating && (
        <>
          <EmailCard user={me.data} />
          <PasswordLink email={me.data.email} />
          <ExportAccount />
          <DeleteAccount />
        </>
      )}
    </div>
  );
}

function FormSkeleton(): ReactElement {
  return (
    <div className="flex max-w-form flex-col gap-5" role="status">
      <VisuallyHidden>Loading your account</VisuallyHidden>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="h-15">
          <Skeleton />
        </div>
        <div className="h-15">
          <Skeleton />
        </div>
      </div>
      <div className="h-20">
        <Skeleton />
      </div>
      <div className="h-40">
        <Skeleton />
      </div>
      <div className="h-15">
        <Skeleton />
      </div>
      <div className="h-9 w-32">
        <Skeleton />
      </div>
    </div>
  );
}

function ExportAccount(): ReactElement {
  const exported = useExport();
  const save = (): void => {
    exported.mutate(undefined, { onSuccess: (file) => saveFile(file, "citelens-account.json") });
  };
  return (
    <Card title="Your data" hint="Everything that we store about you, as a machine-readable file.">
      <div className="flex max-w-form flex-col items-start gap-4">
        {exported.isError && <Banner tone="neg">{problemMessage(exported.error)}</Banner>}
        <Button icon={<Download size={16} aria-hidden="true" />} loading={exported.isPending} onClick={save}>
          Export My Data
        </Button>
      </div>
    </Card>
  );
}
