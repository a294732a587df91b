import type { SelectProps } from "../select.tsx";

export interface SearchSelectProps<Value extends string> extends SelectProps<Value> {
  /** The placeholder of the search box. */
  readonly placeholder: string;
  /** The text for no matches. */
  readonly emptyText: string;
}
