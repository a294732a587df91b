import { Switch as BaseSwitch } from "@base-ui/react/switch";
import type { ReactElement } from "react";

/** Named by a label elsewhere, through `id`, or by a visually hidden text. */
type SwitchName =
  | { readonly id: string; readonly describedBy?: string | undefined }
  | { readonly label: string };

export type SwitchControlProps = SwitchName & {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
};

/** A switch without a label, for places whose context names it, such as a table cell. */
export function SwitchControl({
  checked,
  onChange,
  disabled = false,
  ...name
}: SwitchControlProps): ReactElement {
  const naming =
    "id" in name ? { id: name.id, "aria-describedby": name.describedBy } : { "aria-label": name.label };
  return (
    <BaseSwitch.Root
      {...naming}
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled}
      className="flex h-6 w-10 shrink-0 rounded-full border border-border-strong bg-surface-2 p-0.75 transition-colors data-checked:border-transparent data-checked:bg-brand data-disabled:cursor-not-allowed data-disabled:opacity-50"
    >
      <BaseSwitch.Thumb className="size-4 rounded-full bg-border-strong transition-[translate,background-color] data-checked:translate-x-4 data-checked:bg-brand-fg forced-colors:bg-[ButtonText]" />
    </BaseSwitch.Root>
  );
}
