import { foldName } from "../fold-character.ts";

/** The languages whose words and function words are known here. */
export type KnownLanguage = "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";

/** Names that only their case tells from a word of everyday language, or that are too short to be telling. */
export function isOrdinaryName(text: string): boolean {
  const folded = foldName(text);
  return isListed(folded) || (folded.length <= 3 && /^[a-z]+$/.test(folded));
}

/**
 * Whether a name, folded, is also a word of the language: "Apple" is one in English and a plain name in German. Of a name
 * that is in no list nobody knows, so it may be one in any language; the same holds for a text of unknown language.
 */
export function isWordOf(folded: string, language: KnownLanguage | undefined): boolean {
  if (language === undefined || !isListed(folded)) return true;
  return wordsOf[language]?.has(folded) ?? false;
}

/** Words that stand without an article where they begin a sentence, so that "X is" says nothing of them. */
export function isBareNoun(folded: string): boolean {
  return bareNouns.has(folded);
}

/** Words that begin a sentence with a comma behind them, or that describe what follows. */
export function isOpener(folded: string): boolean {
  return openers.has(folded);
}

/** Words that ask for something when they begin a sentence: what follows is then their object. */
export function isImperative(folded: string): boolean {
  return imperatives.has(folded);
}

function isListed(folded: string): boolean {
  return Object.values(wordsOf).some((words) => words.has(folded));
}

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ""));
}

/** Words that companies have taken as names, by the languages in which they are words. */
const wordsOf: Readonly<Partial<Record<KnownLanguage, ReadonlySet<string>>>> = {
  en: listOf(`access adobe agora air alliance ally amazon anchor angle apple arc arrow aspect assembly asset
    atlas aura base beam bench bird blaze block bloom blue bold bolt boost boots box brand brave bravo
    breeze bridge bright buffer canvas capital carbon casino chase chime clay clear clearance
    close cloud coach coda coin compass concur copper craft crane crew cube current dash deal delta deputy
    die discord discover dove drift drip echo edge element elements ember enterprise envoy epic essence
    express factor fast feather fender fig flow focus folk force ford forge fox frame freedom fresh front
    fuel gap gem general ghost glide glow gold grain grammar grove guess harvest haven hello hive honey hotel
    hub icon intercom iron isle jaguar jet kind kite lattice launch lead leap lemonade less level lever life
    light linear link live loom lotus lunch lush magnet make mango mars match mercury meta method mint mirror
    mode moment monday monster motion nest next notion oak on one open oracle orange orbit otter
    oxygen pages palm panda patch path pearl pilot pioneer pitch pixel plaid planet play polar post
    prime prism progress pulse puma quest quick range rapid raven reach react ready render ring
    ripple river root round sage salt scale scope seat segment sense shell shift signal simple sketch slack
    smart snap social spark split spring sprint sprout square stage star state steam stern
    stripe subway sun supreme surge swift switch table tango target team thinking tide time toast total
    tower trace trade trail trend tune twist unity vault vector visa vision vista volt wave wise wish
    wonder word works world yes zoom
    amplitude apollo audible beetle blink bounty bubble chat copilot dawn docs dodge drive fidelity fossil framer gain
    galaxy gemini golf gong heap hinge instant kindle looker meet mini mustang nimble nova opera outreach progressive
    ramp safari sheets streak tableau teams three vanguard vans visible`),
  de: listOf(`adler base bild bund casino die hotel kind mode moment monster orange post sage sol sonne spiegel
    stern team total visa welt wort zeit mango mars`),
  fr: listOf(`base canvas carrefour casino concur cube discord express force hotel mode moment monde orange ouest
    page pages point printemps sage signal sol sonne temps total visa mango`),
  es: listOf(`base casino capital delta general hotel mango mundo sol social total visa`),
  it: listOf(`base casino capitale hotel mango mondo sole social visa delta`),
  nl: listOf(`base boots die hotel link mango monster post team visa wonder`),
  pt: listOf(`base casino capital delta geral hotel mango mundo sol social total`),
};

const bareNouns = listOf(`access air blue brand capital carbon clay clearance copper craft discord force
  freedom fuel gold grain grammar honey hotel iron lemonade life light lunch mango mint monday motion oak one orange
  oxygen progress sage salt spring steam sun thinking time trade unity world yes temps zeit mercury mars`);

const openers =
  listOf(`bold bright clear current epic express fast fresh general hello kind less next one open
  prime quick rapid ready simple smart social supreme swift total wise yes live blue orange round`);

const imperatives = listOf(`access anchor block boost buffer chase close coach craft discover drift drip focus
  force forge frame fuel guess harvest launch lead leap level link make match open pitch plaid play post react reach
  render ring scale seat segment sense shell shift signal sketch snap split sprint square stage switch table target
  trace trade tune twist vault wave wish zoom chat dodge drive gain heap meet blink`);
