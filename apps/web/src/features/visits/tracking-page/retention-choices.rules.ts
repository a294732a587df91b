import type { Retention } from "@citelens/contract/traffic/retention";

type Bounds = Pick<Retention, "limit_days" | "wanted_days">;

const usual = [7, 30, 60, 90, 180, 395, 760];

/** Choices within the limit, the longest first, and what was chosen whatever it is. */
export function choicesOf({
  limit_days,
  wanted_days,
}: Bounds): { readonly value: string; readonly label: string }[] {
  const days = new Set(usual.filter((one) => one < limit_days));
  if (wanted_days !== null) days.add(wanted_days);
  return [
    { value: "all", label: `As long as possible (${limit_days} days)` },
    ...[...days].toSorted((a, b) => b - a).map((one) => ({ value: String(one), label: `${one} days` })),
  ];
}

/** How many days a choice comes to. */
export function daysOfChoice(choice: string, { limit_days }: Pick<Bounds, "limit_days">): number {
  return choice === "all" ? limit_days : Math.min(Number(choice), limit_days);
}
