import type { AdPlacement } from "@citelens/contract/content/ads-network";
import { placementFormats } from "@citelens/contract/content/ads-words";
import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../../ads.queries.ts";
import { networkChanges } from "../network.queries.ts";
import { formatNames } from "../network-labels.rules.ts";
import {
  type PlacementFaults,
  placementDraftOf,
  placementFaults,
  placementFieldsOf,
} from "./placement-form.rules.ts";

interface PlacementDialogProps {
  readonly publisherId: string;
  /** Undefined for a new one. */
  readonly placement: AdPlacement | undefined;
  readonly onClose: () => void;
}

const formats = placementFormats.map((value) => ({ value, label: formatNames[value] }));
const fields = ["name", "placement", "path_patterns", "max_words"] as const;

/** Makes a placement or changes one. Rendered while it is open. */
export function PlacementDialog({ publisherId, placement, onClose }: PlacementDialogProps): ReactElement {
  const [draft, setDraft] = useState(() => placementDraftOf(placement));
  const [faults, setFaults] = useState<PlacementFaults>({});
  const [aboveForm, setAboveForm] = useState<string>();
  const creating = useAdsChange(networkChanges.createPlacement);
  const updating = useAdsChange(networkChanges.updatePlacement);
  const isRunning = creating.isPending || updating.isPending;
  const change = (part: Partial<typeof draft>): void => setDraft((latest) => ({ ...latest, ...part }));

  const send = async (): Promise<void> => {
    const body = { publisherId, ...placementFieldsOf(draft) };
    try {
      if (placement) await updating.mutateAsync({ ...body, placementId: placement.id });
      else await creating.mutateAsync({ ...body, placement: draft.key });
      toast.success(placement ? "The placement is changed." : "The placement is added.");
      onClose();
    } catch (problem) {
      const sorted = sortApiErrors(fields, problem);
      setFaults(Object.fromEntries(sorted.underFields));
      setAboveForm(sorted.aboveForm);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = placementFaults(draft);
    setFaults(found);
    setAboveForm(undefined);
    if (Object.keys(found).length === 0 && !isRunning) void send();
  };
  return (
    <FormDialog
      title={placement ? `Edit ${placement.name}` : "Add a placement"}
      submitLabel={placement ? "Save" : "Add placement"}
      isBusy={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        autoComplete="off"
        value={draft.name}
        error={faults.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Key"
        hint={
          placement
            ? "The website’s code names it, so it stays."
            : "What the website’s code names, such as below-article. It cannot be changed later."
        }
        autoComplete="off"
        spellCheck={false}
        readOnly={placement !== undefined}
        value={draft.key}
        error={faults.placement}
        onChange={(event) => change({ key: event.target.value })}
      />
      <TextArea
        label="Pages"
        hint="A path pattern a line, such as /blog/*. Empty for every page."
        spellCheck={false}
        bounded
        value={draft.patterns}
        error={faults.path_patterns}
        onChange={(event) => change({ patterns: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Format"
          hint="A card has a border, and its title is a heading."
          options={formats}
          value={draft.format}
          onChange={(format) => change({ format })}
        />
        <TextField
          label="Words at most"
          inputMode="numeric"
          autoComplete="off"
          value={draft.words}
          error={faults.max_words}
          onChange={(event) => change({ words: event.target.value })}
        />
      </div>
      {aboveForm !== undefined && <Banner tone="neg">{aboveForm}</Banner>}
    </FormDialog>
  );
}
