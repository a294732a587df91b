import { ChevronDown } from "lucide-react";
import { lazy, type ReactElement, Suspense } from "react";
import { Skeleton } from "../../frame/skeleton.tsx";
import { Popover } from "../../overlays/popover/popover.tsx";
import { Button } from "../button.tsx";
import type { SearchSelectProps } from "./search-select-props.ts";

const SearchSelectBody = lazy(() =>
  import("./search-select-body.tsx").then(({ SearchSelectBody }) => ({ default: SearchSelectBody })),
);

/** A select with a search box, for many options. */
export function SearchSelect<Value extends string>(props: SearchSelectProps<Value>): ReactElement {
  const { label, options, value, onChange, ...list } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Popover
      label={label}
      initialFocus="content"
      trigger={
        <Button size="sm" aria-label={`${label}: ${chosen?.label ?? "…"}`}>
          <span className="w-36 truncate text-left">{chosen?.label ?? "…"}</span>
          <ChevronDown size={16} aria-hidden="true" className="text-fg-3" />
        </Button>
      }
    >
      {(close) => (
        <Suspense fallback={<ListSkeleton />}>
          <SearchSelectBody
            {...list}
            label={label}
            options={options}
            value={value}
            onChange={(next) => {
              const found = options.find((option) => option.value === next);
              close();
              if (found) onChange(found.value);
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}

function ListSkeleton(): ReactElement {
  return (
    <div className="h-40 w-72 p-3">
      <Skeleton shape="card" />
    </div>
  );
}
