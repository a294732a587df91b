import type { NewExportLink } from "@citelens/contract/platform/exports";
import { type FormEvent, type ReactElement, useState } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { instantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { useCreateLink } from "../choice/exports.queries.ts";
import { useListChoice } from "../choice/list-choice.tsx";
import { sheetFormula } from "./link-formulas.ts";

interface CreateLinkDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes an address, then shows it this once. */
export function CreateLinkDialog({ open, onClose }: CreateLinkDialogProps): ReactElement | null {
  const [made, setMade] = useState<NewExportLink>();
  const close = (): void => {
    setMade(undefined);
    onClose();
  };
  if (!open) return null;
  return made ? <MadeLink link={made} onClose={close} /> : <LinkForm onMade={setMade} onClose={close} />;
}

const lifetimes = [
  { value: "1", label: "1 day" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "1 year" },
] as const;
type Lifetime = (typeof lifetimes)[number]["value"];

interface LinkFormProps {
  readonly onMade: (link: NewExportLink) => void;
  readonly onClose: () => void;
}

function LinkForm({ onMade, onClose }: LinkFormProps): ReactElement {
  const creation = useCreateLink(useWorkspaceId());
  const { wish, fields } = useListChoice();
  const [name, setName] = useState("");
  const [days, setDays] = useState<Lifetime>("90");
  const failure = creation.error ? sortApiErrors(["name"], creation.error) : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!wish || name.trim() === "") return;
    const expires = new Date(Date.now() + Number(days) * 86_400_000);
    creation.mutate({ ...wish, name: name.trim(), expires_at: expires.toISOString() }, { onSuccess: onMade });
  };
  return (
    <FormDialog
      title="New address"
      description="Whoever has it reads this one list with your rights, for as long as you are a member. Treat it like a password."
      submitLabel="Make address"
      isBusy={creation.isPending}
      disabled={!wish || name.trim() === ""}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure?.aboveForm !== undefined && <Banner tone="neg">{failure.aboveForm}</Banner>}
      <TextField
        label="Name"
        placeholder="Weekly sheet"
        autoComplete="off"
        value={name}
        error={failure?.underFields[0]?.[1]}
        onChange={(event) => setName(event.target.value)}
      />
      {fields}
      <SelectField label="It works for" options={lifetimes} value={days} onChange={setDays} />
    </FormDialog>
  );
}

interface MadeLinkProps {
  readonly link: NewExportLink;
  readonly onClose: () => void;
}

function MadeLink({ link, onClose }: MadeLinkProps): ReactElement {
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title="Your new address"
      description="It is shown only this once, because only its hash is stored."
    >
      <div className="space-y-3">
        <CodeBlock label="Address" code={link.url} />
        {link.format === "csv" && <CodeBlock label="Google Sheets" code={sheetFormula(link.url)} />}
        <p className="text-fg-2">
          It works until {instantText(link.expires_at)}, until it is revoked, or until you leave the
          workspace.
        </p>
      </div>
    </Dialog>
  );
}
