import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { instantAt, wallTimeIn } from "#lib/dates/wall-time.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { usePublish } from "./effect.queries.ts";

interface PublishFormProps {
  readonly optimization: Optimization;
  readonly onClose: (isPublished: boolean) => void;
}

interface Values {
  readonly url: string;
  /** By the clock of the workspace. */
  readonly published_at: string;
}

/** Asks where and when a text was published. */
export function PublishForm({ optimization, onClose }: PublishFormProps): ReactElement {
  const { id: workspaceId, url: site, time_zone: timeZone } = useWorkspace();
  const { published_url: knownUrl, published_at: knownAt, page_url: pageUrl } = optimization;
  const publish = usePublish(workspaceId, optimization.id);
  const form = useForm<Values>({
    defaultValues: {
      url: knownUrl ?? pageUrl ?? site,
      published_at: wallTimeIn(timeZone, knownAt === null ? Date.now() : Date.parse(knownAt)),
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ url, published_at }) => {
    try {
      // What is no instant does not come so far.
      await publish.mutateAsync({ url, published_at: instantAt(timeZone, published_at) ?? published_at });
      toast.success("Kept. The text is looked for at its address.");
      onClose(true);
    } catch (problem) {
      applyApiErrors(form, problem);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        hint="Of the page on which the text stands."
        error={errors.url?.message}
        {...form.register("url", { required: fieldErrors.required })}
      />
      <TextField
        label="Date and time"
        type="datetime-local"
        hint={`By the clock of the workspace, ${timeZone}.`}
        error={errors.published_at?.message}
        {...form.register("published_at", {
          validate: (at) => instantAt(timeZone, at) !== undefined || "Enter a date and a time.",
        })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => onClose(false)}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {knownUrl === null ? "Published" : "Save"}
        </Button>
      </div>
    </form>
  );
}
