import { italianWords } from "../words/italian-words.ts";
import { type Denials, patternOf } from "./denials.ts";

const pattern = patternOf({
  OBJ: "(?:¤ (?:o|e|ne) )?(?:(?:un'|una? |l'|la |il |alcun'|alcuna? |nessun'|nessuna? |questa |questo )?(?:{NOUN}) (?:{FILL} ){0,3}?)?(?:(?:{NAMED}) )?(?:l'|la |il )?§(?= ?[^\\w ]|$| [a-z])",
  /** No comparison: "a better supplier than §". */
  FILL: "(?!(?:migliore?|come|che|piu|di|cosi|meglio)\\b)[\\w-]+",
  NAMED:
    "chiamat[ao]|di nome|denominat[ao]|con (?:il|questo) nome(?: di)?|nominat[ao]|dal nome|sotto il nome(?: di)?|che si chiam[ai]",
  NOUN: "azienda|aziende|marca|marchio|societa|impresa|prodotto|strumento|servizio|fornitore|produttore|piattaforma|nome|software|brand",
  INFO: "informazion[ei]|dat[oi]|dettagli[o]?|riferiment[oi]|risultat[oi]|font[ei]|notizi[ae]|menzioni|tracce|traccia|conoscenze|nulla|niente",
  PREP: "su|sulla|sul|sull'|riguardo ad?|riguardanti|relativ[ei] ad?|(?<=\\b(?:{INFO}) )di|circa|per|in merito ad?|che menzion\\w+|(?<=(?:riferiment[oi]|accenn[oi])(?: [\\w-]+)? )ad?",
  WORD: "(?!(?:da|su|sui|sulle|sugli|sul|sulla|dei|delle|di|sue|suoi|che)\\b)[\\w-]+",
});

export const italian: Denials = {
  negation:
    /\b(?:non|senza|incapace|troppo|introvabile|irreperibile|manca|nemmeno|neppure|ne|niente|nulla|nessun\w*|sconosciut\w+|ignot\w+|mancano|impossibile|fittizi[ao]|inventat[ao]|inesistente)\b/u,
  denials: [
    "\\bnon (?:la |lo )?(?:conosco|riconosco) {OBJ}",
    "\\b(?:non|ne) (?:[\\w'-]+ ){0,4}?(?:trovat\\w*|trovare|trovo|ho|avere|abbiamo|c'e|dispongo|possiedo|risulta|risultano|sono|esistono|reperire|reperito)(?: di)?(?: {WORD}){0,5}? (?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) ?{OBJ}",
    "\\bnon (?:[\\w'-]+ ){0,4}?(?:trovat\\w*|trovare|individuare|identificare) {OBJ}(?=[,.;!)]|$)",
    "\\bnon (?:esiste|c'e|conosco|risulta|mi risulta)[^.;:]{0,50}? (?:[\\w'-]+ ){0,3}?(?:{NAMED}) §",
    "\\b(?:nessuna?|nessun') ?(?:{WORD} ){0,3}?(?:{INFO})(?: {WORD}){0,4}? (?:{PREP}) ?{OBJ}",
    "\\bnon ho (?:[\\w-]+ )?familiarita con {OBJ}",
    "\\bnon ho mai sentito (?:parlare di|nominare) {OBJ}",
    "§ non mi dice (?:nulla|niente)",
    "\\bnon (?:so|ho idea di|ho la minima idea di) (?:che )?cosa (?:sia|e) §",
    "\\b(?:non|nessuna?)(?: {WORD}){0,5}? (?:prova|prove|confermare|verificare)(?: che)?(?: l'esistenza di| esista)? {OBJ}(?:$| esist\\w+|[.,;])",
    "§ sembra (?:essere )?(?:una? |un')?(?:[\\w-]+ )?(?:fittizi[ao]|inventat[ao]|inesistente)",
    "§ non (?:mi e (?:[\\w-]+ )?(?:not[ao]|conosciut[ao]|familiare)|esiste|sembra esistere|e (?:una? |un')?(?:[\\w-]+ ){0,2}che (?:io )?conosc\\w+)",
    "§ mi e (?:sconosciut[ao]|ignot[ao])",
    "§ non e (?:una? |un')?(?:[\\w-]+ ){0,2}?(?:not[ao]|conosciut[ao]) e non (?:ho|trovo|dispongo|ci sono)",
    "\\bnon sono a conoscenza (?:di |dell'esistenza di ){OBJ}",
    "§ non sembra essere (?:una? |un')?(?:[\\w-]+ ){0,3}?(?:reale|conosciut[ao]|not[ao]|riconosciut[ao]|esistente)",
    "§ ?(?:[|:(]|[-–—] )[ |]*(?:nessuna (?:{INFO})(?: [\\w-]+)?|sconosciut[ao]|non trovat[ao])(?=$| ?[^\\w ])",
    "\\b(?:ricerc(?:a|he)) (?:[\\w-]+ ){0,2}?(?:(?:su|di|per|riguardo ad?) ){OBJ} non (?:[\\w-]+ ){0,2}?(?:prodott|dat|restituit|trovat|portat|produc|restituisc)\\w*",
    "§ non (?:rientra|fa parte|e|figura|compare)(?: [\\w'-]+){1,5}? che (?:io )?(?:conosc\\w+|mi (?:sono|siano) (?:not|conosciut|famil)\\w+)",
    "\\bnon (?:[\\w'-]+ ){0,4}?(?:trovare|trovo|trovat[ao]|individuare|conosco) (?:nessun[ao]?|alcun[ao]?|nessun'|alcun'|un[ao]?|un') ?(?:[\\w-]+ ){0,3}?(?:{NAMED}) §",
    "(?:^|[,;:.] (?:e )?)(?:di|su|riguardo ad?|quanto ad?|per quanto riguarda) {OBJ},? (?:[\\w-]+,? ){0,2}?non (?:[\\w-]+ ){0,2}?(?:so|ho|trovo|trovato|dispongo|risultano|ci sono)(?: {WORD}){0,3}? (?:{INFO})(?: (?:trovat[ao]|affidabili|disponibili))?(?=[.,;!]|$)",
    "\\bmi mancano (?:{WORD} ){0,2}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) ?{OBJ}",
    "\\bnon (?:so|sono sicur[oa] di|mi e chiaro|saprei dire)(?: [\\w-]+){0,2}? (?:che )?(?:cosa|chi) (?:sia|e|faccia) (?:l'|la |il )?§",
    "§ (?:mi|ci) (?:e|risulta)(?: [\\w-]+){0,3}? (?:sconosciut[ao]|ignot[ao])",
    "\\bnon (?:[\\w'-]+ ){0,3}?(?:notizi[ae]|prov[ae]|conoscenza|traccia|tracce) (?:dell'esistenza di |che esista ){OBJ}",
    "\\b(?:cercato|cercando) (?:informazioni su )?{OBJ},? (?:[\\w-]+ ){0,3}?non (?:[\\w-]+ ){0,3}?(?:nulla|niente|nessun\\w*|risultati|informazioni)\\b",
    "\\bimpossibile (?:trovare|reperire|ottenere|verificare) (?:{WORD} ){0,3}?(?:{INFO})(?: {WORD}){0,3}? (?:{PREP}) ?{OBJ}",
  ].map(pattern),
  words: italianWords,
  bare: pattern(
    "^(?:purtroppo,? |mi dispiace,? )?(?:non (?:[\\w'-]+ ){0,3}?(?:trovat\\w+|trovare|trovo|ho|dispongo di|sono|risultano)|nessuna?)(?: {WORD}){0,3}? ?(?:{INFO})(?: (?:affidabil[ei]|verificabil[ei]|pubblich?[aei]+|disponibil[ei]|rilevant[ei]|trovat[aieo])){0,3}[.!]?$",
  ),
  hedge:
    /\?|^(?:visita|consulta|controlla|cerca|contatta|leggi|ecco)\b|\b(?:se|forse|potrebbe|potresti|puo darsi|per favore|probabilmente|magari|sembra|possibile|conviene|verifica)\b/u,
  description:
    /^(?:tuttavia|pero|ma|comunque)?,? ?(?:e (?:un|una|il|la) |e un'|(?:l'azienda|il (?:marchio|produttore)|la societa|§) (?:e|offre|produce|vende|ha|propone)|(?:offre|produce|vende|propone)\b)(?! ?(?:[\w-]+ )?(?:possibile|non|sconosciut\w+))/u,
};
