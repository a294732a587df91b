import type { Audit, WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";
import { Play } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { useStartAudit } from "../technical-audit.queries.ts";
import { AuditOptionsFields } from "./audit-options.tsx";
import { optionsOf, sentOptions } from "./options.rules.ts";

interface StartFormProps {
  readonly settings: WorkspaceAuditSettings;
  readonly onStarted: (audit: Audit) => void;
}

/** Begins an audit of the workspace's site with the options of the workspace, which can be changed for this one. */
export function StartForm({ settings, onStarted }: StartFormProps): ReactElement {
  const { id: workspaceId, url } = useWorkspace();
  const [options, setOptions] = useState(() => optionsOf(settings));
  const start = useStartAudit(workspaceId);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate(sentOptions(options), { onSuccess: onStarted });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      {start.isError && <Banner tone="neg">{problemMessage(start.error)}</Banner>}
      <TextField
        label="Site"
        type="url"
        value={url}
        readOnly
        hint="The site of this workspace. Pages of other sites can be audited one at a time."
      />
      <AuditOptionsFields options={options} onChange={setOptions} browser={settings.browser} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          loading={start.isPending}
          icon={<Play size={16} aria-hidden="true" />}
        >
          Start the audit
        </Button>
        <p className="text-sm text-fg-3">It costs no credits.</p>
      </div>
    </form>
  );
}
