/** A number as one of the world's ways of writing it; undefined for what is none. */
export function numberOf(written: string): number | undefined {
  const digits = [...written].map(digitOf);
  if (digits.every((digit) => digit !== undefined)) return Number(digits.join(""));
  return hanNumber(written);
}

/** From I to CXCIX, in either case; undefined for what no Roman would write so. */
export function romanNumber(written: string): number | undefined {
  const letters = written.normalize("NFKD").toUpperCase();
  if (letters === "" || !/^C?(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(letters)) return undefined;
  const values = [...letters].map((letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** The place of a letter in the alphabets by which lists are lettered, from 1. */
export function letterNumber(letter: string): number | undefined {
  const place = alphabets
    .map((alphabet) => alphabet.indexOf(letter.toUpperCase()))
    .find((found) => found >= 0);
  return place === undefined ? undefined : place + 1;
}

const romans: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const alphabets = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "АБВГДЕЖЗИК",
  "ΑΒΓΔΕΖΗΘΙΚ",
  "가나다라마바사아자차카타파하",
  "甲乙丙丁戊己庚辛壬癸",
  "אבגדהוזחטי",
  "أبجدهوزحطي",
];

/** The zeros of the scripts that have digits of their own; nine more follow each in Unicode. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040,
  0x17e0, 0xff10,
];

function digitOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? undefined : code - zero;
}

const han = "〇一二三四五六七八九";

const plainHan: Readonly<Record<string, string>> = {
  壱: "一",
  弐: "二",
  参: "三",
  壹: "一",
  贰: "二",
  叁: "三",
};

/** Up to 99: 七, 十, 十二, 三十, 四十五. */
function hanNumber(given: string): number | undefined {
  const written = given.replace(/[壱弐参壹贰叁]/g, (sign) => plainHan[sign] ?? sign);
  const [, tens, isTen, ones] = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(written) ?? [];
  if (!written || (tens && !isTen && ones)) return undefined;
  if (!isTen) return han.indexOf(tens || ones || "");
  return (tens ? han.indexOf(tens) : 1) * 10 + (ones ? han.indexOf(ones) : 0);
}
