/** Whether a code is as Google documents: a language of ISO 639-1, perhaps a script, perhaps a country of two letters or Latin America as 419. */
export function isHreflangCode(code: string): boolean {
  if (code.toLowerCase() === "x-default") return true;
  const [, language = "", script, region] =
    /^([a-z]{2})(?:-([a-z]{4}))?(?:-([a-z]{2}|419))?$/i.exec(code) ?? [];
  return isLanguage(language.toLowerCase()) && isScript(script) && isRegion(region?.toUpperCase());
}

const names = {
  language: new Intl.DisplayNames("en", { type: "language", fallback: "none" }),
  script: new Intl.DisplayNames("en", { type: "script", fallback: "none" }),
  region: new Intl.DisplayNames("en", { type: "region", fallback: "none" }),
};

/** Codes that the tables of names know as other spellings, or as no country of its own: they are often written by mistake. */
const noRegions: ReadonlySet<string> = new Set([
  "UK",
  "EU",
  "EZ",
  "UN",
  "QO",
  "ZZ",
  "XA",
  "XB",
  "SU",
  "YU",
  "DD",
]);

/** Whether a code of two letters is a language of ISO 639-1. */
export function isLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && names.language.of(code) !== undefined;
}

function isScript(code: string | undefined): boolean {
  return code === undefined || names.script.of(code) !== undefined;
}

function isRegion(code: string | undefined): boolean {
  if (code === undefined) return true;
  return !noRegions.has(code) && names.region.of(code) !== undefined;
}
