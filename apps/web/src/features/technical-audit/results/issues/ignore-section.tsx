import type { IgnoredIssue } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";
import { useQuery } from "@tanstack/react-query";
import { BellOff } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { pathPrefixOf } from "../../start/options.rules.ts";
import { auditSettingsQuery, useChangeSettings } from "../../technical-audit.queries.ts";
import {
  exceptionsOf,
  exceptionText,
  ignoredMax,
  reasonCharactersMax,
  withException,
  withoutException,
} from "./ignoring.rules.ts";

/** Takes an issue out of the score, for all pages or for some paths, with a reason; and brings it back. */
export function IgnoreSection({ checkId }: { readonly checkId: CheckId }): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const settings = useQuery(auditSettingsQuery(workspaceId));
  const change = useChangeSettings(workspaceId);
  const [isAdding, setIsAdding] = useState(false);
  if (!settings.data) return null;

  const { ignored } = settings.data;
  const save = (next: IgnoredIssue[], said: string): void =>
    change.mutate(
      { ignored: next },
      {
        onSuccess: () => {
          setIsAdding(false);
          toast.success(said);
        },
        onError: (problem) => toast.error(problemMessage(problem)),
      },
    );
  return (
    <section aria-labelledby="issue-ignore" className="space-y-3">
      <h3 id="issue-ignore" className="font-semibold">
        Ignore it
      </h3>
      <p className="text-sm text-fg-2">
        What is ignored leaves the score and stays listed, with your reason, under “Ignored”.
      </p>
      <Exceptions
        exceptions={exceptionsOf(ignored, checkId)}
        isBusy={change.isPending}
        onRemove={(removed) => save(withoutException(ignored, removed), "The issue counts again.")}
      />
      {isAdding ? (
        <IgnoreForm
          isBusy={change.isPending}
          onCancel={() => setIsAdding(false)}
          onAdd={(added) =>
            save(withException(ignored, { check_id: checkId, ...added }), "The issue is ignored.")
          }
        />
      ) : (
        <Button
          size="sm"
          icon={<BellOff size={14} aria-hidden="true" />}
          disabled={ignored.length >= ignoredMax}
          onClick={() => setIsAdding(true)}
        >
          Ignore this issue
        </Button>
      )}
    </section>
  );
}

interface ExceptionsProps {
  readonly exceptions: readonly IgnoredIssue[];
  readonly isBusy: boolean;
  readonly onRemove: (exception: IgnoredIssue) => void;
}

function Exceptions({ exceptions, isBusy, onRemove }: ExceptionsProps): ReactElement | null {
  if (exceptions.length === 0) return null;
  return (
    <ul aria-label="What is ignored" className="divide-y divide-border border-y border-border">
      {exceptions.map((one) => (
        <li key={one.path_prefix} className="flex items-start justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{exceptionText(one)}</p>
            <p className="text-sm wrap-anywhere text-fg-2">{one.reason}</p>
          </div>
          <Button size="sm" disabled={isBusy} onClick={() => onRemove(one)}>
            Count again
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface IgnoreFormProps {
  readonly isBusy: boolean;
  readonly onAdd: (added: Pick<IgnoredIssue, "path_prefix" | "reason">) => void;
  readonly onCancel: () => void;
}

function IgnoreForm({ isBusy, onAdd, onCancel }: IgnoreFormProps): ReactElement {
  const [path, setPath] = useState("/");
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const prefix = pathPrefixOf(path.trim());
  const hasReason = reason.trim() !== "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (prefix !== undefined && hasReason) onAdd({ path_prefix: prefix, reason: reason.trim() });
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <TextField
        label="Pages below"
        value={path}
        onChange={(event) => setPath(event.target.value)}
        hint="“/” means the whole site."
        error={isChecked && prefix === undefined ? "Begin the path with a slash." : undefined}
        autoComplete="off"
      />
      <TextField
        label="Reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={reasonCharactersMax}
        error={isChecked && !hasReason ? "Say why it is ignored." : undefined}
        autoComplete="off"
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" loading={isBusy}>
          Ignore
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
