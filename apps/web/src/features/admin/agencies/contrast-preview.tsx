import type { ThemeColours } from "@citelens/contract/accounts/agencies";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, type ReactElement, useDeferredValue } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { type Colours, contrastQuery } from "../admin.queries.ts";
import { formatContrast } from "./agency.rules.ts";

const surfaces = {
  light: { background: "#ffffff", text: "#16171d", line: "#e3e4ea" },
  dark: { background: "#11131a", text: "#eceef4", line: "#272b38" },
} as const;

/** Previews the corrected brand colours in both themes, with their contrast. */
export function ContrastPreview({ colours }: { readonly colours: Colours }): ReactElement {
  const preview = useQuery(contrastQuery(useDeferredValue(colours)));
  if (preview.isError) {
    return <ErrorState message={problemMessage(preview.error)} onRetry={() => void preview.refetch()} />;
  }
  if (!preview.data) {
    return (
      <div aria-busy="true" className="h-36">
        <Skeleton />
      </div>
    );
  }
  const { theme, contrast } = preview.data;
  return (
    <section aria-label="Contrast preview" className="grid gap-3 sm:grid-cols-2">
      {(["light", "dark"] as const).map((name) => (
        <figure key={name} className="flex flex-col gap-2">
          <Sample name={name} colours={theme[name]} />
          <figcaption className="text-sm text-fg-2">
            Links {formatContrast(contrast[name].text)}. Buttons {formatContrast(contrast[name].on)}. As
            given: {formatContrast(contrast[name].raw)}.
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

interface SampleProps {
  readonly name: keyof typeof surfaces;
  readonly colours: ThemeColours;
}

/** A preview in the colours of a theme that may not be the page's own. */
function Sample({ name, colours }: SampleProps): ReactElement {
  const surface = surfaces[name];
  const frame: CSSProperties = {
    backgroundColor: surface.background,
    borderColor: surface.line,
    color: surface.text,
  };
  return (
    <div aria-hidden="true" style={frame} className="flex flex-col gap-3 rounded-card border p-3 text-sm">
      <span
        style={{ backgroundColor: colours.soft, color: colours.text }}
        className="rounded-control px-2.5 py-1 font-medium"
      >
        Visits
      </span>
      <span className="flex items-center justify-between gap-3">
        <span style={{ color: colours.text }} className="underline">
          A link
        </span>
        <span
          style={{ backgroundColor: colours.brand, color: colours.on }}
          className="rounded-control px-3 py-1.5 font-medium"
        >
          Save
        </span>
      </span>
    </div>
  );
}
