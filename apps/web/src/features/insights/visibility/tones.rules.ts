import type { ChartTone } from "#ui/charts/time-series/time-series-props.ts";
import type { Tones } from "./series.rules.ts";

const ownTone = 1;
const competitorTones = [2, 3, 4, 5, 6, 7] as const satisfies readonly ChartTone[];

/**
 * The colour of each brand. One that has its colour keeps it, so that a brand looks the same in every period; a new
 * one gets the colour that the fewest others have. The first of the names is the client's own.
 */
export function tonesFor(names: readonly string[], known: Tones): Tones {
  const [own, ...competitors] = names;
  const tones: Record<string, ChartTone> = { ...known };
  if (own !== undefined) tones[own] = ownTone;
  for (const name of competitors) {
    if (competitorTones.some((tone) => tone === tones[name])) continue;
    tones[name] = leastUsed(tones);
  }
  return tones;
}

function leastUsed(tones: Tones): ChartTone {
  const used = Object.values(tones);
  const counts = competitorTones.map((tone) => ({
    tone,
    count: used.filter((other) => other === tone).length,
  }));
  return counts.reduce((least, next) => (next.count < least.count ? next : least)).tone;
}
