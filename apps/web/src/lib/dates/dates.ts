const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const monthMs = 30 * dayMs;
const yearMs = 12 * monthMs;

/** From coarse to fine: the first unit that fits at least once is used. */
const units = [
  ["year", yearMs],
  ["month", monthMs],
  ["day", dayMs],
  ["hour", hourMs],
  ["minute", minuteMs],
  ["second", secondMs],
] as const;

/**
 * How long ago the instant (ISO 8601) was, such as "1 day ago" or "5 minutes ago"; "0 seconds ago" for one that
 * is about to come, because clocks differ; undefined for a text that is no instant. A month counts 30 days.
 */
export function relativeTime(instant: string, now: Date): string | undefined {
  const agoMs = now.getTime() - Date.parse(instant);
  if (Number.isNaN(agoMs)) return undefined;

  const [unit, unitMs] = units.find(([, ms]) => agoMs >= ms) ?? (["second", secondMs] as const);
  const count = Math.max(0, Math.floor(agoMs / unitMs));
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
