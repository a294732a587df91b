import { type ReactElement, type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  /** One line below the title. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the panel under its own heading. */
export function Section({ title, hint, children }: SectionProps): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-2">
      <div>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {hint !== undefined && <p className="text-sm text-fg-3">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
