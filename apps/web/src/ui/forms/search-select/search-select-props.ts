import type { ReactNode } from "react";
import type { SelectOption, SelectProps } from "../select.tsx";

export interface SearchOption<Value extends string> extends SelectOption<Value> {
  /** Before the label. */
  readonly icon?: ReactNode;
  /** Below the label. */
  readonly detail?: string | undefined;
}

export interface SearchSelectProps<Value extends string> extends SelectProps<Value> {
  readonly options: readonly SearchOption<Value>[];
  /** The placeholder of the search box. */
  readonly placeholder: string;
  /** The text for no matches. */
  readonly emptyText: string;
}
