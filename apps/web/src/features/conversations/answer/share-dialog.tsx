import { Share2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api-problem.ts";
import { useOwnSessionOnly } from "#lib/impersonation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { CodeBlock } from "#ui/code-block.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useShareAnswer } from "../conversations.queries.ts";
import { momentInWords } from "../moment.tsx";

export interface ShareDialogProps {
  readonly projectId: string;
  readonly answerId: string;
}

const lifetimes = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "One year" },
] as const;

/** Makes a link by which anybody can read one answer, and shows it to be copied. */
export function ShareDialog({ projectId, answerId }: ShareDialogProps): ReactElement {
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState<(typeof lifetimes)[number]["value"]>("30");
  const share = useShareAnswer(projectId);
  const ownSessionOnly = useOwnSessionOnly();

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
        description="Whoever has the link can read this one answer without signing in, and nothing else of the workspace."
        actions={
          !share.data && (
            <Button
              variant="primary"
              loading={share.isPending}
              onClick={() => share.mutate({ answerId, days: Number(days) })}
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
              It can be opened until {momentInWords(share.data.expires)}. It cannot be taken back before.
            </p>
          </div>
        ) : (
          <div className="space-y-4">
            {share.isError && <Banner tone="neg">{problemMessage(share.error)}</Banner>}
            <SelectField label="The link works for" options={lifetimes} value={days} onChange={setDays} />
          </div>
        )}
      </Dialog>
    </>
  );
}
