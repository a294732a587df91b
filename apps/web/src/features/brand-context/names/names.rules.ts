import type { Reanalysis } from "@citelens/contract/visibility/brand-names";
import {
  isPhraseOf,
  type NameSetting,
  nameKey,
  settingOf,
  settingsToStore,
} from "@citelens/contract/visibility/name-settings";
import { countText } from "#lib/figures.ts";

/** How far all of them are, in a sentence. */
export function progressText(reanalyses: readonly Pick<Reanalysis, "done" | "total">[]): string {
  const done = reanalyses.reduce((sum, one) => sum + one.done, 0);
  const total = reanalyses.reduce((sum, one) => sum + one.total, 0);
  if (total === 0) return "Stored answers are about to be read again";
  return `Reading ${countText(done)} of ${countText(total)} answers again`;
}

/** Effect of the change, in a sentence; a name counts as often as it stands in answers. */
export function changeText(added: number, removed: number): string {
  if (added === 0 && removed === 0) return "This changes nothing in them.";
  if (added === 0) return `${capital(these(removed))} will no longer count.`;
  const gone = removed === 0 ? "" : `, ${these(removed)} no longer`;
  return `${capital(these(added))} will now count${gone}.`;
}

function these(count: number): string {
  return count === 1 ? "this one" : `these ${countText(count)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The settings with one of them changed; names that have none are those with the defaults. */
export function withSetting(
  names: readonly string[],
  settings: readonly NameSetting[],
  changed: NameSetting,
): NameSetting[] {
  const others = settings.filter(({ name }) => nameKey(name) !== nameKey(changed.name));
  return settingsToStore(names, [...others, changed]);
}

/** A phrase as it is stored; undefined unless it contains the name and more. */
export function readPhrase(name: string, text: string): string | undefined {
  const phrase = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return phrase.length <= 100 && isPhraseOf(name, phrase) ? phrase : undefined;
}

/** Differences from the defaults, in words; empty when nothing does. */
export function settingText(settings: readonly NameSetting[], name: string): string {
  const { exact_case, excludes } = settingOf(settings, name);
  return [
    ...(exact_case === "auto" ? [] : [exact_case === "on" ? "exact case" : "any case"]),
    ...(excludes.length === 0 ? [] : [`not in ${excludes.map((phrase) => `“${phrase}”`).join(", ")}`]),
  ].join(", ");
}
