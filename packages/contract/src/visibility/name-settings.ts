/** How much the case of a name counts: `auto` asks for it where the name is also an ordinary word or is very short. */
export const exactCases = ["auto", "on", "off"] as const;
export type ExactCase = (typeof exactCases)[number];

/** How answers are searched for one of a brand's names. */
export interface NameSetting {
  /** The brand's name or one of its aliases. */
  name: string;
  exact_case: ExactCase;
  /** Phrases that contain the name and mean something else, such as "gap year". */
  excludes: string[];
}

/** Whether a phrase contains the name and more. */
export function isPhraseOf(name: string, phrase: string): boolean {
  const [part, whole] = [nameKey(name), nameKey(phrase)];
  return whole.length > part.length && whole.includes(part);
}

/** A name as brands are told apart by it: without marks, case, and doubled spaces. */
export function nameKey(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** The setting of a name; the defaults when there is none. */
export function settingOf(settings: readonly NameSetting[], name: string): NameSetting {
  const key = nameKey(name);
  return settings.find((one) => nameKey(one.name) === key) ?? { name, exact_case: "auto", excludes: [] };
}

/** Settings to store of these: one for each of the names that differs from the defaults. */
export function settingsToStore(names: readonly string[], settings: readonly NameSetting[]): NameSetting[] {
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  return [...byKey.values()]
    .map((name) => ({ ...settingOf(settings, name), name }))
    .map((setting) => ({ ...setting, excludes: [...new Set(setting.excludes)] }))
    .filter(({ exact_case, excludes }) => exact_case !== "auto" || excludes.length > 0);
}

/** How many occurrences of a kind are shown; all are counted. */
export const previewOccurrencesMax = 20;
/** How many of the newest answers are searched. */
export const previewAnswersMax = 50;
