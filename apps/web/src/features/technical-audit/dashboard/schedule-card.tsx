import type { WorkspaceAuditSettings } from "@citelens/contract/content/audit-fields";
import { auditSchedules } from "@citelens/contract/content/audit-words";
import { SlidersHorizontal } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Instant } from "#ui/text/instant.tsx";
import { AuditOptionsFields } from "../start/audit-options.tsx";
import { optionsOf, optionsText, sentOptions } from "../start/options.rules.ts";
import { useChangeSettings } from "../technical-audit.queries.ts";

interface ScheduleCardProps {
  readonly settings: WorkspaceAuditSettings;
}

const labels = { off: "Off", weekly: "Every week", monthly: "Every month" } as const;
const choices = auditSchedules.map((value) => ({ value, label: labels[value] }));

/** Whether the site is audited by itself, when next, and how. */
export function ScheduleCard({ settings }: ScheduleCardProps): ReactElement {
  const change = useChangeSettings(useWorkspaceId());
  const [isOpen, setIsOpen] = useState(false);
  const fail = (problem: Error): void => toast.error(problemMessage(problem));
  return (
    <Card
      title="Schedule"
      hint="An audit that begins by itself."
      actions={
        <Segmented
          label="Schedule"
          options={choices}
          value={(change.isPending ? change.variables.schedule : undefined) ?? settings.schedule}
          onChange={(schedule) => change.mutate({ schedule }, { onError: fail })}
        />
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-fg-2">
          {settings.next_audit === null ? (
            "No audit is planned. "
          ) : (
            <>
              Next <Instant at={settings.next_audit} />.{" "}
            </>
          )}
          Usual options: {optionsText(optionsOf(settings))}.
        </p>
        <Button
          size="sm"
          icon={<SlidersHorizontal size={14} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          Change the options
        </Button>
      </div>
      <OptionsDialog settings={settings} open={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}

interface OptionsDialogProps extends ScheduleCardProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function OptionsDialog({ settings, open, onClose }: OptionsDialogProps): ReactElement {
  const change = useChangeSettings(useWorkspaceId());
  const [options, setOptions] = useState(() => optionsOf(settings));
  const save = (): void =>
    change.mutate(sentOptions(options), {
      onSuccess: onClose,
      onError: (problem) => toast.error(problemMessage(problem)),
    });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Options of audits"
      description="For audits that begin by themselves, and what the form of a new one begins with."
      actions={
        <Button variant="primary" loading={change.isPending} onClick={save}>
          Save
        </Button>
      }
    >
      <AuditOptionsFields options={options} onChange={setOptions} browser={settings.browser} />
    </Dialog>
  );
}
