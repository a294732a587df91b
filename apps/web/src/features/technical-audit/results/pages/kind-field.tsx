import type { AuditPageDetails } from "@citelens/contract/content/audit-fields";
import { type PageKind, pageKinds } from "@citelens/contract/content/audit-words";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { pathOf } from "../../audit-figures.rules.ts";
import { kindLabels } from "../../audit-labels.rules.ts";
import { auditSettingsQuery, useChangeSettings } from "../../technical-audit.queries.ts";
import { kindOf, withKind } from "./kinds.rules.ts";

const options = pageKinds.map((value) => ({ value, label: kindLabels[value] }));

/** Kind of a page: what it is for, which decides what is asked of it; wrong guesses can be corrected. */
export function KindField({ page }: { readonly page: AuditPageDetails }): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const settings = useQuery(auditSettingsQuery(workspaceId));
  const change = useChangeSettings(workspaceId);
  if (!settings.data) return null;

  const { kinds } = settings.data;
  const path = pathOf(page.url);
  const correct = (kind: PageKind): void =>
    change.mutate(
      { kinds: withKind(kinds, { path, kind }) },
      {
        onSuccess: () => toast.success("The kind is corrected. The next audit asks what fits it."),
        onError: (problem) => toast.error(problemMessage(problem)),
      },
    );
  return (
    <SelectField
      label="Kind of page"
      hint="Guessed from its structured data, path and structure. Articles are asked for an author, products for a price."
      options={options}
      value={kindOf(kinds, path) ?? page.kind}
      onChange={correct}
    />
  );
}
