import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { Select } from "#ui/forms/select.tsx";
import { Card } from "#ui/frame/card.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import type { IntegrationsSearch } from "../integrations-search.rules.ts";

interface GuideOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface GuideChooserProps<Value extends string> {
  readonly title: string;
  readonly hint: string;
  readonly options: readonly GuideOption<Value>[];
  readonly value: Value;
  /** The address with another guide open. */
  readonly searchOf: (value: Value) => IntegrationsSearch;
  readonly onChange: (value: Value) => void;
  readonly children: ReactNode;
}

/** A card with a list of guides and the one that is open; a narrow page has a select in place of the list. */
export function GuideChooser<Value extends string>(props: GuideChooserProps<Value>): ReactElement {
  const { title, hint, options, value, searchOf, onChange, children } = props;
  const isNarrow = useMediaQuery("(width < 64rem)");
  return (
    <Card title={title} hint={hint}>
      <div className="space-y-4 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-6 lg:space-y-0">
        {isNarrow ? (
          <Select label={title} options={options} value={value} onChange={onChange} />
        ) : (
          <nav aria-label={title}>
            <ul className="space-y-0.5">
              {options.map((option) => (
                <li key={option.value}>
                  <Link
                    to="/integrations"
                    search={searchOf(option.value)}
                    resetScroll={false}
                    aria-current={option.value === value ? "page" : undefined}
                    className="block rounded-control px-2.5 py-1.5 text-fg-2 transition-colors hover:bg-surface-2 hover:text-fg aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-text"
                  >
                    {option.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </div>
    </Card>
  );
}
