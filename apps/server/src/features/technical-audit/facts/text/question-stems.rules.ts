import { characterKind, eachWord, letter, spaceless } from "./words.rules.ts";

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

/** Stems of a question: its words without case, accents and endings, and without those that every question has. */
export function questionStems(question: string): ReadonlySet<string> {
  const stems = new Set<string>();
  eachStem(question, (stem) => stems.size < stemsMax && stems.add(stem) === stems);
  return stems;
}

/** The share of a question's stems that an answer has, from 0 to 1; of a question without any it is 1 where there is an answer. */
export function answeredShare(stems: ReadonlySet<string>, answer: string): number {
  if (answer === "") return 0;
  if (stems.size === 0) return 1;
  const whole = folded(answer);
  let found = 0;
  for (const stem of stems) if (hasStem(whole, stem)) found += 1;
  return found / stems.size;
}

/** Whether a word of a text has a stem; each place is looked at where its letters stand, so that most words never are. */
function hasStem(text: string, stem: string): boolean {
  if (characterKind(stem.charCodeAt(0)) === spaceless) return text.includes(stem);
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) {
    if (at > 0 && characterKind(text.charCodeAt(at - 1)) === letter) continue;
    let end = at + stem.length;
    while (end < text.length && characterKind(text.charCodeAt(end)) === letter) end += 1;
    if (knownStem(text.slice(at, end)) === stem) return true;
  }
  return false;
}

/** Tells of stems until it is told that these are enough. */
function eachStem(text: string, wants: (stem: string) => boolean): void {
  eachWord(folded(text), (word, isSpaceless) => {
    if (isSpaceless) return spacelessStems(word).every(wants);
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

/** Stem that is left without its ending, and without a consonant that the ending had doubled. */
function stemOf(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= stemCharactersMin);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  return stem.length > stemCharactersMin && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
}

/** Signs that ask in a Japanese or Chinese question, and those of grammar: its subject stands between them. */
const askingSigns =
  /什么|什麼|甚麼|怎么样|怎麼樣|怎么|怎麼|怎样|怎樣|为什么|為什麼|为何|為何|如何|多久|多少|多长|多長|哪里|哪裡|哪个|哪個|哪些|谁|誰|吗|嗎|呢|应该|應該|可以|能否|是否|何[分時日年月人個回度]?|[\p{sc=Hiragana}的是]+/u;

function spacelessStems(word: string): string[] {
  const parts = word.split(askingSigns).filter((part) => part !== "");
  const telling = parts.flatMap((part) => ([...part].length === 1 ? [part] : pairsOf(part)));
  return telling.length > 0 ? telling : pairsOf(word);
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
