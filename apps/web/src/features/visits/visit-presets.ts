import { offeredPresets, type RangePreset } from "#lib/dates/range-presets.ts";

/** In display order. */
export const visitPresets = offeredPresets(["today", "last-7-days", "last-month"]);

export const defaultPreset: RangePreset = "last-7-days";
