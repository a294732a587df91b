import type { MarketContext } from "@citelens/contract/workspaces/brand-context";
import { type ReactElement, useMemo, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Combobox } from "#ui/forms/combobox.tsx";
import { emptyMarket, hasText, marketFields, marketOptions, scopeName } from "../brand-context.rules.ts";
import { BrandCard, EmptyText } from "./brand-card.tsx";
import { CardForm } from "./card-form.tsx";
import type { CardProps } from "./card-props.ts";
import { FieldsEditor, textsOf, valuesOf } from "./fields-editor.tsx";
import { FieldsView } from "./fields-view.tsx";

export function MarketCard({ parts, mode, ...editing }: CardProps): ReactElement {
  const { market_scope, market_context } = parts.market_positioning;
  const isEmpty = market_scope === "" && market_context.length === 0;
  return (
    <BrandCard
      name="market"
      title="Brand Market Analysis"
      hint="Where the brand competes, and for whom."
      mode={mode}
    >
      {mode.kind === "edit" && <MarketForm parts={parts} {...editing} />}
      {mode.kind !== "edit" && isEmpty && (
        <EmptyText>Nothing yet. Say which market the brand serves and what sets it apart.</EmptyText>
      )}
      {mode.kind !== "edit" && !isEmpty && (
        <div className="flex flex-col gap-4">
          {market_scope !== "" && (
            <p>
              <span className="text-sm font-medium text-fg-3">Market Scope: </span>
              {scopeName(market_scope)}
            </p>
          )}
          {market_context.map((context, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two markets may have the same description
            <FieldsView key={index} fields={marketFields} value={context} />
          ))}
        </div>
      )}
    </BrandCard>
  );
}

interface Draft {
  readonly id: number;
  readonly texts: ReturnType<typeof textsOf<keyof MarketContext>>;
}

function draftsOf(contexts: readonly MarketContext[]): readonly Draft[] {
  const shown = contexts.length > 0 ? contexts : [emptyMarket];
  return shown.map((context, id) => ({ id, texts: textsOf(marketFields, context) }));
}

function MarketForm({ parts, onSave, ...form }: Omit<CardProps, "mode">): ReactElement {
  const { market_scope, market_context } = parts.market_positioning;
  const [scope, setScope] = useState(market_scope);
  const [drafts, setDrafts] = useState(() => draftsOf(market_context));
  const options = useMemo(() => marketOptions(market_scope), [market_scope]);

  const save = (): void => {
    const contexts = drafts
      .map(({ texts }) => valuesOf(marketFields, texts) as MarketContext) // the field definitions say which values are lists
      .filter((context) => hasText({ ...context }));
    onSave({ market_positioning: { market_scope: scope.trim(), market_context: contexts } });
  };
  return (
    <CardForm {...form} saveLabel="Save Changes" onSave={save}>
      <Combobox
        label="Market Scope"
        hint="Where the brand sells: a country, the European Union, or the whole world."
        placeholder="Search markets"
        options={options}
        value={scope === "" ? null : scope}
        onChange={(value) => {
          form.onTouched();
          setScope(value ?? "");
        }}
      />
      {drafts.map(({ id, texts }, index) => (
        <fieldset key={id} className="flex flex-col gap-4 rounded-control border border-border p-4">
          <legend className="px-1 text-sm font-medium">Market {index + 1}</legend>
          <FieldsEditor
            fields={marketFields}
            texts={texts}
            onChange={(next) =>
              setDrafts(drafts.map((draft) => (draft.id === id ? { id, texts: next } : draft)))
            }
          />
          <div>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                form.onTouched();
                setDrafts(drafts.filter((draft) => draft.id !== id));
              }}
            >
              Remove market {index + 1}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          size="sm"
          onClick={() => {
            const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1;
            setDrafts([...drafts, { id, texts: textsOf(marketFields, emptyMarket) }]);
          }}
        >
          Add market
        </Button>
      </div>
    </CardForm>
  );
}
