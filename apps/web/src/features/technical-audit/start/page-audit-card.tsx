import type { Audit } from "@citelens/contract/content/audit-fields";
import { ScanSearch, X } from "lucide-react";
import { type FormEvent, type ReactElement, useState } from "react";
import { pageAddressOf } from "#lib/address/page-address.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/frame/card.tsx";
import { useStartAudit } from "../technical-audit.queries.ts";

interface PageAuditCardProps {
  /** The address that the field begins with; it is audited by a press of the button, never by itself. */
  readonly address: string;
  readonly onStarted: (audit: Audit) => void;
  readonly onClose: () => void;
}

const invalid = "Give the address of a page, such as https://www.northwind.example/pricing.";

/** Audits one page of any site: the own one, a competitor's, or a source that answers cite. */
export function PageAuditCard({ address, onStarted, onClose }: PageAuditCardProps): ReactElement {
  const start = useStartAudit(useWorkspaceId());
  const [text, setText] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = pageAddressOf(text);
    setRefused(url === undefined);
    if (url !== undefined) start.mutate({ url }, { onSuccess: onStarted });
  };
  const failure = start.isError ? problemMessage(start.error) : undefined;
  return (
    <Card
      title="Audit one page"
      hint="Any page that can be read without signing in, also of other sites. Your site’s own audit stays as it is."
      actions={
        <IconButton size="sm" label="Close" icon={<X size={16} aria-hidden="true" />} onClick={onClose} />
      }
    >
      <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label="Address of the page"
            type="url"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isRefused ? invalid : failure}
            placeholder="https://"
            autoComplete="off"
            maxLength={2048}
          />
        </div>
        <div className="sm:pt-6">
          <Button
            type="submit"
            variant="primary"
            loading={start.isPending}
            icon={<ScanSearch size={16} aria-hidden="true" />}
          >
            Audit this page
          </Button>
        </div>
      </form>
    </Card>
  );
}
