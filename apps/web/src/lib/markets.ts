import type { ComboboxOption } from "#ui/forms/combobox.tsx";
import { codeName } from "./code-name.ts";
import { lazily } from "./lazily.ts";
import { locale } from "./locale.ts";

const countryCodes =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC " +
  "CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA " +
  "GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE " +
  "KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS " +
  "MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO " +
  "RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV " +
  "TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";

const languageCodes =
  "af am ar az be bg bn bs ca cs cy da de el en en-GB en-US es es-MX et eu fa fi fr fr-CA ga gl gu he hi hr hu hy id " +
  "is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nn pa pl ps pt pt-BR ro ru si sk sl sq sr sv sw ta " +
  "te th tr uk ur uz vi zh zh-TW zu";

/** The supported countries by name. */
export const countryOptions = lazily(() => optionsOf(countryCodes, "region"));

/** The supported languages by name. */
export const languageOptions = lazily(() => optionsOf(languageCodes, "language"));

function optionsOf(codes: string, kind: "region" | "language"): readonly ComboboxOption<string>[] {
  const { compare } = new Intl.Collator(locale);
  return codes
    .split(" ")
    .map((value) => ({ value, label: codeName(kind, value) }))
    .sort((one, other) => compare(one.label, other.label));
}
