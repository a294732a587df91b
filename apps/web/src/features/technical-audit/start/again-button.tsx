import type { Audit } from "@citelens/contract/content/audit-fields";
import { RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useStartAudit } from "../technical-audit.queries.ts";
import { sentOptions } from "./options.rules.ts";

interface AgainButtonProps {
  readonly audit: Audit;
  readonly onStarted: (audit: Audit) => void;
}

/** Begins the same audit once more: of the same site or page, with the same options. */
export function AgainButton({ audit, onStarted }: AgainButtonProps): ReactElement {
  const start = useStartAudit(useWorkspaceId());
  const { scope, url, settings } = audit;
  const begin = (): void =>
    start.mutate(
      { ...sentOptions(settings), ...(scope === "PAGE" && { url }) },
      { onSuccess: onStarted, onError: (problem) => toast.error(problemMessage(problem)) },
    );
  return (
    <Button
      size="sm"
      icon={<RotateCw size={14} aria-hidden="true" />}
      loading={start.isPending}
      onClick={begin}
    >
      Start again
    </Button>
  );
}
