import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { ReactElement } from "react";
import { Controller, useForm } from "react-hook-form";
import { addressField, isWebAddress } from "#lib/address/web-address.ts";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { IndustryField } from "./industry-field.tsx";
import { workspaceProblem } from "./workspace-problem.rules.ts";
import { useUpdateWorkspace } from "./workspaces.queries.ts";

export interface EditWorkspaceFormProps {
  /** For the submit button, which is outside the form. */
  readonly id: string;
  readonly workspace: Workspace;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

export function EditWorkspaceForm({
  id,
  workspace,
  onSaving,
  onSaved,
}: EditWorkspaceFormProps): ReactElement {
  const { name, url, description, industry } = workspace;
  const form = useForm({ defaultValues: { name, url, description, industry } });
  const update = useUpdateWorkspace(workspace.id);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    onSaving(true);
    try {
      await update(values);
      onSaved();
    } catch (problem) {
      const message = workspaceProblem(problem, "Failed to update workspace. Please try again.");
      form.setError("root.server", { type: "server", message });
    } finally {
      onSaving(false);
    }
  });

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register("name", {
          validate: (value) => value.trim() !== "" || "Workspace name is required",
        })}
      />
      <TextField
        label="Website URL"
        type="url"
        inputMode="url"
        autoComplete="url"
        error={errors.url?.message}
        {...form.register("url", {
          ...addressField,
          validate: (value) => isWebAddress(value) || fieldErrors.url,
        })}
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
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
    </form>
  );
}
