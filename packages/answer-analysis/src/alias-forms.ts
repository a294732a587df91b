import { foldName } from "./fold-character.ts";

/**
 * Every way in which a name is written once folded: its words joined by a space, a hyphen or nothing, its
 * apostrophes kept or left out. A name of more than five words is joined in one way throughout.
 */
export function aliasForms(text: string): string[] {
  const words = foldName(text)
    .split(/[ -]+/)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined) return [];

  const joined =
    words.length > wordsMax
      ? joints.map((joint) => words.join(joint))
      : words
          .slice(1)
          .reduce<string[]>(
            (forms, word) => forms.flatMap((form) => joints.map((joint) => form + joint + word)),
            [first],
          );
  const plain = joined.map((form) => form.replaceAll("'", ""));
  return [...new Set([...joined, ...plain])].filter((form) => hasLetter.test(form));
}

/** Names that only their case tells from a word of everyday language, or that are too short to be telling. */
export function isOrdinaryName(text: string): boolean {
  const folded = foldName(text);
  return ordinaryWords.has(folded) || (folded.length <= 3 && /^[a-z]+$/.test(folded));
}

const wordsMax = 5;
const joints = [" ", "-", ""];
const hasLetter = /[\p{L}\p{N}]/u;

/** Words that companies have taken as names, of the languages that our workspaces use most. */
const ordinaryWords = new Set(
  `access adler adobe agora air alliance ally amazon anchor angle apple arc arrow aspect assembly asset
  atlas aura base beam bench bild bird blaze block bloom blue bold bolt boost boots box brand brave bravo
  breeze bridge bright buffer canvas capital carbon carrefour case casino chase chime clay clear clearance
  close cloud coach coda coin compass concur copper craft crane crew cube current dash deal delta deputy
  die discord discover dove drift drip echo edge element elements ember enterprise envoy epic essence
  express factor fast feather fender fig flow focus folk force ford forge fox frame freedom fresh front
  fuel gap gem general ghost glide glow gold grain grammar grove guess harvest haven hello hive honey hotel
  hub icon intercom iron isle jaguar jet kind kite lattice launch lead leap lemonade less level lever life
  light linear link live loom lotus lunch lush magnet make mango mars match mercury meta method mint mirror
  mode moment monday monde monster motion mundo nest next notion oak on one open oracle orange orbit otter
  ouest oxygen pages palm panda patch path pearl pilot pioneer pitch pixel plaid planet play polar post
  prime printemps prism progress pulse puma quest quick range rapid raven reach react ready render ring
  ripple river root round sage salt scale scope seat segment sense shell shift signal simple sketch slack
  smart snap social sol sonne spark spiegel split spring sprint sprout square stage star state steam stern
  stripe subway sun supreme surge swift switch table tango target team temps thinking tide time toast total
  tower trace trade trail trend tune twist unity vault vector visa vision vista volt wave welt wise wish
  wonder word works world yes zeit zoom`.split(/\s+/),
);
