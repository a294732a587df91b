import type { SourceDomain } from "@citelens/contract/sources";
import { readablePath } from "#lib/readable-path.ts";

const counts = new Intl.NumberFormat("en");
const places = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const shares = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

export function countInWords(count: number): string {
  return counts.format(count);
}

/** A mean place such as "1.4"; a dash where there is none. */
export function placeInWords(place: number | null): string {
  return place === null ? "–" : places.format(place);
}

/** A share such as "55.56 %"; a dash where there is nothing to take a share of. */
export function shareInWords(percent: number | null): string {
  return percent === null ? "–" : `${shares.format(percent)} %`;
}

/** A day of the workspace, yyyy-MM-dd, such as "20 Nov 2026". */
export function dayInWords(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}

/** What a page is called in a list: its title, or else its path. */
export function pageName({ title, url }: { readonly title: string | null; readonly url: string }): string {
  return title?.trim() || pathOf(url);
}

/** The address without its site, as people read it; the address itself where it is none of the web. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return readablePath(`${pathname}${search}`);
}

/** What the line of a site shows for those who cannot see it, such as "From 2 to 5 answers a day, at most 7". */
export function trendInWords(trend: SourceDomain["trend"]): string {
  const uses = trend.map(({ use_count }) => use_count);
  const [first, last] = [uses[0], uses.at(-1)];
  if (first === undefined || last === undefined) return "No answers";
  return `From ${countInWords(first)} to ${countInWords(last)} answers a day, at most ${countInWords(Math.max(...uses))}`;
}

type Compared = Pick<SourceDomain, "verdict" | "change_points">;

/** What became of a site's usage since the period before, with the way it went; none where it is not known. */
export function verdictOf({
  verdict,
  change_points,
}: Compared): "up" | "down" | "noise" | "incomparable" | undefined {
  switch (verdict) {
    case null:
      return undefined;
    case "not_comparable":
      return "incomparable";
    case "within_noise":
      return "noise";
    case "moved":
      return (change_points ?? 0) < 0 ? "down" : "up";
  }
}
