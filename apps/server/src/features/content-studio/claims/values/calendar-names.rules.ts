import { monthOf } from "./dates.rules.ts";
import { plainValue, readEach, type SentenceReading, type UnplacedValue } from "./value.rules.ts";

/** From Monday on, in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const weekdays: readonly string[] = [
  "monday montag lundi lunes lunedì maandag segunda-feira",
  "tuesday dienstag mardi martes martedì dinsdag terça-feira",
  "wednesday mittwoch mercredi miércoles mercoledì woensdag quarta-feira",
  "thursday donnerstag jeudi jueves giovedì donderdag quinta-feira",
  "friday freitag vendredi viernes venerdì vrijdag sexta-feira",
  "saturday samstag sonnabend samedi sábado sabato zaterdag",
  "sunday sonntag dimanche domingo domenica zondag",
];
const dayNumbers: ReadonlyMap<string, number> = new Map(
  weekdays.flatMap((names, at) => names.split(" ").map((name): [string, number] => [name, at + 1])),
);
const day = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${[...dayNumbers.keys()].join("|")})s?(?![\p{L}\p{N}])`,
  "giu",
);
/** May and March are words, too: a month is what stands behind one of these. */
const month =
  /(?<=(?<!\p{L})(?:in|from|between|until|till|to|and|since|by|of|every|through|im|ab|bis|seit|und|en|de|depuis|jusqu'en|et|desde|hasta|y|a|da|fino a|e|van|tot|sinds|em|até) )(\p{L}{3,10})(?![\p{L}\p{N}]|\s\d)/giu;

/** Months and days of the week that stand alone: "from May to August", "on Saturdays". */
export function readCalendarNames(text: string): SentenceReading {
  return readEach(text, [
    [day, ([, name = ""]) => plainValue("date", `weekday:${dayNumbers.get(name.toLowerCase())}`, "weekday")],
    [month, ([, name = ""]) => monthNamed(name)],
  ]);
}

function monthNamed(name: string): UnplacedValue | undefined {
  const number = name.length > 3 || /^(?:may|mai|mei)$/i.test(name) ? monthOf(name) : 0;
  return number === 0 ? undefined : plainValue("date", `month:${number}`, "month-name");
}
