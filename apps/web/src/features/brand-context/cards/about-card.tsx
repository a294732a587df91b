import { type ReactElement, useState } from "react";
import { FieldFrame } from "#ui/forms/field-frame.tsx";
import { inputRecipe } from "#ui/recipes.ts";
import { BrandCard, EmptyText } from "./brand-card.tsx";
import { CardForm } from "./card-form.tsx";
import type { CardProps } from "./card-props.ts";

const draftRows = 15;

export function AboutCard({ parts, mode, ...editing }: CardProps): ReactElement {
  return (
    <BrandCard
      name="about"
      title="About brand"
      hint="What can you tell me about the brand? See what LLMs understand about it."
      mode={mode}
    >
      {mode.kind === "edit" ? (
        // An accepted suggestion resets the draft.
        <AboutForm key={editing.suggestionsTaken} parts={parts} {...editing} />
      ) : (
        <Text text={parts.about_brand} />
      )}
    </BrandCard>
  );
}

function Text({ text }: { readonly text: string }): ReactElement {
  if (text === "")
    return <EmptyText>Nothing yet. Say in a few sentences what the brand is and for whom.</EmptyText>;
  return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
}

function AboutForm({ parts, onSave, ...form }: Omit<CardProps, "mode">): ReactElement {
  const [draft, setDraft] = useState(parts.about_brand);
  return (
    <CardForm {...form} saveLabel="Save" onSave={() => onSave({ about_brand: draft.trim() })}>
      <FieldFrame label="About brand">
        {(control) => (
          <textarea
            rows={draftRows}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            className={`${inputRecipe} resize-y py-2`}
            {...control}
          />
        )}
      </FieldFrame>
    </CardForm>
  );
}
