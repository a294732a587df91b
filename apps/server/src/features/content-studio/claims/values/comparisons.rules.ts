import { raisedWord, superlativeOf } from "./superlatives.rules.ts";
import { readEach, type SentenceReading, type UnplacedValue } from "./value.rules.ts";

/** Comparatives of English; other words that end like them are mostly nouns. */
const more =
  "quieter|faster|lighter|cheaper|easier|better|worse|longer|shorter|stronger|safer|cleaner|brighter|smaller|larger|bigger|higher|lower|deeper|wider|thinner|thicker|warmer|cooler|colder|hotter|dr[iy]er|fresher|smoother|softer|harder|tougher|finer|simpler|quicker|slower|sooner|earlier|later|closer|nearer|richer|sweeter|sharper|smarter|healthier|friendlier|greener|gentler|sturdier|newer|older|younger|fuller|tastier|happier|cosier|cozier|roomier|comfier|purer|calmer|heavier|narrower|kinder|fairer|louder|neater|sleeker|steadier|livelier|lovelier|prettier|nicer|greater|rarer|denser|bolder|crisper|creamier|juicier|handier|tighter|looser|firmer|flatter|farther|further";
const en = String.raw`(?:(?:more|less|fewer) (?!than)(\p{L}+)|(?:is|are|was|be|gets?|feels?|runs?|looks?|tastes?|sounds?|works?) (\p{Ll}{3,}er)|(${more}|more|less))(?!\p{L})`;
const de = String.raw`(?:weniger (\p{Ll}+)|((?!(?:aber|oder|über|unter|immer|hier|wieder|weder|außer|hinter|einer|keiner|jeder|dieser|jener|unserer|ihrer|seiner|welcher|solcher|aller|vieler|mancher|daher|bisher|vorher|nachher|selber|weiter|sonder|ander\p{Ll}*)(?!\p{L}))\p{Ll}{3,}er(?:e[nrsm]?)?)|(mehr(?= (?:als|\p{Lu}))))(?!\p{L})`;
const few = String.raw`(?: [\p{L}\p{N}'’-]+){0,7}?`;
const fr = String.raw`(?:(?:plus|moins) (?!(?:de|que|en|du|des)(?!\p{L}))(?!\p{L}+ée?s?(?!\p{L}))(?:de )?(\p{L}+)|(mieux|meilleure?s?|davantage)|(plus|moins)(?=[ .!,]*$))(?!\p{L})`;
const es = String.raw`(?:(?:más|menos) (?!de |que )(\p{L}+)|(mejor(?:es)?|peor(?:es)?))(?!\p{L})`;
const it = String.raw`(?:(?:più|meno) (?!di |che )(\p{L}+)|(meglio|miglior[ei]|peggio))(?!\p{L})`;
const nl = String.raw`((?!(?:onder|over|ander|weer|meer|zeer|hier|door|voor)(?!\p{L}))\p{Ll}{3,}er|meer(?= \p{L})|minder)(?!\p{L})`;
const pt = String.raw`(?:(?:mais|menos) (?!de |que |do que )(\p{L}+)|(melhor(?:es)?|pior(?:es)?))(?!\p{L})`;

/** Comparisons with all others, which say as much as a superlative does. */
const patterns: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Object.entries({
    en: [
      String.raw`(?<!\p{L})no other${few} ${en}`,
      String.raw`(?<!\p{L})no other${few} as (\p{L}+) as(?!\p{L})`,
      String.raw`(?<!\p{L})no (?!longer|more|less|fewer|later|earlier|sooner|matter|need|other)\p{L}+(?: \p{L}+){0,4}? (?:is|are|was|were|has|have|\p{Ll}+s) (?:\p{L}+ ){0,3}?${en}`,
      String.raw`(?<!\p{L})no (?!longer|more|less|fewer|later|need|other)\p{L}+(?: \p{L}+){0,4}? (?:is|are|was|were) (\p{Ll}{3,}er)(?= than(?!\p{L})|[.!,]|$)`,
      String.raw`(?<!\p{L})(?:nobody|no one|no-one|nothing|none|nowhere)(?: else)?${few} ${en}`,
      String.raw`(?<!\p{L})(?:not|never|cannot|can['’]t|won['’]t|n['’]t|hard to|hardly|scarcely|nowhere)(?: ever)? (?:find|get|buy|see|meet|have) (?:an? |any |anything |anyone |anybody )?(?:\p{L}+ )?${en}`,
      String.raw`(?<!\p{L})${en}(?: \p{L}+){0,2} than (?:those of |that of |at |with |in |on )?(?:any|all|every|anything|anyone|anybody|everything|everyone|everybody|(?:the|our|its|their|his|her) (?:others?|rest|compet\p{L}+|rivals?))(?!\p{L})`,
      String.raw`(?<!\p{L})(?:there(?:['’]s| is| are)|has|have|finds?|offers?|know of) no (?!more|less|fewer|longer|later|further)(${more})(?= \p{L})`,
      String.raw`(?<!\p{L})(?:nobody|no one|no-one) (?:else|comes close|can match)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:beats?|outperforms?|outlasts?|surpass(?:es)?|outshines?|leaves) (?:every|all|any|the (?:competition|rest|others))(?!\p{L})`,
      String.raw`(?<!\p{L})${en} than anywhere(?!\p{L})`,
      String.raw`(?<!\p{L})(?:like no other|unlike any other|without equal|has no equal|no rival)(?!\p{L})`,
    ],
    de: [
      String.raw`(?<!\p{L})[Kk]ein(?:e[nrsm]?)? (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+${few} ${de}`,
      String.raw`(?<!\p{L})[Kk]ein(?:e[nrsm]?)? ander\p{Ll}+${few} (?:so (\p{Ll}+)|mehr)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:[Nn]iemand|[Nn]ichts|[Nn]irgend(?:s|wo))${few} ${de}`,
      String.raw`(?<!\p{L})find\p{Ll}+${few} kein(?:e[nrsm]?)? ${de}`,
      String.raw`(?<!\p{L})[Kk]ein(?:e[nrsm]?)? (?!weiter|näher|länger|später|früher)${de} \p{Lu}[\p{L}-]+(?: \p{L}+){0,3} finden`,
      String.raw`(?<!\p{L})[Nn]ichts (\p{Lu}\p{Ll}{2,}er)es(?!\p{L})`,
      String.raw`(?<!\p{L})(\p{Lu}\p{Ll}{2,}er) geht(?: es|['’]?s)? nicht(?!\p{L})`,
      String.raw`(?<!\p{L})(?:[Nn]iemand|[Kk]einer) (?:sonst|anders|anderer|kann)(?!\p{L})`,
      String.raw`(?<!\p{L})[Kk]ein(?:e[nrsm]?)? \p{L}+(?: \p{L}+){0,3} (?:mithalten|heran(?:reichen|kommen)?)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:übertrifft|schlägt|überragt) (?:alle|jede[rsn]?|die Konkurrenz)(?!\p{L})`,
      String.raw`(?<!\p{L})(\p{Lu}\p{Ll}{2,}er)(?: \p{L}+){0,2} als (?:jede[rsnm]?|alle[ns]?|sonst)(?!\p{L})`,
      String.raw`(?<!\p{L})${de}(?: \p{L}+){0,2} als (?:jede[rsnm]?|alle[ns]?|irgend\p{L}+|sämtliche|sonst|die (?:Konkurrenz|anderen|Mitbewerber|Wettbewerber))(?!\p{L})`,
      String.raw`(?<!\p{L})wie kein(?:e[rsnm]?)? ander\p{Ll}+`,
    ],
    fr: [
      String.raw`(?<!\p{L})(?:aucune?|nul(?:le)?) (?:autre )?\p{L}+${few} (?:ne |n['’])(?:[\p{L}'’-]+ ){0,7}?${fr}`,
      String.raw`(?<!\p{L})(?:aucune?|nul(?:le)?) autre${few} (?:aussi|autant) (\p{L}+)`,
      String.raw`(?<!\p{L})(?:personne|rien) (?:ne |n['’])(?:[\p{L}'’-]+ ){0,7}?${fr}`,
      String.raw`(?<!\p{L})(?:trouverez|trouveras|trouvera|existe|a) (?:pas|jamais|aucune?|nulle part|rien)(?: de| d['’])?${few} ${fr}`,
      String.raw`(?<!\p{L})${fr}(?: \p{L}+){0,2} que (?:tou(?:te?s?|s) (?:les |l['’])?autres?|n['’]importe quel|la concurrence|les autres|ses (?:concurrents|rivaux))`,
      String.raw`(?<!\p{L})n['’](?:y a|existe)(?: \p{L}+)? (?:pas|rien)(?: de)? ${fr}`,
      String.raw`(?<!\p{L})personne d['’]autre(?!\p{L})`,
      String.raw`(?<!\p{L})(?:surpasse|dépasse|devance|bat) (?:tou(?:te?s?|s)|chaque|n['’]importe|la concurrence)(?!\p{L})`,
      String.raw`(?<!\p{L})${fr} (?:que )?(?:partout|nulle part) ailleurs(?!\p{L})`,
      String.raw`(?<!\p{L})comme (?:aucune?|nul(?:le)?) autre(?!\p{L})`,
    ],
    es: [
      String.raw`(?<!\p{L})ning(?:ún|una?|uno) (?:otr[oa] )?\p{L}+${few} ${es}`,
      String.raw`(?<!\p{L})(?:nadie|nada)${few} ${es}`,
      String.raw`(?<!\p{L})${es}(?: \p{L}+){0,2} que (?:cualquier|ningún|ninguna|todos|todas|la competencia|los demás)(?!\p{L})`,
    ],
    it: [
      String.raw`(?<!\p{L})nessun(?:['’]|[ao]? )(?:altr[oa] )?\p{L}+${few} ${it}`,
      String.raw`(?<!\p{L})(?:nessuno|niente|nulla)${few} ${it}`,
      String.raw`(?<!\p{L})${it}(?: \p{L}+){0,2} (?:di|che) (?:qualsiasi|qualunque|ogni|tutt[ie]|chiunque)(?!\p{L})`,
    ],
    nl: [
      String.raw`(?<!\p{L})geen (?:enkele? )?(?:ander\p{L}* )?\p{L}+${few} ${nl}(?= dan|[.!,]|$)`,
      String.raw`(?<!\p{L})(?:niemand|niets)${few} ${nl}(?= dan|[.!,]|$)`,
      String.raw`(?<!\p{L})${nl}(?: \p{L}+){0,2} dan (?:elke?|ieder[e]?|alle|welke|de concurrentie)(?!\p{L})`,
    ],
    pt: [
      String.raw`(?<!\p{L})nenhum(?:a)? (?:outr[oa] )?\p{L}+${few} ${pt}`,
      String.raw`(?<!\p{L})(?:ninguém|nada)${few} ${pt}`,
      String.raw`(?<!\p{L})${pt}(?: \p{L}+){0,2} (?:do )?que (?:qualquer|nenhum|nenhuma|todos|todas|a concorrência)(?!\p{L})`,
    ],
  }).map(([language, written]) => [
    language,
    // German nouns are told by their capital letters.
    written.map((pattern) => new RegExp(pattern, language === "de" ? "gu" : "giu")),
  ]),
);
/** Read first: without any of these there is none. */
const hints =
  /no other|(?<!\p{L})no |nobody|no one|no-one|noth|none|not |n['’]t |never|cannot|hard|scarce|nowhere|than |(?:every|all|any|the) |any other|equal|rival|kein|niemand|nicht|nirgend|keiner|alle|jede|geht|(?<!\p{L})als |aucun|(?<!\p{L})nul|personne|rien|trouve|existe|n['’]y a|ailleurs|tou[st]|chaque|(?<!\p{L})que |ning|nadie|nada|ness|niente|nulla|qual|(?<!\p{L})geen|niets|(?<!\p{L})dan |nenhum|ningu/iu;

const thanFigure =
  /^ (?:than|als|que|de|di|dan|do que) (?:\d|[$€£]|(?:an?|one|half|eine?[rn]?|une?|two|three|ten|zwei|drei|deux|trois) )/iu;

/** "No other is quieter", "nobody pays sooner", "lighter than any other". Questions claim nothing. */
export function readComparisons(text: string, language: string): SentenceReading {
  const known = patterns.get(language);
  if (!known || !hints.test(text) || /\?\s*$/.test(text)) return { values: [], rest: text };
  const read = (found: RegExpExecArray): UnplacedValue | undefined =>
    isOfFigure(found)
      ? undefined
      : superlativeOf(keyOf(found.slice(1).find((word) => word !== undefined) ?? "other", language));
  return readEach(
    text,
    known.map((pattern) => [pattern, read]),
  );
}

/** "Nothing takes longer than half an hour" bounds a time. */
function isOfFigure({ 0: all, index, input }: RegExpExecArray): boolean {
  return thanFigure.test(input.slice(index + all.length));
}

/** As superlatives are compared. */
function keyOf(word: string, language: string): string {
  const lower = word.toLowerCase();
  if (/^(?:better|besser|mieux|meill|mejor|megli|miglior|beter|melhor)/.test(lower)) return "best";
  if (/^(?:worse|schlechter|pire|peor|peggio|slechter|pior)/.test(lower)) return "worst";
  const plain = language === "en" ? lower.replace(/ier$/, "y") : lower;
  const isBent = language === "en" || language === "de" || language === "nl";
  return raisedWord(isBent ? plain.replace(/er(?:e[nrsm]?)?$/, "") : plain);
}
