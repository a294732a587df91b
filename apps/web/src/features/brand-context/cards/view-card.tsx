import type { PointOfView } from "@citelens/contract/workspaces/brand-context";
import { type ReactElement, useState } from "react";
import { TextArea } from "#ui/forms/text-area.tsx";
import { emptyView, hasText, linesOf, viewFields } from "../brand-context.rules.ts";
import { BrandCard, EmptyText } from "./brand-card.tsx";
import { CardForm } from "./card-form.tsx";
import type { CardProps } from "./card-props.ts";
import { FieldsEditor, textsOf, valuesOf } from "./fields-editor.tsx";
import { FieldsView } from "./fields-view.tsx";

export function ViewCard({ parts, mode, ...editing }: CardProps): ReactElement {
  const views = parts.brand_point_of_view;
  return (
    <BrandCard
      name="view"
      title="Brand Point of View"
      hint="What the brand believes, and how it speaks."
      mode={mode}
    >
      {mode.kind === "edit" && <ViewForm parts={parts} {...editing} />}
      {mode.kind !== "edit" && views.length === 0 && (
        <EmptyText>Nothing yet. Say what the brand stands for and how it sounds.</EmptyText>
      )}
      {mode.kind !== "edit" && (
        <div className="flex flex-col gap-4">
          {views.map((view, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a view may be in the list twice
            <View key={index} view={view} />
          ))}
        </div>
      )}
    </BrandCard>
  );
}

function View({ view }: { readonly view: PointOfView | string }): ReactElement {
  if (typeof view === "string") return <p className="wrap-anywhere whitespace-pre-line">{view}</p>;
  return <FieldsView fields={viewFields} value={view} />;
}

/**
 * The first structured view is edited field by field, plain sentences one per line; further views are not
 * changed.
 */
function ViewForm({ parts, onSave, ...form }: Omit<CardProps, "mode">): ReactElement {
  const views = parts.brand_point_of_view;
  const [first = emptyView, ...others] = views.filter(
    (view): view is PointOfView => typeof view !== "string",
  );
  const [texts, setTexts] = useState(() => textsOf(viewFields, first));
  const [sentences, setSentences] = useState(() =>
    views.filter((view) => typeof view === "string").join("\n"),
  );

  const save = (): void => {
    const edited = valuesOf(viewFields, texts) as PointOfView; // the field definitions say which values are lists
    const structured = hasText({ ...edited }) ? [edited] : [];
    onSave({ brand_point_of_view: [...structured, ...others, ...linesOf(sentences)] });
  };
  return (
    <CardForm {...form} saveLabel="Save Changes" onSave={save}>
      <FieldsEditor fields={viewFields} texts={texts} onChange={setTexts} />
      <TextArea
        label="Other statements"
        hint="One entry per line."
        rows={3}
        value={sentences}
        onChange={(event) => setSentences(event.target.value)}
      />
    </CardForm>
  );
}
