import { fieldErrors } from "@citelens/contract/base/field-errors";
import { planById } from "@citelens/contract/billing/pricing";
import type { AdminAnnouncement } from "@citelens/contract/platform/admin-announcements";
import { compedPlans } from "@citelens/contract/platform/admin-organization";
import type { ReactElement } from "react";
import { Controller, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckboxCards } from "#ui/forms/checkbox-cards.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAdminChange } from "../admin.queries.ts";
import { AnnouncementPreview } from "./announcement-preview.tsx";
import { type AnnouncementDraft, announcementChanges } from "./announcements.queries.ts";
import { audienceText } from "./audience.rules.ts";

interface AnnouncementEditorProps {
  /** The announcement to edit; undefined creates one. */
  readonly announcement: AdminAnnouncement | undefined;
  readonly onDone: () => void;
}

const audiences = [
  { value: "all", label: "Everyone" },
  { value: "plan", label: "People of organizations on a plan" },
  { value: "superusers", label: "Superusers" },
] as const;
const plans = compedPlans.map((value) => ({ value, label: planById(value).name }));

/** The editor on the left, the preview on the right. */
export function AnnouncementEditor({ announcement, onDone }: AnnouncementEditorProps): ReactElement {
  const form = useForm<AnnouncementDraft>({
    defaultValues: {
      title: announcement?.title ?? "",
      content: announcement?.content ?? "",
      audience: announcement?.audience ?? "all",
      plans: announcement?.plans ?? [],
    },
  });
  const save = useAdminChange((draft: AnnouncementDraft) =>
    announcement
      ? announcementChanges.update({ id: announcement.id, ...draft })
      : announcementChanges.create(draft),
  );
  const { errors, isSubmitting } = form.formState;
  const [title, content, audience] = useWatch({
    control: form.control,
    name: ["title", "content", "audience"],
  });
  const isAudienceFixed = announcement?.published_at != null;

  const submit = form.handleSubmit(async (draft) => {
    try {
      await save.mutateAsync(draft);
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
          <AnnouncementPreview title={title} content={content} />
        </div>
        {isAudienceFixed ? (
          <p className="text-sm text-fg-2">
            For {audienceText(announcement)}. Unpublish it to choose somebody else.
          </p>
        ) : (
          <AudienceFields form={form} audience={audience} />
        )}
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

interface AudienceFieldsProps {
  readonly form: UseFormReturn<AnnouncementDraft>;
  readonly audience: AnnouncementDraft["audience"];
}

function AudienceFields({ form, audience }: AudienceFieldsProps): ReactElement {
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={form.control}
        name="audience"
        render={({ field }) => (
          <SelectField
            label="Audience"
            hint="Who sees it, and may get it by e-mail."
            options={audiences}
            value={field.value}
            error={errors.audience?.message}
            onChange={field.onChange}
          />
        )}
      />
      {audience === "plan" && (
        <Controller
          control={form.control}
          name="plans"
          render={({ field }) => (
            <CheckboxCards
              label="Plans"
              columns={2}
              options={plans}
              values={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      {errors.plans?.message !== undefined && (
        <p role="alert" className="text-sm text-neg">
          {errors.plans.message}
        </p>
      )}
    </>
  );
}
