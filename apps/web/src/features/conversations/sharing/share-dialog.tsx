import { type ShareDays, shareDays, shareDaysUsual } from "@citelens/contract/visibility/answers";
import { Link } from "@tanstack/react-router";
import { Share2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { instantText } from "#lib/dates/dates.ts";
import { useDisabledWhileImpersonating } from "#lib/session/impersonation.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { useShareAnswer } from "./sharing.queries.ts";

export interface ShareDialogProps {
  readonly answerId: string;
}

const lifetimes: Readonly<Record<ShareDays, string>> = {
  1: "1 day",
  7: "7 days",
  30: "30 days",
  90: "90 days",
};
const options = shareDays.map((days) => ({ value: String(days), label: lifetimes[days] }));

/** Creates a public link to one answer and shows it for copying. */
export function ShareDialog({ answerId }: ShareDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState<ShareDays>(shareDaysUsual);
  const share = useShareAnswer(workspaceId);
  const ownSessionOnly = useDisabledWhileImpersonating();

  const change = (isOpen: boolean): void => {
    setOpen(isOpen);
    if (isOpen) share.reset();
  };
  return (
    <>
      <Button
        size="sm"
        icon={<Share2 size={14} aria-hidden="true" />}
        onClick={() => change(true)}
        {...ownSessionOnly}
      >
        Share
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title="Share this answer"
        description="Anyone with the link can read this answer without signing in, but nothing else of the workspace."
        actions={
          !share.data && (
            <Button
              variant="primary"
              loading={share.isPending}
              onClick={() => share.mutate({ answerId, days })}
            >
              Create link
            </Button>
          )
        }
      >
        {share.data ? (
          <div className="space-y-3">
            <CodeBlock label="Link" code={share.data.url} />
            <p className="text-fg-2">
              It can be opened until {instantText(share.data.expires)}, or until you leave the workspace or
              revoke it under <TextLink render={<Link to="/settings/shared-links" />}>Shared Links</TextLink>.
              The link is shown only once.
            </p>
          </div>
        ) : (
          <div className="space-y-4">
            {share.isError && <Banner tone="neg">{problemMessage(share.error)}</Banner>}
            <SelectField
              label="The link works for"
              options={options}
              value={String(days)}
              onChange={(chosen) =>
                setDays(shareDays.find((one) => String(one) === chosen) ?? shareDaysUsual)
              }
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
