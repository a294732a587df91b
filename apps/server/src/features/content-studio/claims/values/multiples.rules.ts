import { share } from "./fractions.rules.ts";
import { type PatternReader, plainValue, readEach, type SentenceReading } from "./value.rules.ts";

const twice =
  /(?<!\p{L})(?:twice|doubl(?:e|es|ed|ing)(?= (?:the|its|their|our|your|of|capacity|speed|output))|zweimal|doppelt(?:e[nr]?)?(?= so| wie|\s\p{L})|deux fois|double(?= de)|el doble|dos veces|il doppio|due volte|twee keer|tweemaal|o dobro|duas vezes)(?!\p{L})/giu;
const thrice =
  /(?<!\p{L})(?:thrice|tripl(?:e|es|ed|ing)(?= (?:the|its|their|our|your))|dreimal|dreifach(?:e[nr]?)?|trois fois|el triple|tres veces|il triplo|tre volte|drie keer|driemaal|o triplo|três vezes)(?!\p{L})/giu;
const parts: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})driekwart(?!\p{L})/giu, 3 / 4],
  [
    /(?<!\p{L})(?:half(?= of| the| our)|die hälfte|la moitié|la mitad|la metà|de helft|metade)(?!\p{L})/giu,
    1 / 2,
  ],
];

/** Parts of hours and days that are words, in minutes. */
const ofHours: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:three[ -]quarters of an hour|dreiviertelstunde|trois quarts d['’]heure|tres cuartos de hora|tre quarti d['’]ora|drie kwartier)(?!\p{L})/giu,
    45,
  ],
  [
    /(?<!\p{L})(?:(?:a )?quarter of an hour|viertelstunde|quart d['’]heure|cuarto de hora|quarto d['’]ora|kwartier|quarto de hora)(?!\p{L})/giu,
    15,
  ],
  [
    /(?<!\p{L})(?:half a day|half[ -]day|einen halben tag|une demi-journée|medio día|mezza giornata|halve dag|meio dia)(?!\p{L})/giu,
    720,
  ],
  [/(?<!\p{L})(?:half an hour|half[ -]hour|demi-heure|mezz['’]ora)(?!\p{L})/giu, 30],
  [
    /(?<!\p{L})(?:an hour and a half|one and a half hours|anderthalb stunden|eineinhalb stunden|une heure et demie|hora y media|un['’]ora e mezza|anderhalf uur|hora e meia)(?!\p{L})/giu,
    90,
  ],
];

/** Read first, as most sentences have none. */
const mayHave =
  /twice|doubl|thrice|tripl|third|half|quarter|zwei|drei|doppelt|drittel|viertel|stunde|hälfte|halb|demi|medio|mezz|halve|meio|fois|moitié|tiers|quart|heure|veces|doble|tercio|cuarto|mitad|hora|volte|doppio|terzo|metà|ora|keer|maal|derde|kwart|helft|uur|vezes|dobro|terço|metade/i;

/** Multiples and halves that are words: twice, half of, half an hour. */
export function readMultiples(text: string): SentenceReading {
  if (!mayHave.test(text)) return { values: [], rest: text };
  return readEach(text, [
    [twice, () => plainValue("number", "2|x", "x")],
    [thrice, () => plainValue("number", "3|x", "x")],
    ...ofHours.map(
      ([pattern, minutes]): PatternReader => [pattern, () => plainValue("number", `${minutes * 60}|s`, "s")],
    ),
    ...parts.map(([pattern, part]): PatternReader => [pattern, () => share(part)]),
  ]);
}
