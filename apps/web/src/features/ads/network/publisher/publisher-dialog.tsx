import type { AdPublisher } from "@citelens/contract/content/ads-network";
import { type FormEvent, type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Switch } from "#ui/forms/switch.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../../ads.queries.ts";
import { networkChanges } from "../network.queries.ts";
import { PublisherFields } from "../publisher-fields.tsx";
import { draftOf, publisherFieldsOf, shareFault } from "../publisher-form.rules.ts";

interface PublisherDialogProps {
  readonly publisher: AdPublisher;
  readonly onClose: () => void;
}

/** Changes what a website shows, or pauses it. Rendered while it is open. */
export function PublisherDialog({ publisher, onClose }: PublisherDialogProps): ReactElement {
  const { id, name, status } = publisher;
  const updating = useAdsChange(networkChanges.update);
  const [draft, setDraft] = useState(() => draftOf(publisher));
  const [isPaused, setPaused] = useState(status === "PAUSED");
  const [fault, setFault] = useState<string>();
  const canPause = status === "ACTIVE" || status === "PAUSED";

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setFault(shareFault(draft));
    if (shareFault(draft) !== undefined || updating.isPending) return;
    updating.mutate(
      {
        publisherId: id,
        ...publisherFieldsOf(draft),
        ...(canPause && { status: isPaused ? "PAUSED" : "ACTIVE" }),
      },
      {
        onSuccess: () => {
          toast.success("The publisher is changed.");
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Edit ${name}`}
      submitLabel="Save"
      isBusy={updating.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PublisherFields draft={draft} onChange={setDraft} shareError={fault} />
      {canPause && (
        <Switch
          label="Paused"
          hint="While it is on, the website is out of the network and nothing is shown on it."
          checked={isPaused}
          onChange={setPaused}
        />
      )}
      {updating.isError && <Banner tone="neg">{problemMessage(updating.error)}</Banner>}
    </FormDialog>
  );
}
