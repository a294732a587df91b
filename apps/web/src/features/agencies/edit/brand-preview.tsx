import type { BrandPreview, ThemeColours } from "@citelens/contract/accounts/agencies";
import type { UseQueryResult } from "@tanstack/react-query";
import type { CSSProperties, ReactElement } from "react";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { contrastRows } from "./agency.rules.ts";

const surfaces = {
  light: { title: "Light theme", background: "#ffffff", text: "#16171d", line: "#e3e4ea" },
  dark: { title: "Dark theme", background: "#11131a", text: "#eceef4", line: "#272b38" },
} as const;
const themes = ["light", "dark"] as const;

/** Both themes side by side as the corrected colours make them, with what can be read of them. */
export function BrandPreviews({ preview }: { readonly preview: UseQueryResult<BrandPreview> }): ReactElement {
  if (preview.isError) {
    return <QueryError query={preview} />;
  }
  if (!preview.data) {
    return (
      <div aria-busy="true" className="h-72">
        <Skeleton />
      </div>
    );
  }
  const { theme, contrast } = preview.data;
  return (
    <section aria-label="Contrast preview" className="grid gap-4 sm:grid-cols-2">
      {themes.map((name) => (
        <figure key={name} aria-label={surfaces[name].title} className="flex min-w-0 flex-col gap-2">
          <Sample name={name} colours={theme[name]} />
          <figcaption>
            <dl className="flex flex-col gap-0.5 text-sm">
              {contrastRows(contrast[name]).map(({ label, ratio, verdict, isEnough }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-3">
                  <dt className="text-fg-2">{label}</dt>
                  <dd className="tabular-nums">
                    {ratio}, <span className={isEnough ? "text-pos" : "text-warn"}>{verdict}</span>
                  </dd>
                </div>
              ))}
            </dl>
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

/** In the colours of a theme that may not be the page's own. */
function Sample({ name, colours }: SampleProps): ReactElement {
  const surface = surfaces[name];
  const frame: CSSProperties = {
    backgroundColor: surface.background,
    borderColor: surface.line,
    color: surface.text,
  };
  return (
    <div aria-hidden="true" style={frame} className="flex flex-col gap-3 rounded-card border p-4 text-sm">
      <span className="font-semibold">{surface.title}</span>
      <span
        style={{ backgroundColor: colours.soft, color: colours.text }}
        className="rounded-control px-2.5 py-1 font-medium"
      >
        Chosen page
      </span>
      <span
        style={{
          backgroundColor: colours.second_soft,
          borderColor: colours.second_strong,
          color: colours.text,
        }}
        className="rounded-control border px-2.5 py-1 font-medium"
      >
        Soft fill of the second colour
      </span>
      <PreviewChart tones={colours.charts} />
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span style={{ color: colours.text }} className="underline">
          A link
        </span>
        <span className="flex gap-2 font-medium">
          <span
            style={{ backgroundColor: colours.brand, color: colours.on }}
            className="rounded-control px-3 py-1.5"
          >
            Button
          </span>
          <span
            style={{ backgroundColor: colours.hover, color: colours.on }}
            className="rounded-control px-3 py-1.5"
          >
            Hovered
          </span>
        </span>
      </span>
    </div>
  );
}

const lines = [
  "M0 40 L40 34 L80 37 L120 22 L160 25 L200 10",
  "M0 30 L40 36 L80 26 L120 32 L160 38 L200 31",
] as const;

/** The first two series of a chart, the own brand's stronger, as charts draw them. */
function PreviewChart({ tones }: { readonly tones: readonly string[] }): ReactElement {
  return (
    <svg viewBox="0 0 200 48" preserveAspectRatio="none" className="h-12 w-full" aria-hidden="true">
      {lines.map((line, index) => (
        <path
          key={line}
          d={line}
          fill="none"
          stroke={tones[index]}
          strokeWidth={index === 0 ? 2.5 : 1.5}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
