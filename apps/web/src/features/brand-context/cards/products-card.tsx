import { type ReactElement, useState } from "react";
import { TextArea } from "#ui/forms/text-area.tsx";
import { linesOf } from "../brand-context.rules.ts";
import { BrandCard, EmptyText } from "./brand-card.tsx";
import { CardForm } from "./card-form.tsx";
import type { CardProps } from "./card-props.ts";
import { TextOrList } from "./fields-view.tsx";

export function ProductsCard({ parts, mode, ...editing }: CardProps): ReactElement {
  const products = parts.main_products_services;
  return (
    <BrandCard
      name="products"
      title="Core Products & Services"
      hint="What the brand sells, under the names that people use."
      mode={mode}
    >
      {mode.kind === "edit" && <ProductsForm parts={parts} {...editing} />}
      {mode.kind !== "edit" && products.length > 0 && <TextOrList value={products} />}
      {mode.kind !== "edit" && products.length === 0 && (
        <EmptyText>Nothing yet. Enter one product or service per line.</EmptyText>
      )}
    </BrandCard>
  );
}

function ProductsForm({ parts, onSave, ...form }: Omit<CardProps, "mode">): ReactElement {
  const [draft, setDraft] = useState(parts.main_products_services.join("\n"));
  return (
    <CardForm
      {...form}
      saveLabel="Save Changes"
      onSave={() => onSave({ main_products_services: linesOf(draft) })}
    >
      <TextArea
        label="Products and services"
        hint="One entry per line."
        rows={8}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
    </CardForm>
  );
}
