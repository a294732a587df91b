import type { ChartTone } from "#ui/charts/time-series/time-series-props.ts";
import type { Tones } from "./series.rules.ts";

const ownTone = 1;
const competitorTones = [2, 3, 4, 5, 6, 7] as const satisfies readonly ChartTone[];

/**
 * The colour of each brand. Brands keep their colour, so that they look the same in every period; a new one
 * gets the colour that is used least. The first name is the client's own.
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
