import type { SelectProps } from "../select.tsx";

export interface SearchSelectProps<Value extends string> extends SelectProps<Value> {
  /** Of the search box above the options. */
  readonly placeholder: string;
  /** What is said when nothing matches. */
  readonly emptyText: string;
}
