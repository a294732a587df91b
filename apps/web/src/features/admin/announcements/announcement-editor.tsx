import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { AdminAnnouncement } from "@citelens/contract/platform/admin";
import type { ReactElement } from "react";
import { useForm, useWatch } from "react-hook-form";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Markdown } from "#ui/text/markdown.tsx";
import { type AnnouncementText, changes, useAdminChange } from "../admin.queries.ts";

interface AnnouncementEditorProps {
  /** The announcement to edit; undefined creates one. */
  readonly announcement: AdminAnnouncement | undefined;
  readonly onDone: () => void;
}

/** The editor on the left, the preview on the right. */
export function AnnouncementEditor({ announcement, onDone }: AnnouncementEditorProps): ReactElement {
  const form = useForm<AnnouncementText>({
    defaultValues: { title: announcement?.title ?? "", content: announcement?.content ?? "" },
  });
  const save = useAdminChange((text: AnnouncementText) =>
    announcement
      ? changes.updateAnnouncement({ id: announcement.id, ...text })
      : changes.createAnnouncement(text),
  );
  const { errors, isSubmitting } = form.formState;
  const content = useWatch({ control: form.control, name: "content" });

  const submit = form.handleSubmit(async (text) => {
    try {
      await save.mutateAsync(text);
      toast.success(announcement ? "The announcement is saved." : "The draft is saved.");
      onDone();
    } catch (problem) {
      applyApiErrors(form, problem);
    }
  });
  return (
    <Card title={announcement ? "Edit announcement" : "New announcement"}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Title"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register("title", { required: fieldErrors.required })}
        />
        <div className="grid gap-4 lg:grid-cols-2">
          <TextArea
            label="Text"
            rows={10}
            hint="Markdown. HTML and pictures are left out."
            error={errors.content?.message}
            {...form.register("content", { required: fieldErrors.required })}
          />
          <section aria-label="Preview" className="flex flex-col gap-1.5">
            <h3 className="text-sm font-medium">Preview</h3>
            <div className="min-h-24 flex-1 rounded-control border border-border bg-bg p-3">
              {content.trim() === "" ? (
                <p className="text-sm text-fg-3">A preview of what you type appears here.</p>
              ) : (
                <Markdown text={content} />
              )}
            </div>
          </section>
        </div>
        {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {announcement ? "Save changes" : "Save draft"}
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}
