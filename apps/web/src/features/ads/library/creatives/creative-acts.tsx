import type { AdCreative } from "@citelens/contract/content/ads-fields";
import { Archive, Ellipsis, History, Pencil, Send } from "lucide-react";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { Menu } from "#ui/overlays/menu/menu.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../../ads.queries.ts";
import { archiveCreative, submitCreative } from "../library.queries.ts";
import { CreativeDialog } from "./creative-dialog.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

type OpenDialog = "edit" | "versions" | "archive";

/** Acts that can be done with a creative; a rejected one is changed before it is submitted again. */
export function CreativeActs({ creative }: { readonly creative: AdCreative }): ReactElement {
  const { id, content, state } = creative;
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const submitting = useAdsChange(submitCreative);
  const archiving = useAdsChange(archiveCreative);
  const say = (problem: unknown): void => toast.error(problemMessage(problem));

  const submit = (): void =>
    submitting.mutate(id, { onSuccess: () => toast.success("Handed over to review"), onError: say });
  const archive = (): void =>
    archiving.mutate(id, {
      onSuccess: () => toast.success("Creative archived"),
      onError: say,
      onSettled: close,
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state !== "ARCHIVED" && (
        <Button
          size="sm"
          aria-label={`Edit ${content.title}`}
          icon={<Pencil size={14} aria-hidden="true" />}
          onClick={() => setOpen("edit")}
        >
          Edit
        </Button>
      )}
      {state === "DRAFT" && (
        <Button
          size="sm"
          aria-label={`Submit for review: ${content.title}`}
          icon={<Send size={14} aria-hidden="true" />}
          loading={submitting.isPending}
          onClick={submit}
        >
          Submit for review
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={`More for ${content.title}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
        }
        entries={[
          {
            kind: "action",
            label: "Version history",
            icon: <History />,
            onSelect: () => setOpen("versions"),
          },
          ...(state === "ARCHIVED"
            ? []
            : [
                {
                  kind: "action" as const,
                  label: "Archive",
                  icon: <Archive />,
                  tone: "danger" as const,
                  onSelect: () => setOpen("archive"),
                },
              ]),
        ]}
      />
      {open === "edit" && <CreativeDialog creative={creative} onClose={close} />}
      {open === "versions" && <VersionsDialog creative={creative} onClose={close} />}
      <ConfirmDialog
        open={open === "archive"}
        onOpenChange={(next) => !next && close()}
        title={`Archive ${content.title}?`}
        confirmLabel="Archive"
        tone="danger"
        busy={archiving.isPending}
        onConfirm={archive}
      >
        It is shown nowhere from now on, and its figures stay. This is final.
      </ConfirmDialog>
    </div>
  );
}
