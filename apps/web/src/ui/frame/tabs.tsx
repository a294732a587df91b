import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from "react";

export interface Tab {
  readonly value: string;
  readonly label: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs; a list that is too wide for the page scrolls, with the selected tab in sight. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps): ReactElement {
  const row = useShownInRow<HTMLDivElement>(value, "[aria-selected=true]");
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <BaseTabs.List
        ref={row}
        aria-label={label}
        className="scroll-row flex overflow-x-auto border-b border-border contain-inline-size"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-10 shrink-0 items-center gap-2 border-b-2 border-transparent px-3.5 text-base whitespace-nowrap text-fg-2 transition-colors hover:text-fg focus-visible:-outline-offset-2 data-active:border-brand data-active:font-medium data-active:text-fg"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel value={value} className="pt-5 outline-none" tabIndex={-1}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}

/**
 * Scrolls a row of tabs so that the one in use is in sight, also when the address chose it. Only the row moves: a page that
 * was opened at an answer stays there.
 */
function useShownInRow<Row extends HTMLElement>(inUse: string, selector: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab is found in the document by what marks it
  useEffect(() => {
    const tab = row.current?.querySelector(selector);
    if (!row.current || !tab) return;
    const frame = row.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (right > frame.right) row.current.scrollLeft += right - frame.right + sightOfNext;
    else if (left < frame.left) row.current.scrollLeft -= frame.left - left + sightOfNext;
  }, [inUse, selector]);
  return row;
}

/** In pixels: the edge of the next tab tells that the row goes on. */
const sightOfNext = 32;
