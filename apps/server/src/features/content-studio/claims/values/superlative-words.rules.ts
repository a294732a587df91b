/** How a language says that something is the most of its kind. */
export interface SuperlativeWords {
  /** Read first: without any of these there is none. */
  readonly hints: RegExp;
  /** In its first group, where there is one, stands the word that is raised; else `key` says what is claimed. */
  readonly patterns: readonly { readonly pattern: RegExp; readonly key: string | null }[];
  /** Pattern of what looks like one and claims nothing; it is blanked before. */
  readonly misses: RegExp;
}

const en: SuperlativeWords = {
  hints:
    /est|most|favo|loved|second|third|last|lead|top|second to|#|n[or]\.|number|first|only|sole|never|always|un(?:beat|riv|match|paral|surp)/i,
  misses:
    /(?<!\p{L})(?:at (?:the )?(?:least|most|best|worst|first|latest|earliest|highest|lowest|very least)|last but not least|not least|best[ -](?:practices?|before|wishes|regards|efforts?|known|effort|suited|man|case|guess|way|time|of luck|interests?|price guarantee)|(?:do|did|does|try|tried|trying|doing) (?:my|your|our|their|its|his|her) best|works? best|best of all|(?:find|finds|finding|choos\p{L}+|pick\p{L}*|get|which|what|whether|how|select\p{L}*|decid\p{L}+|compar\p{L}+|looking for|need) (?:\p{L}+ ){0,4}?(?:best|\p{L}+est)|not only|if only|only then|only (?:when|if|after|once)|the only (?:thing|way|reason|time|catch|exception|problem|question|difference)|most of|most (?:likely|often|commonly|importantly|notably|people|of)|for the most part|never mind|as always|always[ -]on|nearly always|almost always|almost never|not always|hardly ever|leading (?:to|up|edge|zero|by|the|a)|first (?:name|aid|floor|class|time|step|steps|things?|impressions?|of all|come|and last|use|visit|order|half|month|year|week|day|days|weeks|months|two|three|glance|aid|person|language)|first[ -]time|first,|the very first time|(?:interest|request|test|rest|west|guest|forest|honest|modest|harvest|invest|suggest|nest|chest|contest|protest|digest|latest|earnest|manifest|arrest|quest|detest|attest|crest|vest|pest|zest|midwest|northwest|southwest|east|northeast|southeast|beast|feast|yeast|breast|conquest|unrest|reinvest|backtest|retest|pretest|closest to you|nearest)(?!\p{L}))(?!\p{L})/giu,
  patterns: [
    {
      pattern:
        /(?<!\p{L})(?:best|top[ -]rated|second to none|unbeatable|unrivalled|unrivaled|unmatched|unparalleled|unsurpassed)(?!\p{L})/giu,
      key: "best",
    },
    { pattern: /(?<!\p{L})worst(?!\p{L})/giu, key: "worst" },
    {
      pattern: /(?<!\p{L})\p{L}+['’]s (?:favou?rite|best-loved|most-loved|go-to)(?!\p{L})/giu,
      key: "favourit",
    },
    {
      pattern: /(?<!\p{L})(?:came|comes|finished|placed|ranked) (first|second|third|last)(?!\p{L})/giu,
      key: null,
    },
    {
      pattern:
        /(?<!\p{L})(?:(?:world|market|industry|category)[ -])?lead(?:ing|er in|er for|er of|ers in)(?= \p{L})|(?<!\p{L})(?:market|world|industry|category|global)[ -]leaders?(?!\p{L})|(?<![\p{L}\p{N}])(?:#\s?1|no\. ?1|nr\. ?1|number[ -]one)(?![\p{L}\p{N}])/giu,
      key: "leading",
    },
    {
      pattern:
        /(?<!\p{L})(?:(?:world|europe|country|nation|industry|city|region)['’]s first|first[ -]ever|first of its kind|the first \p{L}+(?: \p{L}+){0,5} (?:to|in the|on the market|worldwide|of its kind|ever)|(?:was|were|is|are|as|be) the first|the first (?:to|and only))(?!\p{L})/giu,
      key: "first",
    },
    {
      pattern:
        /(?<!\p{L})(?:the only|our only|one and only|only one of its kind|the sole|europe['’]s only|the world['’]s only)(?= \p{L})/giu,
      key: "only",
    },
    { pattern: /(?<=\p{L}[\p{L},]* )never(?= \p{L})/giu, key: "never" },
    { pattern: /(?<=\p{L}[\p{L},]* )always(?= \p{L})/giu, key: "always" },
    {
      pattern:
        /(?<!\p{L})(?:the|our|its|their|your|his|her|this|these|\p{L}+['’]s|by far the|is|are) most (\p{L}+)(?!\p{L})/giu,
      key: null,
    },
    { pattern: /(?<!\p{L})(?:the|our|its|their|\p{L}+['’]s) least (\p{L}+)(?!\p{L})/giu, key: null },
    { pattern: /(?<![\p{L}])([\p{Ll}]{3,}est)(?:-\p{L}+)?(?!\p{L})/gu, key: null },
  ],
};
const de: SuperlativeWords = {
  hints: /ste|beste|führe|nr\.|nummer|einzig|nie|immer|unüber|unschl|konkurrenz/i,
  misses:
    /(?<!\p{L})(?:am besten|zum ersten mal|erste[nrs]? (?:schritte?|hilfe|mal|blick|tag|monat|jahr|woche|linie|eindruck)|die meisten|meistens|am ehesten|mindestens|bestenfalls|spätestens|immer (?:mehr|wieder|noch|häufiger|öfter|weiter|\p{L}+er)|wie immer|noch nie|nicht immer|nicht nur|im besten fall|besten dank|(?:die|das|der|den|dem|des|eine[nrms]?) (?:nächste|letzte|feste|robuste|ernste|bewusste|angepasste|gepasste|verfasste|umfasste|erfasste|gewusste|befasste|geleaste|gereiste|gemieste|vorletzte|meiste)[nrms]?)(?!\p{L})/giu,
  patterns: [
    {
      pattern:
        /(?<!\p{L})beste[rnsm]?(?!\p{L})|(?<!\p{L})(?:unübertroffen|unschlagbar|konkurrenzlos)(?:e[rnsm]?)?(?!\p{L})/giu,
      key: "best",
    },
    {
      pattern:
        /(?<!\p{L})(?:(?:markt|welt)?führende[rnsm]?|markt(?:führer|führerin)|weltmarktführer|nr\. ?1|nummer (?:eins|1))(?!\p{L})/giu,
      key: "leading",
    },
    {
      pattern:
        /(?<!\p{L})(?:(?:als|war|waren|ist|weltweit|europaweit|deutschlandweit) (?:de[rs]|die|das )?\s?erste[rnsm]?|de[rs] weltweit erste[rnsm]?|die weltweit ersten?)(?!\p{L})/giu,
      key: "first",
    },
    { pattern: /(?<!\p{L})(?:einzige[rnsm]?|einzigartige?[rnsm]?)(?!\p{L})/giu, key: "only" },
    { pattern: /(?<!\p{L})(?:nie|niemals)(?!\p{L})/giu, key: "never" },
    { pattern: /(?<=\p{L} )immer(?!\p{L})/giu, key: "always" },
    {
      pattern:
        /(?<!\p{L})(?:de[rnsm]|die|das|am|unsere?[rnms]?|ihre?[rnms]?|Europas|Deutschlands|Österreichs|zu den|meist) ?(\p{Ll}{2,}(?:st|ßt)e[rnsm]?)(?!\p{L})/gu,
      key: null,
    },
  ],
};
const fr: SuperlativeWords = {
  hints: /plus|moins|meilleur|leader|num|n°|premi|seul|unique|jamais|toujours|inégal|imbatt/i,
  misses:
    /(?<!\p{L})(?:de plus en plus|plus de|au plus|le plus (?:souvent|tôt|tard|possible|simple est)|pas seulement|non seulement|au mieux|(?:la|le|au) premi(?:er|ère) (?:fois|étape|pas|jour|mois|année|étage|regard)|jamais auparavant|pas toujours|comme toujours|presque toujours|presque jamais|(?:choisir|trouver|quel(?:le)?s?) (?:est |sont )?(?:le|la|les) (?:meilleur|plus)\p{L}*)(?!\p{L})/giu,
  patterns: [
    {
      pattern:
        /(?<!\p{L})(?:(?:le|la|les|nos|notre|du|au) meilleur(?:e|s|es)?|inégalée?s?|imbattables?)(?!\p{L})/giu,
      key: "best",
    },
    { pattern: /(?<!\p{L})(?:leaders?|numéro (?:un|1)|n° ?1)(?!\p{L})/giu, key: "leading" },
    {
      pattern:
        /(?<!\p{L})(?:(?:le|la|les) premi(?:er|ère)s? (?:\p{L}+ ){0,4}(?:à|au monde|en europe|du genre|de france)|(?:est|fut|était) (?:le|la) premi(?:er|ère))(?!\p{L})/giu,
      key: "first",
    },
    { pattern: /(?<!\p{L})(?:le seul|la seule|les seuls|les seules|l['’]unique)(?!\p{L})/giu, key: "only" },
    { pattern: /(?<!\p{L})jamais(?!\p{L})/giu, key: "never" },
    { pattern: /(?<!\p{L})toujours(?!\p{L})/giu, key: "always" },
    {
      pattern:
        /(?<!\p{L})(?:le|la|les|nos|notre) (?:\p{L}+ (?:le|la|les) )?(?:plus|moins) (\p{L}+)(?!\p{L})/giu,
      key: null,
    },
  ],
};
const es: SuperlativeWords = {
  hints: /más|menos|mejor|líder|núm|n\.º|primer|únic|nunca|jamás|siempre|inigual|insuper/i,
  misses:
    /(?<!\p{L})(?:a lo mejor|mejor dicho|más de|cada vez más|lo más (?:pronto|rápido) posible|no solo|(?:la|el|por) primera? (?:vez|paso|día|mes|año)|nunca antes|no siempre|como siempre|casi siempre|casi nunca|(?:elegir|encontrar|cuál es|qué) (?:el|la|los|las) (?:mejor|más)\p{L}*|a lo sumo)(?!\p{L})/giu,
  patterns: [
    {
      pattern:
        /(?<!\p{L})(?:(?:el|la|los|las|nuestr[oa]s?) mejor(?:es)?|inigualables?|insuperables?)(?!\p{L})/giu,
      key: "best",
    },
    { pattern: /(?<!\p{L})(?:líder(?:es)?|número (?:uno|1)|n\.º ?1)(?!\p{L})/giu, key: "leading" },
    {
      pattern:
        /(?<!\p{L})(?:(?:fue|es|fueron|son|somos|fuimos) (?:el|la|los|las) primer[oa]?s?|(?:el|la) primer[oa]? \p{L}+ (?:en|del mundo|de españa|de europa))(?!\p{L})/giu,
      key: "first",
    },
    { pattern: /(?<!\p{L})(?:el|la|los|las) únic[oa]s?(?!\p{L})/giu, key: "only" },
    { pattern: /(?<!\p{L})(?:nunca|jamás)(?!\p{L})/giu, key: "never" },
    { pattern: /(?<!\p{L})siempre(?!\p{L})/giu, key: "always" },
    {
      pattern: /(?<!\p{L})(?:el|la|los|las|nuestr[oa]s?) (?:\p{L}+ )?(?:más|menos) (\p{L}+)(?!\p{L})/giu,
      key: null,
    },
  ],
};
const it: SuperlativeWords = {
  hints: /più|meno|miglior|leader|numero|prim|sol|unic|mai|sempre|ineguagl|imbatt/i,
  misses:
    /(?<!\p{L})(?:più di|sempre più|sempre meno|(?:la|il|per la) prim[ao] (?:volta|passo|giorno|mese|anno|cosa)|non solo|al meglio|al più|mai prima|non sempre|come sempre|quasi sempre|quasi mai|(?:scegliere|trovare|qual è|quale) (?:il|la|i|le) (?:miglior|più)\p{L}*)(?!\p{L})/giu,
  patterns: [
    {
      pattern:
        /(?<!\p{L})(?:(?:il|la|i|le|gli|nostr[oaie]) miglior[ei]?|ineguagliabil[ei]|imbattibil[ei])(?!\p{L})/giu,
      key: "best",
    },
    { pattern: /(?<!\p{L})(?:leader|numero (?:uno|1))(?!\p{L})/giu, key: "leading" },
    {
      pattern:
        /(?<!\p{L})(?:(?:è|fu|era|siamo|sono) (?:stat[oaie] )?(?:il|la|i|le) prim[oaie]|(?:il|la) prim[oa] \p{L}+ (?:in|al mondo|d['’]italia|d['’]europa))(?!\p{L})/giu,
      key: "first",
    },
    {
      pattern: /(?<!\p{L})(?:(?:il|la|gli|le) (?:sol[oaie]|unic[oaie]|unici)|l['’]unic[oa])(?!\p{L})/giu,
      key: "only",
    },
    { pattern: /(?<!\p{L})mai(?!\p{L})/giu, key: "never" },
    { pattern: /(?<!\p{L})sempre(?!\p{L})/giu, key: "always" },
    {
      pattern: /(?<!\p{L})(?:il|la|i|gli|le|nostr[oaie]) (?:\p{L}+ )?(?:più|meno) (\p{L}+)(?!\p{L})/giu,
      key: null,
    },
  ],
};
const nl: SuperlativeWords = {
  hints: /ste|enige|toon|leider|koploper|nummer|nr\.|nooit|altijd|ongeëv|onversl/i,
  misses:
    /(?<!\p{L})(?:ten minste|op zijn best|het best(?:e)? (?:kun|werkt)|de (?:meeste|eerste (?:keer|stap|dag|maand)|laatste|vaste|juiste|naaste|robuuste|bewuste|volgende)|het (?:laatste|juiste|vaste|minste)|niet alleen|nooit eerder|niet altijd|zoals altijd|bijna altijd|bijna nooit|minstens|(?:welke|kies|vind) (?:de|het) \p{L}+ste)(?!\p{L})/giu,
  patterns: [
    {
      pattern: /(?<!\p{L})(?:(?:de|het|onze|ons) beste|ongeëvenaarde?|onverslaanbare?)(?!\p{L})/giu,
      key: "best",
    },
    {
      pattern:
        /(?<!\p{L})(?:toonaangevende?|marktleiders?|koploper|nummer (?:één|een|1)|nr\. ?1)(?!\p{L})/giu,
      key: "leading",
    },
    {
      pattern: /(?<!\p{L})(?:(?:was|is|waren|zijn|als) (?:de|het)? ?eerste|['’]s werelds eerste)(?!\p{L})/giu,
      key: "first",
    },
    { pattern: /(?<!\p{L})(?:de|het) enige(?!\p{L})/giu, key: "only" },
    { pattern: /(?<!\p{L})nooit(?!\p{L})/giu, key: "never" },
    { pattern: /(?<!\p{L})altijd(?!\p{L})/giu, key: "always" },
    {
      pattern:
        /(?<!\p{L})(?:de|het|onze|ons|['’]s werelds|Nederlands|Europa['’]s) (\p{Ll}{3,}ste)(?!\p{L})/gu,
      key: null,
    },
  ],
};
const pt: SuperlativeWords = {
  hints: /mais|menos|melhor|líder|número|n\.º|primeir|únic|nunca|jamais|sempre|inigual|imbat/i,
  misses:
    /(?<!\p{L})(?:mais de|cada vez mais|o mais (?:rápido|cedo) possível|não só|(?:a|o|pela) primeir[ao] (?:vez|passo|dia|mês|ano)|nunca antes|nem sempre|como sempre|quase sempre|quase nunca|(?:escolher|encontrar|qual é|qual) (?:o|a|os|as) (?:melhor|mais)\p{L}*)(?!\p{L})/giu,
  patterns: [
    {
      pattern:
        /(?<!\p{L})(?:(?:o|a|os|as|noss[oa]s?|d[oa]s?) melhor(?:es)?|inigualáve(?:l|is)|imbatíve(?:l|is))(?!\p{L})/giu,
      key: "best",
    },
    { pattern: /(?<!\p{L})(?:líder(?:es)?|número (?:um|1)|n\.º ?1)(?!\p{L})/giu, key: "leading" },
    {
      pattern:
        /(?<!\p{L})(?:(?:foi|é|fomos|somos|foram) [oa]s? primeir[oa]s?|[oa] primeir[oa] \p{L}+ (?:em|do mundo|de portugal|do brasil|da europa))(?!\p{L})/giu,
      key: "first",
    },
    { pattern: /(?<!\p{L})[oa]s? únic[oa]s?(?!\p{L})/giu, key: "only" },
    { pattern: /(?<!\p{L})(?:nunca|jamais)(?!\p{L})/giu, key: "never" },
    { pattern: /(?<!\p{L})sempre(?!\p{L})/giu, key: "always" },
    {
      pattern: /(?<!\p{L})(?:o|a|os|as|noss[oa]s?) (?:\p{L}+ )?(?:mais|menos) (\p{L}+)(?!\p{L})/giu,
      key: null,
    },
  ],
};

export const superlativeWords: ReadonlyMap<string, SuperlativeWords> = new Map(
  Object.entries({ en, de, fr, es, it, nl, pt }),
);
