import type { ReactElement, ReactNode } from "react";
import type { TriggerElement } from "../deferred-trigger.tsx";

export interface MenuChoice {
  readonly value: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Below the label. */
  readonly detail?: string | undefined;
}

export type MenuEntry =
  | {
      readonly kind: "action";
      readonly label: string;
      readonly icon?: ReactNode;
      readonly tone?: "normal" | "danger";
      readonly onSelect: () => void;
    }
  /** `link` is the link itself, such as a router link, without children. */
  | { readonly kind: "link"; readonly label: string; readonly icon?: ReactNode; readonly link: ReactElement }
  /** Visible but disabled; the hint says why. */
  | { readonly kind: "disabled"; readonly label: string; readonly icon?: ReactNode; readonly hint: string }
  | {
      readonly kind: "choices";
      readonly label: string;
      readonly value: string;
      readonly options: readonly MenuChoice[];
      readonly onChange: (value: string) => void;
    }
  /** Subject of the menu, shown at its top. */
  | { readonly kind: "heading"; readonly label: string; readonly detail?: string }
  | { readonly kind: "separator" };

export interface MenuProps {
  /** A Button or an IconButton. */
  readonly trigger: TriggerElement;
  readonly entries: readonly MenuEntry[];
  readonly align?: "start" | "end";
  readonly side?: "top" | "bottom";
}
