import { germanWords } from "../words/german-words.ts";
import { type Denials, patternOf } from "./denials.ts";

const pattern = patternOf({
  OBJ: "(?:¤ (?:oder|und|noch) )?(?:(?:ein|eine|einem|einer|einen|das|die|der|den|dem|diese[mnrs]?) )?(?:(?:{NOUN}) )?(?:(?:{NAMED}) )?§(?!s\\b)(?= ?[^\\w ]|$| (?!(?:preise|zahlen)\\b)[a-z])",
  NAMED: "namens|mit (?:dem|diesem) namen|unter dem namen|mit der bezeichnung|unter der bezeichnung",
  NOUN: "unternehmens?|firma|marke|anbieter|hersteller|produkt|dienst|tool|software|handler|name|namen|app|plattform|begriff",
  INFO: "informationen|infos|angaben|daten|erkenntnisse|hinweise|quellen|belege|treffer|eintrage|ergebnisse|kenntnisse|kenntnis|wissen|details|nachweise|nachweis|spuren|spur|anhaltspunkte|auskunft|auskunfte|aussage",
  PREP: "zu|zum|zur|uber|fur|bezuglich|hinsichtlich|auf",
});

export const german: Denials = {
  negation:
    /\b(?:weder|unauffindbar|ohne|zu wenig|vergeblich|mangelt|nirgendwo|niemals|fehl\w+|fiktiv\w*|erfunden\w*|ahnung|kein\w*|kaum|nicht|nichts|nie|nirgends|unbekannt|unklar|fraglich|ergebnislos|erfolglos)\b/u,
  denials: [
    "\\b(?:mir|uns) (?:ist|sind) (?:[\\w-]+,? ){0,5}?kein\\w* (?:[\\w-]+ ){0,3}(?:(?:{NAMED}) |(?:{NOUN}) )§",
    "\\b(?:mir|uns) (?:ist|sind) {OBJ} (?:[\\w-]+ ){0,3}(?:nicht (?:[\\w-]+ )?(?:bekannt|gelaufig)|unbekannt|kein begriff)",
    "§,? (?:ist|sind|war) (?:mir|uns) (?:[\\w-]+ ){0,3}?(?:nicht (?:[\\w-]+ )?(?:bekannt|gelaufig|vertraut)|unbekannt|kein begriff)",
    "§ sagt (?:mir|uns) (?:[\\w-]+ ){0,2}nichts",
    "§ (?:kenne|kennen) (?:ich|wir) (?:[\\w-]+ ){0,3}nicht\\b",
    "\\b(?:ich|wir) (?:kenne|kennen) {OBJ} (?:[\\w-]+ ){0,2}nicht\\b",
    "\\b(?:kenne|kennen) (?:ich |wir )?(?:[\\w-]+ ){0,2}?kein\\w* (?:[\\w-]+ ){0,3}(?:(?:{NAMED}) |(?:{NOUN}) )§",
    "(?:^|[,;:] |\\b(?:daruber|leider|auch|und|aber|jedoch|dass|da|ich|mir|habe|dir|ihnen|euch|konnte|liegen|lassen|gibt es|es gibt) )(?:{PREP}) {OBJ},? (?:[\\w-]+,? ){0,8}?(?:keine?|keinerlei|nichts|kaum) (?:[\\w-]+ ){0,4}?(?:{INFO}|gefunden|bekannt|finden|sagen|vor)\\b",
    "\\b(?:keine?|keinerlei|kaum) (?:[\\w-]+ ){0,4}?(?:{INFO}) (?:(?:vor|dazu|gefunden|finden) )?(?:{PREP}) {OBJ}",
    "\\bnichts (?:[\\w-]+ ){0,3}?(?:zu|uber) {OBJ}",
    "\\b(?:gibt es|es gibt|existiert|es existiert) (?:[\\w-]+,? ){0,6}?kein\\w* (?:[\\w-]+ ){0,3}?(?:(?:{NAMED}) |(?:{NOUN}) )§",
    "\\bkein\\w* (?:[\\w-]+ ){0,3}?(?:{NAMED}) §",
    "\\bmit {OBJ} (?:bin|sind) (?:ich|wir) (?:[\\w-]+ ){0,2}nicht (?:[\\w-]+ )?vertraut",
    "\\b(?:ich bin|wir sind|bin ich) (?:[\\w-]+ ){0,2}?(?:nicht )?mit {OBJ} (?:[\\w-]+ ){0,2}?(?:nicht )?(?:[\\w-]+ )?vertraut",
    "\\b(?:konnte|kann|konnten) (?:[\\w-]+ ){0,3}?{OBJ} (?:[\\w-]+ ){0,5}?nicht (?:[\\w-]+ ){0,2}(?:finden|verifizieren|identifizieren|zuordnen|ausfindig|nachweisen)",
    "(?<!\\b(?:von|bei|mit|fur) )§ (?:konnte|kann|konnten) (?:ich|wir) (?:[\\w-]+ ){0,4}?(?:nicht|kein\\w*|nirgends)(?: [\\w-]+){0,4}? (?:finden|ausfindig|identifizieren|zuordnen|bestatigen|verifizieren|sagen)",
    "\\b(?:weiss|wissen) (?:ich |wir )?(?:[\\w-]+ ){0,2}?nicht,? (?:was|wer|welche\\w*) (?:[\\w-]+ ){0,2}?§ (?:ist|sein)",
    "\\bkeine ahnung,? (?:was|wer) § ist",
    "\\b(?:keine?|nicht)(?: [\\w-]+){0,4}? (?:darauf|dafur|belegen|bestatigen|verifizieren|beweise?|belege?|hinweise?|anhaltspunkte),? dass (?:es )?{OBJ} (?:[\\w-]+ ){0,3}?(?:existiert|gibt)",
    "\\bexistenz (?:von|eines|einer|des|der) {OBJ} (?:[\\w-]+ ){0,4}?(?:nicht|kein\\w*)",
    "§ (?:scheint|ist) (?:[\\w-]+ ){0,2}?(?:fiktiv\\w*|erfunden\\w*)",
    "(?:^|[,;:] |\\b(?:und|aber|leider) )(?:{PREP}) {OBJ} (?:kann|konnte) (?:ich|wir) (?:[\\w-]+ ){0,3}?(?:nichts|keine)",
    "§ (?:scheint|existiert) (?:[\\w-]+ ){0,4}?(?:nicht|kein\\w*)(?: (?:zu )?existieren| zu geben| (?:[\\w-]+ ){0,3}(?:reales|bekanntes|bekannte|reale|existierendes|bekannt)|$)",
    "\\b(?:habe|haben) (?:[\\w-]+ ){0,3}?(?:nie|nichts|nicht) (?:[\\w-]+ )?von {OBJ} (?:[\\w-]+ )?gehort",
    "\\bvon {OBJ} habe (?:ich )?(?:[\\w-]+ ){0,3}(?:nie|nichts|nicht) (?:[\\w-]+ ){0,2}gehort",
    "§ ?(?:[|:(]|[-–—] )[ |]*(?:keine (?:[\\w-]+ ){0,2}?(?:{INFO})(?: (?:gefunden|verfugbar|vorhanden))?|(?:mir )?nicht bekannt|(?:mir )?unbekannt|nicht gefunden)(?=$| ?[^\\w ])",
    "\\b(?:\\w*suchen?|recherchen?|abfragen?|suchanfragen?) (?:[\\w-]+ ){0,2}?nach {OBJ} (?:[\\w-]+ ){0,5}?(?:kein\\w*|nichts|ergebnislos|erfolglos)",
    "§ (?:gehort|zahlt|ist) (?:[\\w-]+ )?(?:nicht (?:zu|unter|bei)|kein\\w*) (?:[\\w-]+,? ){1,5}?(?:(?:mir|uns) (?:[\\w-]+ )?(?:bekannt|vertraut|gelaufig)|(?:ich|wir) (?:[\\w-]+ )?(?:kenne|kennen))",
    "\\bob (?:es )?{OBJ} (?:[\\w-]+ ){0,3}?(?:gibt|existiert),? (?:[\\w-]+ ){0,5}?(?:nicht|unklar|fraglich)",
    "\\b(?:nicht|unklar|fraglich)(?: [\\w-]+){0,3}?,? ob (?:es )?{OBJ} (?:[\\w-]+ ){0,3}?(?:gibt|existiert)",
    "(?:{PREP}) {OBJ} (?:fehlen|fehlt) (?:mir|uns) (?:[\\w-]+ ){0,4}?(?:{INFO})\\b",
    "\\b(?:mir|uns) (?:fehlen|fehlt) (?:[\\w-]+ ){0,4}?(?:{INFO}) (?:{PREP}) {OBJ}",
    "\\b(?:quellen|daten|datenbank|unterlagen|\\w*ergebnissen|wissen\\w*|trainingsdaten)(?: [\\w-]+){0,4}? § (?:[\\w-]+ ){0,3}?(?:nicht|nirgends|kein\\w*) (?:[\\w-]+ ){0,2}?(?:erwahnt|genannt|aufgefuhrt|enthalten|verzeichnet|vertreten|vor|auf)",
    "§ wird (?:[\\w-]+ ){0,3}?(?:quellen|daten|datenbank|unterlagen|\\w*ergebnissen|trainingsdaten) (?:[\\w-]+ ){0,3}?(?:nicht|nirgends)",
    "\\b(?:nicht|unklar)(?: [\\w-]+){0,2}?,? (?:was|wer) (?:[\\w-]+ ){0,2}?§ (?:ist|sein|macht)\\b",
    "\\bnach {OBJ} (?:[\\w-]+ ){0,2}?(?:gesucht|recherchiert|geschaut),? (?:aber|jedoch|doch|und) (?:[\\w-]+ ){0,4}?(?:nichts|kein\\w* (?:[\\w-]+ ){0,2}?(?:{INFO}))\\b",
    "\\bkein\\w* (?:[\\w-]+ ){0,3}?(?:{NOUN}),? (?:die|das|der) (?:[\\w-]+ )?§ (?:heisst|genannt wird)",
    "\\bmit {OBJ} (?:[\\w-]+ ){0,4}?nichts (?:[\\w-]+ )?(?:anfangen|verbinden)",
  ].map(pattern),
  words: germanWords,
  bare: pattern(
    "^(?:leider )?(?:keine|keinerlei|(?:es )?(?:liegen|gibt es|gibt|habe ich|konnte ich|konnten|wurden|liessen)(?: [\\w-]+){0,3}? kein\\w*|ich (?:habe|konnte)(?: [\\w-]+){0,2}? kein\\w*) (?:[\\w-]+ ){0,3}?(?:{INFO})(?: (?:[\\w-]+ )?(?:gefunden|verfugbar|vorhanden|bekannt|vor|finden|auffindbar|ermitteln|werden|dazu|hierzu)){0,3}[.!]?$",
  ),
  hedge:
    /\?|^(?:besuchen|prufen|lesen|suchen|kontaktieren|fragen|schauen|besuche|prufe|lies|hier (?:ist|sind|ein|finden))\b|\b(?:falls|wenn|sofern|vielleicht|moglicherweise|eventuell|bitte|konnten?|konnte es|ob|mochten|wurde ich|scheint|vermutlich|womoglich|sie fragen)\b/u,
  description:
    /^(?:allerdings|jedoch|dennoch|aber|laut [^,]{0,60},?)? ?(?:(?:es|sie|das unternehmen|die (?:firma|marke|plattform)|der (?:anbieter|hersteller)|§) (?:ist (?:ein|eine|der|die|das|in|bekannt)|bietet|baut|stellt|verkauft|verkaufte|wurde|hat|produziert|fertigt|liefert|entwickelt)|(?:bietet|ist|baut|verkauft|stellt|hat) (?:es|sie|das unternehmen|die firma|der anbieter|§)\b)(?! (?:[\w-]+ )?(?:nicht|moglich|kein\w*|unklar|wahrscheinlich))/u,
};
