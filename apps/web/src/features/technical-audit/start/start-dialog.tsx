import type { Audit } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { auditSettingsQuery } from "../technical-audit.queries.ts";
import { StartForm } from "./start-form.tsx";

interface StartDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onStarted: (audit: Audit) => void;
}

export function StartDialog({ open, onClose, onStarted }: StartDialogProps): ReactElement {
  const settings = useQuery(auditSettingsQuery(useWorkspaceId()));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Audit the site"
      description="Its pages are read as an AI agent reads them. You can leave the page while it runs."
    >
      {settings.data && <StartForm settings={settings.data} onStarted={onStarted} />}
      {settings.isError && !settings.data && <QueryError query={settings} />}
      {settings.isPending && <LoadingCard label="Loading the options" height="h-60" />}
    </Dialog>
  );
}
