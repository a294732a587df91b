import {
  type PatternReader,
  plainValue,
  readEach,
  type SentenceReading,
  type UnplacedValue,
} from "./value.rules.ts";

/** Key of an authority without a name; nothing supports it. */
export const namelessKey = "source:?";

interface NamelessWords {
  /** Words for those who find things out or know better by trade. */
  readonly authorities: string;
  /** Verbs of what they do with what they know. */
  readonly say: string;
  /** Words that make an authority of anybody in the plural: gardeners agree. */
  readonly vouch: string;
  /** Anybody in the plural. */
  readonly anybody: string;
  /** Words for those known, or the speaker: "our engineers recommend". */
  readonly known: string;
}

const own = (words: string): string => words.trim().replaceAll(" ", "|").replaceAll("_", " ");

const languages: Readonly<Record<string, NamelessWords>> = {
  en: {
    authorities: own(
      "stud(?:y|ies) research(?:ers?)? experts? surveys? polls? scientists? analysts? specialists? professionals reviewers? professors? academics economists critics (?:independent|lab|clinical|laboratory|recent)_tests? (?:clinical_)?trials evidence science statistics data_from_\\p{L}+ dentists doctors physicians surgeons vets engineers lawyers nutritionists psychologists dermatologists consumer_(?:groups?|advocates?|organi[sz]ations?) insiders authorities meta-analys[ei]s tests",
    ),
    say: own(
      "shows? showed shown say says said agrees? agreed suggests? suggested finds? found recommends? recommended confirms? confirmed proves? proved proven reports? reported advises? advised believes? indicates? indicated demonstrates? demonstrated reveals? revealed warns? estimates? claims? praises? conclude[sd]? considers? thinks? rate rank name call swear_by are_(?:agreed|unanimous|convinced) is_clear knows? known understand discovered uncovered prefers? favou?rs? endorses? trusts? backs? supports? points?_to",
    ),
    vouch: own(
      "agree recommend(?!_(?:it|this|that)\\?) swear_by advise confirm(?=_that|[,:.]) endorse trust are_(?:agreed|unanimous) vouch_for",
    ),
    anybody: "(?:\\p{L}{2,}s|people|women|men)",
    known: own("our my your their its his her we you they these those both of the"),
  },
  de: {
    authorities: own(
      "\\p{L}*[Ss]tudien? \\p{L}*[Uu]mfrage \\p{L}*[Uu]ntersuchung Umfragen Untersuchungen Forschung(?:en|sergebnisse)? \\p{L}*[Ff]orscher(?:innen)? \\p{L}*[Ww]issenschaft(?:ler|lerinnen)? \\p{L}*[Ee]xpert(?:en|innen) \\p{L}*[Ff]achleute Spezialisten Kenner Ärzt(?:e|innen) \\p{L}+ärzte Mediziner Analysten Ingenieure Juristen Anwälte Psychologen \\p{L}+schützer Kritiker Profis Tests Labortests Statistiken",
    ),
    say: own(
      "halten_(?:\\p{L}+_){1,4}für nennen bezeichnen denken glauben zeig(?:en|t|ten|te) beleg(?:en|t|ten|te) bestätig(?:en|t|ten|te) beweis(?:en|t) bewiesen empfehlen empfahlen empfiehlt raten rät sagen sagten meinen betonen schätzen warnen loben fanden fand fand_heraus wissen kommen_zu(?:m|_dem)_(?:Schluss|Ergebnis) sind_sich_(?:darin_|darüber_)?einig sind_überzeugt stimmen_überein haben_(?:\\p{L}+_){0,6}(?:gezeigt|bewiesen|bestätigt|belegt|herausgefunden|festgestellt) hat_(?:\\p{L}+_){0,6}(?:gezeigt|bewiesen|bestätigt|belegt) schwören_(?:auf|darauf) vertrauen_auf bevorzugen",
    ),
    vouch: own(
      "empfehlen raten_(?:zu|zum|zur|von|vom|ihren|Ihnen|den|der|dazu|davon) sind_sich_(?:darin_|darüber_)?einig schwören_(?:auf|darauf) vertrauen_auf bestätigen(?=[,:.]) stimmen_überein",
    ),
    anybody: "\\p{Lu}\\p{Ll}{2,}(?:en|er|e|n|innen|te|s)",
    known: own("[Uu]nsere[rnm]? [Uu]nser [Ww]ir [Ss]ie [Dd]ie [Dd]iese [Ii]hre[rnm]? [Bb]eide [Dd]er"),
  },
  fr: {
    authorities: own(
      "études? recherches? enquêtes? sondages? experts? expertes spécialistes chercheurs chercheuses scientifiques médecins dentistes analystes professionnels juristes avocats ingénieurs psychologues critiques tests essais statistiques associations_de_consommateurs",
    ),
    say: own(
      "considèrent jugent montre(?:nt)? ont_montré a_montré prouve(?:nt)? ont_prouvé a_prouvé confirme(?:nt)? affirme(?:nt)? disent dit s['’]accordent(?:_à|_pour)? recommande(?:nt)? conseille(?:nt)? révèle(?:nt)? démontre(?:nt)? ont_démontré a_démontré indique(?:nt)? estime(?:nt)? sont_d['’]accord sont_unanimes suggère(?:nt)? préconise(?:nt)? préfèrent plébiscitent saluent vantent savent diront ont_découvert a_découvert ont_constaté mettent_en_garde",
    ),
    vouch: own(
      "recommandent conseillent s['’]accordent sont_d['’]accord sont_unanimes plébiscitent préconisent confirment(?=_que|_qu['’]|[:.,]) ne_jurent_que_par jurent_par",
    ),
    anybody: "\\p{Ll}{2,}(?:s|x|eurs|gens)",
    known: own("nos notre mes ses leurs ces nous vous ils elles"),
  },
  es: {
    authorities: own(
      "estudios? investigaci(?:ón|ones) investigadores encuestas? expert[oa]s? científicos especialistas médicos dentistas analistas profesionales ingenieros pruebas",
    ),
    say: own(
      "muestran? demuestran? dicen? confirman? recomiendan? aconsejan? prueban? indican? afirman? sugieren? revelan? coinciden están_de_acuerdo han_demostrado ha_demostrado",
    ),
    vouch: own("recomiendan aconsejan coinciden están_de_acuerdo confirman"),
    anybody: "\\p{Ll}{2,}s",
    known: own("nuestros nuestras sus estos estas nosotros"),
  },
  it: {
    authorities: own(
      "stud[io] ricerc(?:a|he|atori) sondagg[io] indagin[ei] espert[io] scienziati specialisti medici dentisti analisti professionisti ingegneri test",
    ),
    say: own(
      "mostra(?:no)? dimostra(?:no)? dicono dice conferma(?:no)? consiglia(?:no)? raccomanda(?:no)? prova(?:no)? indica(?:no)? afferma(?:no)? suggerisc(?:e|ono) rivela(?:no)? concordano sono_d['’]accordo hanno_dimostrato ha_dimostrato",
    ),
    vouch: own("consigliano raccomandano concordano sono_d['’]accordo confermano"),
    anybody: "\\p{Ll}{3,}[ie]",
    known: own("nostri nostre suoi loro questi queste noi"),
  },
  nl: {
    authorities: own(
      "onderzoek(?:en|ers)? studies? enquêtes? peilingen experts deskundigen wetenschappers specialisten artsen tandartsen dokters analisten ingenieurs professionals tests",
    ),
    say: own(
      "toont tonen(?:_aan)? bewij(?:st|zen) zegt zeggen bevestig(?:t|en) raden(?:_aan)? adviseren bevelen blijkt wijst_uit wijzen_uit zijn_het_(?:erover_)?eens hebben_aangetoond heeft_aangetoond",
    ),
    vouch: own("raden adviseren bevelen zijn_het_(?:erover_)?eens zweren_bij bevestigen"),
    anybody: "\\p{L}{3,}(?:en|s)",
    known: own("onze hun deze die wij we zij ze jullie"),
  },
  pt: {
    authorities: own(
      "estudos? pesquisas? investigadores pesquisadores inquéritos? especialistas peritos cientistas médicos dentistas analistas profissionais engenheiros testes",
    ),
    say: own(
      "mostram? demonstram? dizem confirmam? recomendam? aconselham? provam? indicam? afirmam? sugerem? revelam? concordam estão_de_acordo demonstraram",
    ),
    vouch: own("recomendam aconselham concordam estão_de_acordo confirmam"),
    anybody: "\\p{Ll}{2,}s",
    known: own("nossos nossas seus suas estes estas nós"),
  },
};
/** "Baristas around the world also": up to five words without a border. */
const between = String.raw`(?: (?!(?:that|which|who|dass|die|qui|que|che|wir|we|nous)(?!\p{L}))[\p{L}’'-]+){0,5}?`;
/** "According to experts". */
const accordingTo = own(
  "according_to in_the_(?:opinion|view|words)_of as_(?:reported|measured|confirmed|shown)_by laut nach_(?:Ansicht|Meinung|Angaben|Aussage|Einschätzung)_(?:von|der|vieler) selon d['’]après según de_acuerdo_con secondo volgens segundo de_acordo_com",
);
const article = String.raw`(?:(?!(?:our|unser\p{Ll}*|nos|nuestros|nostri|onze|nossos) )\p{Ll}+ ){0,3}?`;

/** Passives of what is proven or recommended without saying who has done so; `authorities` stands for whoever is one in the language. */
const passives: Readonly<Record<string, readonly string[]>> = {
  en: [
    "(?:scientifically|clinically|medically|officially) (?:proven|tested|approved|recommended|confirmed|shown)",
    String.raw`(?:has|have|had)? ?(?:been|is|was|are|were) (?:\p{Ll}+ly |long |often )?(?:proven|shown|demonstrated|established|known)(?: by science)? (?:that|to)`,
    String.raw`(?:recommended|proven|trusted|tested|confirmed|endorsed|approved|backed|praised|preferred|chosen|favou?red) by (?:(?!(?:our|the|us|its|my) )\p{Ll}+ ){0,2}(?:authorities)`,
    String.raw`(?:recommended|trusted|endorsed|praised) by (?!(?:our|the|us|its|my) )(?:\p{Ll}+ ){0,2}?\p{Ll}{3,}s`,
    String.raw`as (?:every|any|all|most) \p{L}+ (?:knows?|can tell you|will tell you)`,
    String.raw`(?:many|most|countless|thousands of|millions of|numerous|nearly all|almost all) (?:\p{Ll}+ )?\p{Ll}{3,}s (?:say|report|find|believe|think|agree|confirm|tell us|praise|prefer)`,
  ],
  de: [
    "(?:wissenschaftlich|klinisch|medizinisch) (?:bewiesen|erwiesen|belegt|bestätigt|nachgewiesen|getestet|geprüft|empfohlen)",
    "(?:erwiesen|bewiesen|nachgewiesen|erwiesenermaßen|nachweislich),? dass",
    String.raw`von (?:(?!unser)\p{Ll}+ ){0,2}(?:authorities|Ärzten|Zahnärzten|Fachleuten|Forschern|Profis)(?: \p{Ll}+){0,2}? (?:empfohlen|bestätigt|bewiesen|getestet|gelobt)`,
    String.raw`wie jede[rs]? \p{Lu}\p{Ll}+ weiß`,
    String.raw`(?:[Vv]iele|[Dd]ie meisten|[Zz]ahlreiche|[Uu]nzählige|[Tt]ausende) (?:\p{Ll}+ )?\p{Lu}\p{Ll}+ (?:sagen|berichten|finden|meinen|glauben|loben|bevorzugen)`,
  ],
  fr: [
    "(?:scientifiquement|cliniquement|médicalement) (?:prouvée?s?|démontrée?s?|testée?s?|approuvée?s?|reconnue?s?)",
    String.raw`(?:est|a été) (?:\p{L}+ )?(?:prouvé|démontré|établi|reconnu) qu`,
    String.raw`(?:recommandé|approuvé|testé|validé|plébiscité|prouvé|conseillé)e?s? par (?:les |des |de )?(?:\p{Ll}+ )?(?:authorities|\p{Ll}{3,}s)`,
    "(?:testée?s? en clinique|essais? cliniques?)",
    String.raw`comme (?:le |l['’])(?:\p{L}+ ){1,2}(?:les |des )(?:authorities)`,
    String.raw`comme (?:tout|chaque) \p{L}+ (?:le )?sait`,
    String.raw`(?:de nombreux|de nombreuses|la plupart des|beaucoup de|des milliers de) \p{Ll}+s (?:disent|trouvent|constatent|pensent|affirment|confirment|préfèrent)`,
  ],
  es: [
    "(?:científicamente|clínicamente) (?:probad[oa]s?|demostrad[oa]s?|comprobad[oa]s?)",
    "recomendad[oa]s? por (?:los |las )?(?:authorities)",
  ],
  it: [
    "(?:scientificamente|clinicamente) (?:provat[oaie]|dimostrat[oaie]|testat[oaie])",
    "(?:consigliat|raccomandat)[oaie] (?:da|dai|dagli|dalle) (?:authorities)",
  ],
  nl: ["(?:wetenschappelijk|klinisch) (?:bewezen|aangetoond|getest)", "aanbevolen door (?:authorities)"],
  pt: [
    "(?:cientificamente|clinicamente) (?:provad[oa]s?|comprovad[oa]s?|testad[oa]s?)",
    "recomendad[oa]s? por (?:authorities)",
  ],
};

interface Reader {
  readonly patterns: readonly RegExp[];
}

const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries(languages).map(([language, { authorities, say, vouch, anybody, known }]) => {
    // German nouns are told by their capital letters.
    const flags = language === "de" ? "gu" : "giu";
    const start = String.raw`(?<![\p{L}\p{N}-])(?<!(?<!\p{L})(?:${known}) )`;
    return [
      language,
      {
        patterns: [
          new RegExp(String.raw`(?<!\p{L})(?:${accordingTo}) ${article}(?:${authorities})(?![\p{L}])`, "giu"),
          new RegExp(String.raw`${start}(?:${authorities}) zufolge(?!\p{L})`, flags),
          new RegExp(String.raw`${start}(?:${authorities})${between} (?:${say})(?!\p{L})`, flags),
          new RegExp(String.raw`${start}${anybody}${between} (?:${vouch})(?!\p{L})`, flags),
          ...(passives[language] ?? []).map(
            (pattern) =>
              new RegExp(
                String.raw`(?<!\p{L})(?:${pattern.replaceAll("authorities", authorities)})(?!\p{L}{3})`,
                "giu",
              ),
          ),
        ],
      },
    ];
  }),
);

const whole: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(languages).map(([language, { authorities }]) => [
    language,
    new RegExp(`^(?:${authorities})$`, "iu"),
  ]),
);

/** "The study found that": it was named before, so a source says it or none does. */
const definite =
  /(?<!\p{L})(?:the|this|that|diese[rs]?|jene|l['’]|cette|el|este|esta|il|lo|la|questo|questa|dit|deze|het|o|a|esse|essa) ?(?:study|survey|trial|report|research|poll|review|test|Studie|Umfrage|Untersuchung|étude|enquête|recherche|estudio|encuesta|studio|ricerca|sondaggio|onderzoek|enquête|estudo|pesquisa|inquérito) (?:also |has |have |hat |a )?(?:shows?|showed|found|finds|says|suggests?|suggested|confirms?|confirmed|reports?|reported|zeigt|zeigte|belegt|ergab|fand|montre|a montré|révèle|muestra|mostró|mostra|ha mostrato|toont|toonde|mostrou)(?= (?:that|dass|que|qu|che|dat)(?!\p{L})| qu['’]|[,:.])/giu;

/** Authorities without a name: "studies show", "experts agree", "les médecins conseillent". */
export function readNameless(text: string, language: string): SentenceReading {
  const reader = readers.get(language) ?? readers.get("en");
  if (!reader) return { values: [], rest: text };
  return readEach(text, [
    [definite, () => source("source:")],
    ...reader.patterns.map((pattern): PatternReader => [pattern, () => source(namelessKey)]),
  ]);
}

/** Whether all that is written like a name is an authority that has none: "Laut Experten". */
export function isNameless(name: string, language: string): boolean {
  return whole.get(language)?.test(name) ?? false;
}

export function source(key: string): UnplacedValue {
  return plainValue("source", key);
}
