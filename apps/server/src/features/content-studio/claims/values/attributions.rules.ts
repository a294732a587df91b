import { isNameless, readNameless, source } from "./nameless.rules.ts";
import { readEach, type SentenceReading, type UnplacedValue } from "./value.rules.ts";

const capital = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*`;
/** A name of up to six words: "the Institute for Sleep Research". */
const name = `(?:the |The |a |an |der |die |dem |des |le |la |les |el |los |il |lo |gli |l['’]|het |de |o |os |as )?(${capital}(?: (?:(?:of|for|and|the|&|für|und|der|des|de|du|des|la|del|di|della|van|voor|da|do|e|y) )*${capital}){0,5})`;
const said =
  "says?|said|reports?|reported|finds|found(?: that)|states|stated|notes that|estimates?|estimated|claims|writes|wrote|explains|recommends?|confirms?|confirmed|shows that|concluded|concludes|warns|argues|advises|advised|suggests|rates|rated|ranks|ranked|predicts|expects|calculates|calculated|measured|surveyed|tested|rät|empfahl|warnt|ermittelte|stellte fest|prüfte|conseille|préconise|aconseja|raccomanda|adviseert|aconselha|sagt|sagte|berichtet|meldet|erklärt|bestätigt|empfiehlt|schreibt|affirme|rapporte|indique|explique|recommande|déclare|estime|afirma|dice|informa|señala|explica|recomienda|riporta|spiega|consiglia|zegt|meldt|stelt|verklaart|diz|relata|recomenda|refere";
const work =
  "stud(?:y|ies)|surveys?|reports?|research|analys[ie]s|polls?|reviews?|tests?|studie|umfrage|untersuchung|bericht|étude|enquête|rapport|estudio|encuesta|informe|studio|sondaggio|ricerca|onderzoek|enquête|estudo|inquérito|pesquisa|relatório";

const accordingTo = [
  "according to",
  "as reported by",
  "as measured by",
  "laut",
  "nach (?:A|a)ngaben (?:von|der|des)",
  "selon",
  "d['’]après",
  "según",
  "de acuerdo con",
  "secondo",
  "volgens",
  "segundo",
  "de acordo com(?: o| a)?",
]
  .map((words) => `[${words.charAt(0)}${words.charAt(0).toUpperCase()}]${words.slice(1)}`)
  .join("|");

/** People of a place: "according to researchers at Harvard", "as scientists from the University of Lund found". */
const ofPlace =
  "(?:at|from|of|in|with|aus|von der|von|vom|der|des|de la|de l['’]|de|d['’]|du|à|della|dell['’]|di|van|da|do)(?: |(?<=['’]))";
const people = String.raw`(?:(?!(?:our|we|nos|nuestros|nostri|onze|nossos) )\p{Ll}[\p{L}’'-]* ){1,4}${ofPlace}`;
const germanPeople = String.raw`(?:(?!unsere)[\p{L}-]+ ){1,3}${ofPlace}`;
const scholars =
  "researchers|scientists|doctors|physicians|engineers|experts|Forscher(?:innen)?|Forschende|Wissenschaftler(?:innen)?|Ärzte|Experten|chercheurs|chercheuses|scientifiques|médecins|experts|investigadores|científicos|ricercatori|scienziati|onderzoekers|wetenschappers|pesquisadores|cientistas";
const placed: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?<!(?<!\p{L})(?:our|[Uu]nsere|[Nn]os|its|[Ii]hre|ses) )(?:${scholars}) ${ofPlace}(?:(?:the |l['’])?\p{Ll}+ (?:of |de |d['’])?)?${name}`,
    "gu",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${accordingTo}) ${people}${name}`, "gu"),
  new RegExp(String.raw`(?<!\p{L})(?:[Ll]aut|[Nn]ach Angaben von) ${germanPeople}${name}`, "gu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:an? )?(?:\p{Ll}+s|team|group|study) (?:at|from|of) ${name} (?:also |has |have )?(?:${said})(?!\p{L})`,
    "gu",
  ),
];
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:as|wie|comme|como|come|zoals) ${name} (?:also |has |have )?(?:${said}|found|fand|feststellte)(?!\p{L})`,
    "gu",
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${accordingTo}) ${name}`, "gu"),
  new RegExp(String.raw`(?<!\p{L})${name}(?:,[^,]{2,60},)? (?:also |has |have )?(?:${said})(?!\p{L})`, "gu"),
  new RegExp(String.raw`(?<!\p{L})(?:says?|said|sagt|explains|dice|dit|zegt|diz) ${name}`, "gu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:${work})(?: (?:published|conducted|commissioned|carried out|menée?|réalisée?|realizado|condotto|realizada))? (?:by|from|at|of the|von|der|des|par|de la|de l['’]|del|de|di|della|dell['’]|van|da|do|pela|pelo)\s?${name}`,
    "gu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${name}(?:['’]s)? (?:(?:19|20)\d\d )?(?:${work})(?: \p{L}+)? (?:found|finds|shows?|showed|says|suggests?|reports?|puts|names|ranks|ranked|zeigt|montre|muestra|mostra|toont)(?!\p{L})`,
    "gu",
  ),
];
const organisation =
  "Institut[eo]?|Instituut|Universit(?:y|ät|é|à|eit)|Universidade?|Associa(?:tion|zione)|Asociación|Associação|Society|Council|Board|Centre|Center|Agenc(?:y|ia|e)|Agenzia|Foundation|Fondation|Fundación|Fondazione|Fundação|Academy|Akademie|Laborator(?:y|ies)|Labs?|Ministry|Ministère|Ministerio|Federation|Fédération|Commission|Journal|Observatoire|Observatorio|Verband|Stiftung|Bundesamt|Prüfkreis|Vereniging|Research";
/** An organisation that finds things out, whatever is said of it. */
const organisations: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(${capital}(?: ${capital}){0,3} (?:${organisation})(?: (?:of|for|für|des?|der|di|van|do|da) ${capital}(?: ${capital}){0,3})?)(?![\p{L}])`,
    "gu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})((?:${organisation})(?: (?:of|for|für|des?|de la|de l['’]|der|di|van|do|da|del))? ?${capital}(?: ${capital}){0,3})(?![\p{L}])`,
    "gu",
  ),
];
/** Sources of a statement, named or not: "studies show". */
export function readAttributions(text: string, language: string): SentenceReading {
  const { values, rest } = readEach(
    text,
    [...placed, ...patterns, ...organisations].map((pattern) => [
      pattern,
      (found) => sourceNamed(found[1] ?? "", language),
    ]),
  );
  const unnamed = readNameless(rest, language);
  return { values: [...values, ...unnamed.values], rest: unnamed.rest };
}

/** Pronouns and the like begin sentences with a capital letter and name nobody. */
const nobody =
  /^(?:It|He|She|They|We|I|You|This|That|These|Those|Who|Everyone|Nobody|There|Here|What|Er|Sie|Es|Wir|Ich|Das|Dies|Man|Il|Elle|Nous|On|Ce|Este|Esta|Ella|Él|Noi|Lui|Lei|Hij|Zij|Wij|Ele|Ela|Nós|No|Yes|And|But|As|The|A|An|Our|My|Customers?|Users?|People|Nobody|Your|His|Her|Its|Their|Each|Every|All|Some|Many|Most|Members?|Guests?|Visitors?|Readers?|Students?|Children|Parents|Ihre?|Unsere?|Votre|Vos|Notre|Nos|Les|Des|Nutzer|Kunden|Gäste|Mitglieder|Clients?|Membres?|Legend|Rumou?r)$/u;

function sourceNamed(name: string, language: string): UnplacedValue | undefined {
  const plain = name.replace(/['’]s$/u, "").replace(/\.$/, "");
  if (nobody.test(plain) || plain.length < 2) return undefined;
  // German authorities without a name are written like names.
  return isNameless(plain, language) ? undefined : source(`source:${plain}`);
}
