import type { BrandSettings } from "@citelens/contract/workspaces/brand-context";
import type { ReactElement } from "react";
import type { BrandChanges } from "./brand-context.queries.ts";
import type { BrandParts } from "./brand-context.rules.ts";
import { AboutCard } from "./cards/about-card.tsx";
import type { BrandCardMode } from "./cards/brand-card.tsx";
import type { SaveState } from "./cards/card-form.tsx";
import type { CardName } from "./cards/card-name.ts";
import { MarketCard } from "./cards/market-card.tsx";
import { ProductsCard } from "./cards/products-card.tsx";
import { ViewCard } from "./cards/view-card.tsx";
import { NamesCard } from "./names/names-card.tsx";

interface BrandCardsProps extends SaveState {
  readonly parts: BrandParts & Pick<BrandSettings, "project_name" | "aliases" | "name_settings">;
  readonly editing: CardName | undefined;
  readonly suggestionsTaken: number;
  readonly onEdit: (card: CardName | undefined) => void;
  readonly onTouched: () => void;
  readonly onSave: (changes: BrandChanges) => void;
}

/** At most one of the cards is edited. */
export function BrandCards({ parts, editing, onEdit, ...saving }: BrandCardsProps): ReactElement {
  const modeOf = (card: CardName): BrandCardMode => {
    if (editing === card) return { kind: "edit" };
    return editing === undefined ? { kind: "read", onEdit: () => onEdit(card) } : { kind: "waiting" };
  };
  const common = { parts, ...saving, onCancel: () => onEdit(undefined) };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="space-y-5">
        <AboutCard {...common} mode={modeOf("about")} />
        <ViewCard {...common} mode={modeOf("view")} />
      </div>
      <div className="space-y-5">
        <ProductsCard {...common} mode={modeOf("products")} />
        <MarketCard {...common} mode={modeOf("market")} />
        <NamesCard {...common} names={parts} mode={modeOf("names")} />
      </div>
    </div>
  );
}
