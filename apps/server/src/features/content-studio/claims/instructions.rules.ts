import type { Value } from "./values/value.rules.ts";

const lead = String.raw`^\s*(?:(?:please|bitte|first|then|next|now|always|never|do not|don['’]t|zuerst|dann|danach|puis|ensuite|d['’]abord|n[e'’]|primero|luego|prima|poi|eerst|daarna|primeiro|depois),? )?`;

/** How somebody is told to handle something; not what they are told to buy, try or save. */
const handling: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `${lead}(?:press|hold|charge|turn|set(?! up)|wait|rinse|clean|wipe|store|let|leave|place|put|cut|mix|pour|grind|check|tighten|loosen|open|close|click|tap|choose(?! (?:from|between|among|one of))|select(?! (?:from|between|among|one of))|pick(?! (?:from|between|among|one of))|measure|keep|use|water|prune|allow|write|read|count|take|remove|fill|empty|plug|unplug|walk|bring|stir|boil|heat|cool|dry|wash|soak|add|attach|detach|fold|insert|lay|lift|lower|mount|move|oil|pump|push|pull|rub|scroll|shake|slide|spray|switch|tie|type|unscrew|screw|wrap|follow|repeat|photograph|draw|drill|feed|sow|plant|dig|rake|brew|steep|serve|bake|cook|trim|sharpen|grease|level|line|mark|warm|preheat|season|slice|chop|knead|roll|ride|step|sit|stand|stretch|breathe|drink|eat|chew|apply|massage|dab|smooth|sand|paint|glue|saw|hammer|empty|descale|vacuum|sweep|mop|dust|polish|air|ventilate|restart|enter|copy|paste|drag|drop|save the|export|import|upload|download|sign|log)(?!\\p{L})`,
    "iu",
  ),
  de: new RegExp(
    `${lead}(?:(?!(?:Sparen|Bestellen|Kaufen|Erhalten|Bekommen|Genießen|Profitieren|Zahlen|Bezahlen|Buchen|Sichern|Testen|Probieren|Entdecken|Erleben|Finden|Stornieren|Kündigen|Melden|Widerrufen|Holen|Haben|Können|Wollen|Möchten|Sollten|Suchen|Kennen|Wissen|Brauchen|Reisen|Wohnen|Schlafen|Werden|Sind|Gewinnen|Verdienen|Fahren|Wählen) )\\p{Lu}\\p{Ll}+(?:en|ern|eln) Sie|(?:Pumpe|Lege|Drehe|Ziehe|Setze|Stell|Dreh|Zieh|Füge|Rühre|Backe|Koche|Lasse|Achte|Trage|Lade|Spüle|Reinige|Warte|Drücke|Halte|Lass|Stelle|Lege|Gib|Nimm|Schneide|Mische|Öffne|Schließe|Fülle|Gieße|Wische|Trockne|Wasche|Prüfe)(?= ))(?!\\p{L})`,
    "u",
  ),
  fr: new RegExp(
    `${lead}(?!(?:Avez|Recevez|Profitez|Économisez|Commandez|Bénéficiez|Obtenez|Retournez|Renvoyez|Payez|Essayez|Testez|Annulez|Résiliez|Déclarez|Découvrez|Gagnez|Réservez|Achetez|Disposez|Trouvez|Pouvez|Voulez|Souhaitez|Cherchez|Savez|Devez|Rejoignez)(?!\\p{L}))\\p{L}\\p{Ll}+(?:ez|aites|ites)(?!\\p{L})(?! parmi)`,
    "iu",
  ),
  es: new RegExp(
    `${lead}(?:pulse|mantenga|espere|deje|enjuague|limpie|llene|cargue|corte|añada|vierta|gire|abra|cierre|compruebe|apriete|mezcle|caliente|seque|lave|coloque|retire)(?!\\p{L})`,
    "iu",
  ),
  it: new RegExp(
    `${lead}(?:prem(?:ere|i)|tenere|tieni|attend(?:ere|i)|lascia(?:re)?|sciacqua(?:re)?|puli(?:re|sci)|riempi(?:re)?|carica(?:re)?|taglia(?:re)?|aggiung(?:ere|i)|versa(?:re)?|gira(?:re)?|apri(?:re)?|chiud(?:ere|i)|controlla(?:re)?|mescola(?:re)?|asciuga(?:re)?|lava(?:re)?)(?!\\p{L})`,
    "iu",
  ),
  nl: new RegExp(
    `${lead}(?:druk|houd|wacht|laat|spoel|vul|laad|snijd|voeg|giet|draai|open|sluit|reinig|meng|verwarm|droog|was|plaats|verwijder|controleer)(?!\\p{L})`,
    "iu",
  ),
  pt: new RegExp(
    `${lead}(?:prima|pressione|mantenha|espere|aguarde|deixe|enxague|limpe|encha|carregue|corte|adicione|verta|rode|abra|feche|verifique|misture|aqueça|seque|lave|coloque|retire)(?!\\p{L})`,
    "iu",
  ),
};
/** Pattern of what is offered or promised, in whatever form. */
const offered =
  /(?<!\p{L})(?:free|trial|refund|return|warrant|guarant|discount|order|deliver|sav(?:e|es|ing|ings) (?!the)|offer|kostenlos|gratis|rabatt|garant|rückgabe|liefer|spar|angebot|gratuit|essai|rembours|livr|économis|offert|oferta|ahorr|entrega|garanzi|consegn|risparm|korting|bespaar|desconto|poup)/iu;
/** Only what is done for a time, up to a size or at a heat; not shares, prices and counts. */
const handled = new Set(["s", "month", "m", "g", "l", "deg", "F", "bar", "in", "oz", "lb", "x"]);
/** "In 10 minutes" promises a time. */
const promised =
  /(?:^|[\s,(])(?:in|within|under|less than|innerhalb(?: von)?|binnen|unter|en|sous|en moins de|in meno di|entro|dentro de|em|binnen)\s$/iu;

/** Whether a sentence tells its reader how to handle something. */
export function isInstruction(text: string, language: string): boolean {
  const tongue = language.slice(0, 2).toLowerCase();
  return (handling[tongue]?.test(text) ?? false) && !offered.test(text) && !/\?\s*$/.test(text);
}

/** Whether an instruction says a value of what its reader does, and none of what is sold. */
export function isHandled({ kind, measure, start }: Value, text: string): boolean {
  if (kind === "superlative" || kind === "date") return true;
  return (
    kind === "number" && handled.has(measure) && !promised.test(text.slice(Math.max(0, start - 24), start))
  );
}
