/**
 * Whether the words begin with a verb of which a single thing is the subject: one that is listed, a past tense, or a word in
 * -s with what verbs are followed by. A plural noun ends in -s too, but a verb follows it, or "of".
 */
export function beginsWithVerb([word = "", next = ""]: readonly string[]): boolean {
  const isPast = word.length > 4 && /(?:[^aeiou]ed|[irntlbcdjsz]ó)$/.test(word) && !noVerbs.has(word);
  if (isPast) return true;
  if (plainVerbs.has(word)) return false;
  if (!/[^su]s$/.test(word)) return verbs.has(word);
  if (next === "of" || pluralVerbs.has(next) || plainVerbs.has(next)) return false;
  return verbs.has(word) || objectStarts.has(next) || /^\d/.test(next) || isAdverb(next);
}

/** Whether a word begins the object of an imperative, and never what follows a brand. */
export function isArticle(word: string): boolean {
  return articles.has(word);
}

/** Whether a word makes the name of a product of the word before it: "Oracle Cloud". */
export function isProductWord(word: string): boolean {
  return productWords.has(word);
}

/** Whether a verb is "is" or another that any word may have. */
export function isPlainVerb(word: string): boolean {
  return plainVerbs.has(word);
}

export function isAdverb(word: string): boolean {
  return adverbs.has(word) || (word.length > 5 && word.endsWith("ly"));
}

/** Whether a word in small letters behind a name is a thing that a brand has: "Target stores". */
export function isThingOfBrands(word: string): boolean {
  return things.has(word);
}

/** Whether the words say what kind of company or product is spoken of. */
export function namesACategory(words: readonly string[]): boolean {
  return words.some((word) => categories.has(word));
}

export function isVersus(word: string): boolean {
  return versus.has(word);
}

/** Words behind which German puts a source or a seller without an article. */
export function isGermanIntroduction(word: string): boolean {
  return introductions.has(word);
}

/** Whether a word before a noun makes it an ordinary one: "a target", "our focus". */
export function isDeterminer(word: string): boolean {
  return determiners.has(word);
}

/** Whether a lead is one of the labels that answers put there, in the place of a name. */
export function isLabel(words: string): boolean {
  return labels.has(words.toLowerCase().trim());
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ""));
}

const plainVerbs =
  setOf(`is are was were has have had can will would could may might should must does do did isn't
  wasn't hasn't doesn't didn't can't won't isn’t wasn’t hasn’t doesn’t didn’t can’t won’t ist sind war hat kann wird
  est sont était peut es son era tiene puede è era ha può heeft kan wordt é tem pode`);

const articles = setOf("a an the this these those each every all any some");

const objectStarts =
  setOf(`a an the its their his her your our this these those every each all any some more most less
  fewer many much no both another one two three four five six seven eight nine ten at into inside without by as than
  better best faster cheaper well up out them it you users customers`);

const pluralVerbs =
  setOf(`need keep cost help make take give show tell last work seat start sell become come go grow
  change read attract require use look feel protect mean run hold hang follow sit stand lie live move begin end stay
  remain should must may that which who are were have do`);

const productWords =
  setOf(`ai app cloud corp corporation crm inc labs llc ltd max music one online pay plus premium
  prime pro studio suite tv watch`);

const verbs =
  setOf(`accepts acquires adds aims allows announces appears asks becomes began believes belongs bietet
  bills blocks bought brings broke builds built buys calls came carries charges claims combines comes competes connects
  contains continues costs covers creates cuts delivers depends differs does doubles earns eignet employs enables ends
  excels expects falls faces feels fits flies focuses follows gave gets gibt gives goes grew grows guarantees handles
  helps hosts imports includes integrates invests issues joins keeps kept knows lacks launches leads lets liefert
  lists looks loses made makes manages matches means meets needs offers opens operates orders outperforms owns pays
  performs positions prices processes produces promises proposes protects provides publishes puts ranks receives records
  recommends reduces refunds remains replaces reports requires runs said saves says scores seems sells sends serves
  sets ships shines shows sits sold solves sorts specialises specializes spends stands starts stays stocks stores
  supports syncs takes tells tends tests tops tracks tries turns understands uses wants went wins won works berichtet
  kostet verkauft schreibt meldet nennt liegt zählt gehört empfiehlt betreibt führt bleibt kommt punktet überzeugt
  propose offre vend reste coûte permet livre couvre lance affiche domine compte vise dispose figure garantit
  ofrece vende cuesta permite sigue queda cuenta lidera envía cubre offre vende costa resta permette propone
  biedt verkoopt kost levert blijft oferece custa permite`);

const noVerbs = setOf("indeed hundred sacred naked kindred need speed exceed proceed breed bleed");

const adverbs =
  setOf(`also still now never always often even just already sometimes soon alone too auch noch immer
  aussi encore toujours también anche ook`);

const things =
  setOf(`account accounts app apps backpack brand branded branch branches card cards cashback cameras
  customers devices discount discounts doorbell doorbells earnings employees gift headphones investors jackets jeans
  laptops leadership locations loyalty managers membership online outlets phones plans points price pricing prices
  printers products promo reviews rewards sales shares shareholders shirts shop shops software stations stock store
  stores subscribers subscription subscriptions support tablets users website websites workspaces`);

const categories = setOf(`airline alternative app bank brand broker carrier chain company competitor crm firm
  marketplace network operator option platform popular product provider publisher retailer service services shop
  software startup store subscription suite supermarket system tool vendor website zeitung magazin anbieter marke
  unternehmen händler plattform nachrichtenmagazin wochenzeitung software-anbieter marque opérateur enseigne entreprise
  marca empresa operador tienda azienda marchio merk bedrijf aanbieder`);

const versus = setOf("vs vs. v. versus gegen contre contra kontra tegen");

const introductions = setOf("laut gemäß bei");

const determiners = setOf("a an your our my his her their its this that each every any some no another");

const labels =
  setOf(`access accessibility advantages audience availability battery benefits budget camera comfort
  community compatibility conclusion cons cost costs customization data deadline delivery design disadvantages duration
  durability ease features feedback flexibility goal goals ingredients integration integrations location maintenance
  market materials method money performance place platform price pricing privacy pros purpose quality reach reliability
  reporting resources returns risk risks safety scalability security service shipping size skills speed storage style
  summary support taste team time timeline tools training transparency usability value verdict warranty weight
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december preis qualität zeit kosten prix qualité coût precio calidad prezzo prijs`);
