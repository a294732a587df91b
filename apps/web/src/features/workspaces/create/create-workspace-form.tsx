import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type ReactElement, type ReactNode, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { addressField, isWebAddress } from "#lib/address/web-address.ts";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { browserTimeZone } from "#lib/dates/dates.ts";
import { selectWorkspace } from "#lib/session/last-workspace.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { IndustryField } from "../industry-field.tsx";
import { useCreateWorkspace } from "../workspaces.queries.ts";
import { SiteHint } from "./site-hint.tsx";

interface Values {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly industry: number | null;
}

export interface CreateWorkspaceFormProps {
  readonly onCreated: (workspace: Workspace) => void;
  /** The error message when the server gives no reason. */
  readonly failure?: string;
  /** Facts known of the site already, so that nobody types it twice. */
  readonly known?: Pick<Values, "name" | "url">;
  /** Shown above the button: what follows from pressing it. */
  readonly consequence?: ReactNode;
  /** Shown beside the button. */
  readonly otherAction?: ReactNode;
}

const nothingKnown = { name: "", url: "" } as const;

export function CreateWorkspaceForm({
  onCreated,
  failure = "Failed to create project",
  known = nothingKnown,
  consequence,
  otherAction,
}: CreateWorkspaceFormProps): ReactElement {
  const { name: knownName, url: knownUrl } = known;
  const form = useForm<Values>({
    defaultValues: { name: knownName, url: knownUrl, description: "", industry: null },
  });
  /** The name that the site gave, which another site may replace. */
  const [foundName, setFoundName] = useState("");
  const createWorkspace = useCreateWorkspace();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [url, name] = form.watch(["url", "name"]);
  const setName = (offered: string): void =>
    form.setValue("name", offered, { shouldDirty: true, shouldValidate: true });
  const takeFound = (offered: string): void => {
    if (name.trim() !== "" && name !== foundName) return;
    setFoundName(offered);
    setName(offered);
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      const workspace = await createWorkspace({ ...values, time_zone: browserTimeZone() });
      selectWorkspace(workspace);
      onCreated(workspace);
    } catch (problem) {
      applyApiErrors(form, problem, failure);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <TextField
          label="Website URL"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com"
          error={errors.url?.message}
          {...form.register("url", {
            ...addressField,
            required: fieldErrors.required,
            validate: (typed) => isWebAddress(typed) || fieldErrors.url,
          })}
        />
        <SiteHint
          url={url}
          name={name}
          mayRename={name.trim() === "" || name === knownName}
          onFound={takeFound}
          onName={setName}
        />
      </div>
      <TextField
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register("name", { required: fieldErrors.required })}
      />
      <TextArea
        label="Description (optional)"
        rows={3}
        error={errors.description?.message}
        {...form.register("description")}
      />
      <Controller
        control={form.control}
        name="industry"
        render={({ field }) => (
          <IndustryField value={field.value} onChange={field.onChange} error={errors.industry?.message} />
        )}
      />
      {consequence}
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={isSubmitting || isSubmitSuccessful}>
          Create Workspace
        </Button>
        {otherAction}
      </div>
    </form>
  );
}
