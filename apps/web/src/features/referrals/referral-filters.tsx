import type { ReactElement } from "react";
import { previousRange, rangeText } from "#lib/dates/day-range.ts";
import { presetRange } from "#lib/dates/range-presets.ts";
import { FilterChip } from "#ui/forms/filter-chip.tsx";
import { RangePicker } from "#ui/forms/range-picker/range-picker.tsx";
import { Select } from "#ui/forms/select.tsx";
import { evidenceNames, type ReferralsView, referralPresets } from "./referrals-search.rules.ts";

interface ReferralFiltersBarProps {
  readonly view: ReferralsView;
  /** Today in the workspace's time zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly onChange: (change: Partial<ReferralsView>) => void;
}

const comparisons = [
  { value: "previous", label: "Previous period" },
  { value: "off", label: "Off" },
] as const;

/** The days and their comparison, and a chip for each filter. */
export function ReferralFiltersBar({
  view,
  today,
  timeZone,
  onChange,
}: ReferralFiltersBarProps): ReactElement {
  const { assistant, evidence, path } = view;
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <RangePicker
        value={view.range}
        presets={referralPresets.map((preset) => ({ ...preset, ...presetRange(preset.value, today) }))}
        today={today}
        timeZone={timeZone}
        onChange={(range) => onChange({ range })}
      />
      <Select
        label="Compare with"
        options={comparisons}
        value={view.compare}
        onChange={(compare) => onChange({ compare })}
      />
      {view.compare === "previous" && (
        <span className="text-sm text-fg-3 tabular-nums">vs {rangeText(previousRange(view.range))}</span>
      )}
      {assistant !== undefined && (
        <FilterChip words={assistant} onRemove={() => onChange({ assistant: undefined })} />
      )}
      {evidence && (
        <FilterChip words={evidenceNames[evidence]} onRemove={() => onChange({ evidence: undefined })} />
      )}
      {path !== undefined && <FilterChip words={path} onRemove={() => onChange({ path: undefined })} />}
    </search>
  );
}
