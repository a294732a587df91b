import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { Check, ChevronDown, X } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { cx } from "../cx.ts";
import { inputRecipe, itemRecipe, popupRecipe, positionerRecipe } from "../recipes.ts";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

export interface ComboboxOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
}

export interface ComboboxProps<Value extends string | number> extends FieldFrameProps {
  /** Keep the array stable: the list is rebuilt whenever it changes. */
  readonly options: readonly ComboboxOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly placeholder?: string;
}

const buttonRecipe = "flex size-6 items-center justify-center rounded-control text-fg-3 hover:text-fg";

/** A single choice with search: Enter selects the first match, Escape closes the list. */
export function Combobox<Value extends string | number>({
  options,
  value,
  onChange,
  placeholder,
  ...frame
}: ComboboxProps<Value>): ReactElement {
  const items = useMemo(
    () =>
      BaseCombobox.createItems([...options], {
        getValue: (option) => option.value,
        getLabel: (option) => option.label,
      }),
    [options],
  );
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <BaseCombobox.Root items={items} value={value} onValueChange={onChange} autoHighlight>
          <BaseCombobox.InputGroup className="relative">
            <BaseCombobox.Input
              {...control}
              placeholder={placeholder}
              className={cx(inputRecipe, "h-9 pr-16 pointer-coarse:h-10")}
            />
            <div className="absolute inset-y-0 right-1.5 flex items-center gap-0.5">
              <BaseCombobox.Clear aria-label="Clear selection" className={buttonRecipe}>
                <X size={14} aria-hidden="true" />
              </BaseCombobox.Clear>
              <BaseCombobox.Trigger aria-label="Show options" className={buttonRecipe}>
                <ChevronDown size={16} aria-hidden="true" />
              </BaseCombobox.Trigger>
            </div>
          </BaseCombobox.InputGroup>
          <BaseCombobox.Portal>
            <BaseCombobox.Positioner sideOffset={6} className={positionerRecipe}>
              <BaseCombobox.Popup className={cx(popupRecipe, "w-(--anchor-width)")}>
                <BaseCombobox.Empty className="px-3.5 py-3 text-fg-3 empty:hidden">
                  No options found
                </BaseCombobox.Empty>
                <BaseCombobox.List className="max-h-[min(12rem,var(--available-height))] scroll-py-1 overflow-y-auto p-1 empty:hidden">
                  {(option: ComboboxOption<Value>) => (
                    <BaseCombobox.Item key={option.value} value={option.value} className={itemRecipe}>
                      <span className="flex-1">{option.label}</span>
                      <BaseCombobox.ItemIndicator className="text-brand-text">
                        <Check size={16} aria-hidden="true" />
                      </BaseCombobox.ItemIndicator>
                    </BaseCombobox.Item>
                  )}
                </BaseCombobox.List>
              </BaseCombobox.Popup>
            </BaseCombobox.Positioner>
          </BaseCombobox.Portal>
        </BaseCombobox.Root>
      )}
    </FieldFrame>
  );
}
