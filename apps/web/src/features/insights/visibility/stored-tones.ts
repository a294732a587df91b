import type { ChartTone } from "#ui/charts/time-series/time-series-props.ts";
import type { Tones } from "./series.rules.ts";
import { tonesFor } from "./tones.rules.ts";

/** The colours of a workspace's brands, stored in this browser, so that they are the same on every visit. */
export function storedTones(workspaceId: string, names: readonly string[]): Tones {
  const key = `insight-tones:${workspaceId}`;
  const tones = tonesFor(names, readTones(key));
  try {
    localStorage.setItem(key, JSON.stringify(tones));
  } catch {
    // When storage is full or blocked, the colours are not stored.
  }
  return tones;
}

function readTones(key: string): Tones {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, ChartTone] => isTone(entry[1])),
    );
  } catch {
    return {}; // Unreadable content counts as none.
  }
}

function isTone(value: unknown): value is ChartTone {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 7;
}
