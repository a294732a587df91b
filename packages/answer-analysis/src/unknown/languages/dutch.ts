import { dutchWords } from "../words/dutch-words.ts";
import { type Denials, patternOf } from "./denials.ts";

const pattern = patternOf({
  OBJ: "(?:¤ (?:of|en) )?(?:(?:een|het|de|dit|deze) )?(?:(?:{NOUN}) )?(?:(?:{NAMED}) )?§(?!'s)(?= ?[^\\w ]|$| [a-z])",
  NAMED: "met de(?:ze)? naam|genaamd|onder de naam|dat|die",
  NOUN: "bedrijf|merk|product|tool|dienst|leverancier|fabrikant|aanbieder|platform|app|naam|software|onderneming",
  INFO: "informatie|gegevens|details|bronnen|resultaten|vermeldingen|vermelding|verwijzingen|kennis|sporen|spoor|data|iets|treffers",
  PREP: "over|van|voor|met betrekking tot|omtrent|rond",
  WORD: "(?!(?:over|van|de|het|voor)\\b)[\\w-]+",
});

export const dutch: Denials = {
  negation:
    /\b(?:geen|zonder|tevergeefs|ontbre\w+|onvindbaar|te weinig|niets?|niks|nooit|nergens|onbekend|onvertrouwd|fictie\w*|verzonnen|niet-bestaand\w*)\b/u,
  denials: [
    "\\b(?:ik|wij|we) (?:ken|kennen|herken|herkennen) {OBJ} (?:[\\w-]+ ){0,2}?niet\\b",
    "\\bken ik {OBJ} (?:[\\w-]+ ){0,2}?niet\\b",
    "\\bniet op de hoogte van {OBJ}",
    "§ (?:ken|kennen|herken) (?:ik|we|wij) (?:[\\w-]+ ){0,3}?niet\\b",
    "\\bgeen (?:[\\w-]+ ){0,4}?(?:(?:met de(?:ze)? naam|genaamd|onder de naam) §|(?:dat|die) § heet)",
    "\\bgeen (?:{WORD} ){0,4}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) {OBJ}",
    "(?:^|[,;:] |\\b(?:en|maar|ik|kan|kon|dat|is|helaas) )(?:over|van) {OBJ},? (?:[\\w-]+,? ){0,8}?(?:geen (?:[\\w-]+ ){0,3}?(?:{INFO})|(?:niets|niks)(?= (?:gevonden|(?:te )?vinden|bekend|weten|zeggen|terug)|[.,;!]|$))",
    "\\b(?:niets|niks) (?:[\\w-]+ ){0,2}?(?:over|van) {OBJ}",
    "\\b(?:ben|zijn) (?:[\\w-]+ ){0,2}?(?:niet|on)(?: [\\w-]+)? ?(?:bekend|vertrouwd) met {OBJ}",
    "\\b(?:kon|kan|konden) (?:[\\w-]+ ){0,3}?{OBJ} (?:[\\w-]+ ){0,4}?niet (?:[\\w-]+ )?(?:vinden|verifieren|identificeren|terugvinden)",
    "\\b(?:nog )?nooit (?:[\\w-]+ )?(?:van {OBJ} gehoord|gehoord van {OBJ})",
    "\\bvan {OBJ} (?:heb ik )?(?:[\\w-]+ ){0,2}?nooit (?:[\\w-]+ )?gehoord",
    "\\b(?:geen idee|weet (?:ik )?niet) wat § is",
    "(?<!\\b(?:van|bij|met|voor) )§ (?:kon|kan) (?:ik|we) (?:[\\w-]+ ){0,4}?(?:niet|nergens|geen) (?:[\\w-]+ ){0,4}?(?:vinden|terugvinden|verifieren)",
    "\\b(?:geen|niet)(?: [\\w-]+){0,4}? (?:bewijs|bevestigen|verifieren|aanwijzingen?)(?: [\\w-]+)? dat {OBJ} (?:[\\w-]+ )?bestaat",
    "§ lijkt (?:een )?(?:[\\w-]+ )?(?:fictie\\w*|verzonnen|niet-bestaand\\w*)",
    "§ is (?:mij|me|ons) (?:[\\w-]+ ){0,2}?(?:niet (?:[\\w-]+ )?bekend|onbekend)",
    "§ (?:bestaat (?:[\\w-]+ ){0,4}?niet|lijkt (?:[\\w-]+ ){0,4}?(?:niet te bestaan|geen (?:[\\w-]+ ){0,2}(?:bekend|bestaand|echt)\\w*)|zegt (?:mij|me) niets)",
    "§ ?(?:[|:(]|[-–—] )[ |]*(?:geen (?:[\\w-]+ )?(?:{INFO})(?: [\\w-]+)?|onbekend|niet gevonden)(?=$| ?[^\\w ])",
    "\\bzoek\\w+ (?:[\\w-]+ ){0,2}?naar {OBJ} (?:[\\w-]+ ){0,4}?(?:geen|niets|niks)",
    "§ (?:is|hoort|behoort|staat|zit) (?:geen|niet)(?: [\\w-]+){0,6}? (?:(?:dat|die|waar) ik (?:[\\w-]+ ){0,2}?(?:ken|herken)|(?:dat|die) (?:mij|me) (?:[\\w-]+ )?bekend|waarmee ik)",
    "\\bbeschik(?:ken)? (?:[\\w-]+ ){0,3}?niet over (?:{WORD} ){0,3}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) {OBJ}",
    "\\b(?:geen idee|weet (?:ik )?niet|niet zeker|niet duidelijk)(?: [\\w-]+){0,2}? (?:wat|wie) § (?:is|doet|precies)",
    "\\bin geen (?:van mijn |enkele )?(?:[\\w-]+ )?(?:bron|bronnen|resultaten) (?:[\\w-]+ )?§",
    "\\bnaar {OBJ} (?:[\\w-]+ ){0,2}?(?:gezocht|gekeken|gespeurd),? (?:maar|en) (?:[\\w-]+ ){0,4}?(?:niets|niks|geen (?:[\\w-]+ ){0,2}?(?:{INFO}))\\b",
  ].map(pattern),
  words: dutchWords,
  bare: pattern(
    "^(?:helaas )?(?:(?:er (?:is|zijn|werd|werden)|ik (?:heb|kon|kan|vond)|heb ik|kon ik)(?: [\\w-]+){0,2}? )?geen (?:{WORD} ){0,3}?(?:{INFO})(?: (?:gevonden|beschikbaar|vinden|bekend|online)){0,2}[.!]?$",
  ),
  hedge:
    /\?|^(?:bezoek|bekijk|zoek|lees|vraag|neem|hier (?:is|zijn))\b|\b(?:als|indien|misschien|mogelijk|wellicht|zou|kun je|kunt u|graag|lijkt|controleer|waarschijnlijk)\b/u,
  description:
    /^(?:toch|echter|maar|wel)?,? ?(?:het is een |(?:het (?:bedrijf|merk)|de (?:fabrikant|leverancier)|het|ze|zij|§) (?:maakt|biedt|verkoopt|levert|heeft|werd|produceert|is (?:een|gevestigd|bekend)))(?! (?:[\w-]+ )?(?:niet|geen|mogelijk|onbekend))/u,
};
