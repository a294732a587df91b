import type { ReactElement, ReactNode } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { type CardName, editButtonId } from "./card-name.ts";

export type BrandCardMode =
  | { readonly kind: "read"; readonly onEdit: () => void }
  /** Another card is being edited: one at a time. */
  | { readonly kind: "waiting" }
  | { readonly kind: "edit" };

interface BrandCardProps {
  readonly name: CardName;
  readonly title: string;
  readonly hint: string;
  readonly mode: BrandCardMode;
  readonly children: ReactNode;
}

export function BrandCard({ name, title, hint, mode, children }: BrandCardProps): ReactElement {
  const edit =
    mode.kind === "edit" ? undefined : (
      <Button
        id={editButtonId(name)}
        size="sm"
        aria-label={`Edit ${title}`}
        title={mode.kind === "waiting" ? "Save or cancel the card that you are editing first" : undefined}
        disabled={mode.kind === "waiting"}
        onClick={mode.kind === "read" ? mode.onEdit : undefined}
      >
        Edit
      </Button>
    );
  return (
    <Card title={title} hint={hint} actions={edit}>
      {children}
    </Card>
  );
}

/** The placeholder of an empty card. */
export function EmptyText({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className="text-fg-3">{children}</p>;
}
