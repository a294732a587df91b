/** Forms of languages that Google offers in several forms; it has one form of all others. */
const forms: Readonly<Record<string, string>> = {
  zh: "zh-CN",
  "zh-CN": "zh-CN",
  "zh-SG": "zh-CN",
  "zh-TW": "zh-TW",
  "zh-HK": "zh-TW",
  "pt-BR": "pt-BR",
  "pt-PT": "pt-PT",
};

/** A language as Google knows it; English where none is named. */
export function googleLanguage(language = "en"): string {
  return forms[language] ?? language.slice(0, 2);
}
