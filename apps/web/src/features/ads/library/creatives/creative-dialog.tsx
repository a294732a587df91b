import type { AdCampaign, AdCreative } from "@citelens/contract/content/ads-fields";
import { type CreativeKind, kindOfChannel } from "@citelens/contract/content/ads-words";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { newActKey } from "#lib/act-key.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useDebounced } from "#lib/browser/use-debounced.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../../ads.queries.ts";
import { checkQuery, saveCreative } from "../library.queries.ts";
import {
  type CreativeForm,
  contentOf,
  type FormFaults,
  faultText,
  formFaults,
  formOf,
  lengthText,
} from "./creative-form.rules.ts";
import { FactsField } from "./facts-field.tsx";

export type CampaignOfCreative = Pick<AdCampaign, "id" | "name" | "channel">;

export interface CreativeDialogProps {
  /** The one to change; undefined for a new one. */
  readonly creative?: AdCreative;
  /** Campaigns that a new one can be written for. */
  readonly campaigns?: readonly CampaignOfCreative[];
  readonly onClose: () => void;
}

const checkAfterMs = 400;

/** Writes or changes a creative. What a review would refuse is said while it is typed. */
export function CreativeDialog({ creative, campaigns = [], onClose }: CreativeDialogProps): ReactElement {
  const workspace = useWorkspace();
  const [key] = useState(() => newActKey("creative"));
  const [form, setForm] = useState(() => formOf(creative?.content, workspace.url));
  const [campaignId, setCampaignId] = useState(campaigns[0]?.id ?? "");
  const [isTried, setTried] = useState(false);
  const saving = useAdsChange(saveCreative);
  const channel = campaigns.find(({ id }) => id === campaignId)?.channel ?? "NETWORK";
  const kind = creative?.kind ?? kindOfChannel[channel];

  const faults = formFaults(form, kind);
  const isComplete = Object.keys(faults).length === 0;
  const settled = useDebounced(JSON.stringify(contentOf(form)), checkAfterMs);
  const check = useQuery({ ...checkQuery(workspace.id, JSON.parse(settled)), enabled: isComplete });
  const found = isComplete ? (check.data?.faults ?? []) : [];
  const shown = isTried ? faults : {};
  const change = (part: Partial<CreativeForm>): void => setForm((now) => ({ ...now, ...part }));

  const save = (event: FormEvent): void => {
    event.preventDefault();
    // In React a dialog stands within what opened it: a form around it must not take this for its own.
    event.stopPropagation();
    setTried(true);
    if (!isComplete || saving.isPending) return;
    const content = contentOf(form);
    saving.mutate(
      creative
        ? { creativeId: creative.id, version: creative.version, content }
        : { key, campaign_id: campaignId, content },
      {
        onSuccess: ({ version }) => {
          toast.success(creative ? `Saved as version ${version}` : "Creative saved as a draft");
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={creative ? "Edit creative" : "New creative"}
      description={
        creative
          ? "Saving makes a new version, which is shown nowhere before it was reviewed."
          : "People and AI agents get the same words, with the label that says who pays for them."
      }
      submitLabel="Save"
      isBusy={saving.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {campaigns.length > 1 && (
        <SelectField
          label="Campaign"
          options={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
          value={campaignId}
          onChange={setCampaignId}
        />
      )}
      <CreativeFields
        form={form}
        kind={kind}
        errors={{ title: faultText(found, "title"), body: faultText(found, "body"), ...shown }}
        change={change}
      />
      {check.isError && (
        <Banner tone="warn">The text could not be checked: {problemMessage(check.error)}</Banner>
      )}
      {saving.isError && <Banner tone="neg">{problemMessage(saving.error)}</Banner>}
    </FormDialog>
  );
}

interface CreativeFieldsProps {
  readonly form: CreativeForm;
  readonly kind: CreativeKind;
  readonly errors: { readonly [Field in keyof FormFaults]: string | undefined };
  readonly change: (part: Partial<CreativeForm>) => void;
}

function CreativeFields({ form, kind, errors, change }: CreativeFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label="Title"
        autoComplete="off"
        value={form.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="Text"
        aside={<span className="text-fg-3 tabular-nums">{lengthText(form.body, kind)}</span>}
        value={form.body}
        error={errors.body}
        onChange={(event) => change({ body: event.target.value })}
      />
      <TextField
        label="Address that it leads to"
        inputMode="url"
        autoComplete="off"
        value={form.target}
        error={errors.target}
        onChange={(event) => change({ target: event.target.value })}
      />
      {kind === "CHAT_CARD" && (
        <TextField
          label="Address of a picture (optional)"
          inputMode="url"
          autoComplete="off"
          value={form.image}
          error={errors.image}
          onChange={(event) => change({ image: event.target.value })}
        />
      )}
      <FactsField facts={form.facts} error={errors.facts} onChange={(facts) => change({ facts })} />
    </>
  );
}
