import { fieldErrors } from "@citelens/contract/base/errors";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { ReactElement, ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { isWebAddress } from "#lib/address/web-address.ts";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { browserTimeZone } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { IndustryField } from "./industry-field.tsx";
import { selectWorkspace } from "./last-workspace.ts";
import { useCreateWorkspace } from "./workspaces.queries.ts";

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
  /** Shown below the URL field. */
  readonly aboutSite?: (draft: SiteDraft) => ReactNode;
  /** Shown beside the button. */
  readonly otherAction?: ReactNode;
}

/** The typed values about the site. */
interface SiteDraft {
  readonly url: string;
  readonly name: string;
  /** Sets the name field. */
  readonly onName: (name: string) => void;
}

export function CreateWorkspaceForm({
  onCreated,
  failure = "Failed to create project",
  aboutSite,
  otherAction,
}: CreateWorkspaceFormProps): ReactElement {
  const form = useForm<Values>({ defaultValues: { name: "", url: "", description: "", industry: null } });
  const createWorkspace = useCreateWorkspace();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [url, name] = form.watch(["url", "name"]);
  const onName = (offered: string): void =>
    form.setValue("name", offered, { shouldDirty: true, shouldValidate: true });
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
      <TextField
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register("name", { required: fieldErrors.required })}
      />
      <div>
        <TextField
          label="Website URL"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com"
          error={errors.url?.message}
          {...form.register("url", {
            required: fieldErrors.required,
            validate: (typed) => isWebAddress(typed) || fieldErrors.url,
          })}
        />
        {aboutSite?.({ url, name, onName })}
      </div>
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={isSubmitting || isSubmitSuccessful}>
          Create Workspace
        </Button>
        {otherAction}
      </div>
    </form>
  );
}
