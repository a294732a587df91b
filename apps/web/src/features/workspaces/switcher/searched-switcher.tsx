import { Link } from "@tanstack/react-router";
import { LayoutGrid, Plus } from "lucide-react";
import { lazy, type ReactElement, Suspense } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import type { TriggerElement } from "#ui/overlays/deferred-trigger.tsx";
import type { MenuChoice } from "#ui/overlays/menu/menu-props.ts";
import { Popover } from "#ui/overlays/popover/popover.tsx";

const SearchSelectBody = lazy(() =>
  import("#ui/forms/search-select/search-select-body.tsx").then(({ SearchSelectBody }) => ({
    default: SearchSelectBody,
  })),
);

export interface SearchedSwitcherProps {
  readonly trigger: TriggerElement;
  readonly choices: readonly MenuChoice[];
  readonly selectedId: string;
  readonly onChoose: (id: string) => void;
}

/** The switcher of somebody with many workspaces: Enter switches to the first one that matches. */
export function SearchedSwitcher(props: SearchedSwitcherProps): ReactElement {
  const { trigger, choices, selectedId, onChoose } = props;
  return (
    <Popover label="Workspaces" initialFocus="content" trigger={trigger}>
      {(close) => (
        <>
          <Suspense
            fallback={
              <div className="h-40 w-72 p-3">
                <Skeleton shape="card" />
              </div>
            }
          >
            <SearchSelectBody
              label="Workspaces"
              placeholder="Search workspaces"
              emptyText="No workspaces match your search"
              options={choices}
              value={selectedId}
              onChange={(id) => {
                close();
                onChoose(id);
              }}
            />
          </Suspense>
          <div className="flex flex-wrap gap-1 border-t border-border p-1">
            <Button
              size="sm"
              variant="ghost"
              icon={<Plus size={16} aria-hidden="true" />}
              render={<Link to="/workspaces/create" />}
              onClick={close}
            >
              Create New
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<LayoutGrid size={16} aria-hidden="true" />}
              render={<Link to="/settings/workspaces" />}
              onClick={close}
            >
              Manage workspaces
            </Button>
          </div>
        </>
      )}
    </Popover>
  );
}
