import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { faultsOf, megabytesText, unaddressedSentence } from "./import-labels.ts";
import type { ImportProgress } from "./run-import.ts";

export interface ImportProgressViewProps {
  readonly fileBytes: number;
  readonly progress: ImportProgress;
}

/** How far a file was read, and what became of its lines. */
export function ImportProgressView({ fileBytes, progress }: ImportProgressViewProps): ReactElement {
  const percent = fileBytes === 0 ? 100 : Math.floor((progress.bytes / fileBytes) * 100);
  const cells = [
    ["Read", `${megabytesText(progress.bytes)} of ${megabytesText(fileBytes)}`],
    ["Lines", countText(progress.lines)],
    ["Of agents and assistants", countText(progress.wanted)],
    ["Stored", countText(progress.stored)],
  ] as const;
  const skipped = [
    ["Imported before", progress.repeated],
    ["Of people and other software", progress.others],
    ["From days on which your servers reported", progress.reported],
    ["Older than 13 months, or ahead of time", progress.untimely],
    ["Older than this workspace keeps", progress.expired],
    ["Not wanted by the settings of this workspace", progress.filtered],
    ["Could not be read", progress.unreadable],
    ...faultsOf(progress.faults),
  ] as const;
  return (
    <div className="space-y-3">
      <Meter label="Import" percent={percent} tone="pos" />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4">
        {cells.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-sm text-fg-3">{label}</dt>
            <dd className="font-medium tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <dl
        aria-label="Skipped lines"
        className="max-w-md space-y-0.5 border-t border-border pt-3 text-sm text-fg-2"
      >
        {skipped
          .filter(([, lines]) => lines > 0)
          .map(([label, lines]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="tabular-nums">{countText(lines)}</dd>
            </div>
          ))}
      </dl>
      {progress.unaddressed > 0 && (
        <p className="max-w-3xl text-sm text-fg-2">{unaddressedSentence(progress.unaddressed)}</p>
      )}
    </div>
  );
}
