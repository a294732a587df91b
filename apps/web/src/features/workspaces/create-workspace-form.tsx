import { fieldErrors } from "@citelens/contract/errors";
import { industries } from "@citelens/contract/industries";
import type { Workspace } from "@citelens/contract/workspaces";
import type { ReactElement } from "react";
import { Controller, useForm } from "react-hook-form";
import { applyApiErrors } from "#lib/apply-api-errors.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { selectWorkspace } from "./remembered-workspace.ts";
import { useCreateWorkspace } from "./workspaces.queries.ts";
import { isWebAddress } from "./workspaces.rules.ts";

interface Values {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly industry: number | null;
}

const industryOptions = industries.map(({ id, label }) => ({ value: id, label }));

export interface CreateWorkspaceFormProps {
  readonly onCreated: (workspace: Workspace) => void;
}

export function CreateWorkspaceForm({ onCreated }: CreateWorkspaceFormProps): ReactElement {
  const form = useForm<Values>({ defaultValues: { name: "", url: "", description: "", industry: null } });
  const createWorkspace = useCreateWorkspace();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const workspace = await createWorkspace({ ...values, time_zone: browserTimeZone() });
      selectWorkspace(workspace);
      onCreated(workspace);
    } catch (problem) {
      applyApiErrors(form, problem, "Failed to create project");
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register("name", { required: fieldErrors.required })}
      />
      <TextField
        label="Website URL"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://example.com"
        error={errors.url?.message}
        {...form.register("url", {
          required: fieldErrors.required,
          validate: (url) => isWebAddress(url) || fieldErrors.url,
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
          <Combobox
            label="Industry (optional)"
            placeholder="Search industries"
            options={industryOptions}
            value={field.value}
            onChange={field.onChange}
            error={errors.industry?.message}
          />
        )}
      />
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
      <div>
        <Button type="submit" variant="primary" loading={isSubmitting || isSubmitSuccessful}>
          Create Workspace
        </Button>
      </div>
    </form>
  );
}

function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
