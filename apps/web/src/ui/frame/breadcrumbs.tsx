import { cloneElement, type ReactElement } from "react";

export interface Breadcrumb {
  readonly label: string;
  /** The link of a parent page, such as a router link without children; the current page has none. */
  readonly link?: ReactElement<{ className?: string; children?: string }>;
}

export function Breadcrumbs({ items }: { readonly items: readonly Breadcrumb[] }): ReactElement {
  return (
    <nav aria-label="Breadcrumb" className="min-w-0">
      <ol className="flex min-w-0 items-center gap-2 text-sm">
        {items.map(({ label, link }, index) => (
          // In narrow windows the page's own name takes precedence.
          <li
            key={label}
            className="hidden min-w-0 items-center gap-2 last:flex last:text-fg sm:flex sm:last:shrink-0"
          >
            {index > 0 && (
              <span aria-hidden="true" className="hidden text-fg-3 sm:inline">
                /
              </span>
            )}
            {link ? (
              cloneElement(link, {
                className: "truncate rounded-control py-1 text-fg-3 hover:text-fg",
                children: label,
              })
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined} className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
