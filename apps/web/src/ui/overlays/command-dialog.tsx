import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { type LucideIcon, Search } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { scrimRecipe } from "../recipes.ts";
import { Kbd } from "../text/kbd.tsx";

export interface Command {
  /** Unique among all commands; also searched. */
  readonly value: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Words that tell it from others, in less strong letters. */
  readonly note?: string;
  readonly shortcut?: string;
  /** Something else found it: it is shown whatever is typed. */
  readonly isFound?: boolean;
  readonly onSelect: () => void;
}

export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}

export interface CommandDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly groups: readonly CommandGroup[];
  /** Told what is typed, for commands that are about it; these have it in their label, or they would not match. */
  readonly onTyped: (text: string) => void;
  /** Below the commands: how a search goes that somebody else does. */
  readonly status?: ReactNode;
  /** Nothing can be said of whether there are results. */
  readonly isWaiting?: boolean;
}

/** A command search: arrow keys select, Enter runs, Escape closes. */
export function CommandDialog({
  open,
  onOpenChange,
  label,
  placeholder,
  groups,
  onTyped,
  status,
  isWaiting = false,
}: CommandDialogProps): ReactElement {
  const { contains } = Autocomplete.useFilter();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimRecipe} />
        <Dialog.Popup
          aria-label={label}
          className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[min(32rem,76dvh)] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-card border border-border bg-surface shadow-popup"
        >
          <Autocomplete.Root
            open
            inline
            items={groups}
            onValueChange={onTyped}
            itemToStringValue={labelOf}
            filter={(item: unknown, text) =>
              (isCommand(item) && item.isFound) || contains(item, text, labelOf)
            }
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-2.5 border-b border-border px-4">
              <Search size={18} aria-hidden="true" className="shrink-0 text-fg-3" />
              <Autocomplete.Input
                aria-label={placeholder}
                placeholder={placeholder}
                className="h-12 w-full bg-transparent text-base text-fg outline-none placeholder:text-fg-3"
              />
              <Dialog.Close aria-label="Close, Esc" className="flex rounded-control">
                <Kbd>Esc</Kbd>
              </Dialog.Close>
            </div>
            <div className="overflow-y-auto overscroll-contain p-2">
              <Autocomplete.Empty className="text-fg-3">
                {!isWaiting && <p className="px-2 py-6 text-center">No results.</p>}
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items} className="pb-2">
                    <Autocomplete.GroupLabel className="px-2 py-1.5 text-xs font-medium text-fg-3">
                      {group.value}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Command) => (
                        <CommandRow key={item.value} command={item} close={() => onOpenChange(false)} />
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              <Autocomplete.Status className="px-2 text-sm text-fg-3">{status}</Autocomplete.Status>
            </div>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface CommandRowProps {
  readonly command: Command;
  readonly close: () => void;
}

function CommandRow({ command, close }: CommandRowProps): ReactElement {
  const { label, note, icon: Icon, shortcut, onSelect } = command;
  return (
    <Autocomplete.Item
      value={command}
      onClick={() => {
        close();
        onSelect();
      }}
      className="flex h-9 cursor-default items-center gap-2.5 rounded-control px-2 text-fg-2 outline-none select-none data-highlighted:bg-brand-soft data-highlighted:text-fg"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        {label}
        {note !== undefined && <span className="text-sm text-fg-3"> {note}</span>}
      </span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </Autocomplete.Item>
  );
}

function labelOf(item: unknown): string {
  return isCommand(item) ? item.label : "";
}

function isCommand(item: unknown): item is Command {
  return typeof item === "object" && item !== null && "label" in item;
}
