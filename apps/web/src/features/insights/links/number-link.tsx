import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import type { AnswersPath } from "./answer-links.rules.ts";

export interface NumberLinkProps {
  readonly path: AnswersPath;
  /** Describes the answers for screen readers, because a number alone does not. */
  readonly label: string;
  /** Alone in a cell of a phone's list, where a finger has to meet it and not its neighbour. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** A number that links to the answers that it counts, wherever these are. */
export function NumberLink({ path, label, isAlone = false, children }: NumberLinkProps): ReactElement {
  return (
    <Link
      {...path}
      data-tooltip={label}
      className={`rounded-control underline decoration-border-strong decoration-dotted underline-offset-4 hover:text-brand-text hover:decoration-current ${isAlone ? "@max-md:inline-block @max-md:min-h-6 @max-md:min-w-6" : ""}`}
    >
      {children}
      <span className="sr-only"> {label}</span>
    </Link>
  );
}
