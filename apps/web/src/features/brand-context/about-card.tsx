import { type ReactElement, useState } from "react";
import { TextArea } from "#ui/text-area.tsx";
import { BrandCard, NothingSaid } from "./brand-card.tsx";
import { CardForm } from "./card-form.tsx";
import type { CardProps } from "./card-props.ts";

export function AboutCard({ parts, mode, ...editing }: CardProps): ReactElement {
  return (
    <BrandCard
      title="About brand"
      hint="What can you tell me about the brand: see what LLMs understand about it."
      mode={mode}
    >
      {mode.kind === "edit" ? (
        // A suggestion that was taken over begins the draft anew.
        <AboutForm key={parts.about_brand} parts={parts} {...editing} />
      ) : (
        <Text text={parts.about_brand} />
      )}
    </BrandCard>
  );
}

function Text({ text }: { readonly text: string }): ReactElement {
  if (text === "")
    return <NothingSaid>Nothing yet. Say in a few sentences what the brand is and for whom.</NothingSaid>;
  return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
}

function AboutForm({ parts, onSave, ...form }: Omit<CardProps, "mode">): ReactElement {
  const [draft, setDraft] = useState(parts.about_brand);
  return (
    <CardForm {...form} saveLabel="Save" onSave={() => onSave({ about_brand: draft.trim() })}>
      <TextArea
        label="About brand"
        rows={15}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </CardForm>
  );
}
