import { Autocomplete } from "@base-ui/react/autocomplete";
import { Check, Search } from "lucide-react";
import type { ReactElement } from "react";
import { itemRecipe } from "../../recipes.ts";
import type { SearchOption, SearchSelectProps } from "./search-select-props.ts";

/** Enter selects the first match, arrow keys others; the focus stays in the search box. */
export function SearchSelectBody({
  label,
  options,
  value,
  placeholder,
  emptyText,
  onChange,
}: SearchSelectProps<string>): ReactElement {
  return (
    <div className="w-72 max-w-full">
      <Autocomplete.Root
        open
        inline
        items={options}
        itemToStringValue={(option: SearchOption<string>) => option.label}
        autoHighlight="always"
        keepHighlight
      >
        <div className="flex items-center gap-2 border-b border-border px-3">
          <Search size={16} aria-hidden="true" className="shrink-0 text-fg-3" />
          <Autocomplete.Input
            aria-label={placeholder}
            placeholder={placeholder}
            autoFocus
            className="h-10 w-full bg-transparent text-base text-fg outline-none placeholder:text-fg-3"
          />
        </div>
        <Autocomplete.Empty className="px-3.5 py-3 text-sm text-fg-3 empty:hidden">
          {emptyText}
        </Autocomplete.Empty>
        <Autocomplete.List
          aria-label={label}
          className="max-h-72 scroll-py-1 overflow-y-auto overscroll-contain p-1 empty:hidden"
        >
          {(option: SearchOption<string>) => (
            <Autocomplete.Item
              key={option.value}
              value={option}
              onClick={() => onChange(option.value)}
              className={itemRecipe}
            >
              {option.icon}
              <span className="min-w-0 flex-1 truncate">
                {option.label}
                {option.detail !== undefined && (
                  <span className="block truncate text-xs text-fg-3">{option.detail}</span>
                )}
              </span>
              {option.value === value && (
                <Check size={16} aria-label="chosen" className="shrink-0 text-brand-text" />
              )}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </div>
  );
}
