import { eachWord } from "../words.rules.ts";

/** Words that say nothing of what is asked, in seven languages, without accents; shorter ones than three letters say nothing anyway. */
const emptyWords = new Set(
  (
    "what why how who whom whose when where which can could does did are should will would has have had the and for from with you your our its this that these those there their about into much many long often need most best than " +
    "was warum wie wer wem wen wann woher wohin wozu weshalb wieso welche welcher welches welchen kann konnen muss darf ist sind wird werden hat haben der die das den dem des ein eine einen einem einer und oder fur von mit auf aus bei man ich sie ihr wir uns sich nicht viel viele lang lange kostet gibt es im zum zur " +
    "que quoi quel quelle quels quelles pourquoi comment qui quand combien est sont les des une temps pour avec dans sur par peut faut dois vous nous son ses leur cette cet ces " +
    "como quien cuando donde cual cuales cuanto cuantos tiempo son los las una uno para con por puedo puede del hay tiene debo este esta estos estas " +
    "cosa perche come chi quando dove quale quali quanto tempo sono gli una uno per con del della dei delle nel nella puo posso che " +
    "wat waarom hoe wanneer waar welke hoeveel lang zijn het een van voor met aan kan kun moet mag mijn jouw deze dit die dat " +
    "quem onde qual quais quantos sao dos das uma para com por pode posso devo esse essa este esta nos nas"
  ).split(" "),
);
/** The longest first. */
const endings =
  "ations ation ungen ingen ments ment ciones cion zioni zione coes cao ings ing ung eren ern ers ies est ees ees em en er es ed os as is ns e s n o a i y d".split(
    " ",
  );
const stemCharactersMin = 3;
const stemsMax = 100;
const textCharactersMax = 5_000;
/** Words come again and again, and their stems need not be looked for each time. */
const known = new Map<string, string>();
const knownMax = 20_000;
/** Engines copy words that are so short; a longer one would keep the text in memory that it was cut from. */
const knownCharactersMax = 12;

/** What a question is about: its words without case, accents and endings, and without those that every question has. */
export function questionStems(question: string): ReadonlySet<string> {
  const stems = new Set<string>();
  eachStem(question, (stem) => stems.size < stemsMax && stems.add(stem) === stems);
  return stems;
}

/** The share of a question's stems that an answer has, from 0 to 1; of a question without any it is 1 where there is an answer. */
export function answeredShare(stems: ReadonlySet<string>, answer: string): number {
  if (answer === "") return 0;
  if (stems.size === 0) return 1;
  const open = new Set(stems);
  eachStem(answer, (stem) => {
    open.delete(stem);
    return open.size > 0;
  });
  return 1 - open.size / stems.size;
}

/** Tells of stems until it is told that these are enough. */
function eachStem(text: string, wants: (stem: string) => boolean): void {
  eachWord(folded(text), (word, isSpaceless) => {
    if (isSpaceless) return pairsOf(word).every(wants);
    const stem = knownStem(word);
    return stem === "" || wants(stem);
  });
}

function folded(text: string): string {
  const lower = text.slice(0, textCharactersMax).toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

function knownStem(word: string): string {
  const stem = known.get(word);
  if (stem !== undefined) return stem;
  const found = isTelling(word) ? stemOf(word) : "";
  if (known.size >= knownMax) known.clear();
  if (word.length <= knownCharactersMax) known.set(word, found);
  return found;
}

function isTelling(word: string): boolean {
  return (word.length >= stemCharactersMin || /\p{N}/u.test(word)) && !emptyWords.has(word);
}

/** What is left without its ending, and without a consonant that the ending had doubled. */
function stemOf(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= stemCharactersMin);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return stem.length > stemCharactersMin && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
