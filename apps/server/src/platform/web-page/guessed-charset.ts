import { TextDecoder } from "node:util";

const sampleBytes = 100_000;

/** By the language that a page names: what its legacy pages are written in. */
const ofLanguages: Readonly<Record<string, readonly string[]>> = {
  ja: ["shift_jis", "euc-jp"],
  zh: ["gbk", "big5"],
  ko: ["euc-kr"],
  ru: ["windows-1251", "koi8-r"],
  uk: ["windows-1251", "koi8-u"],
  bg: ["windows-1251"],
  sr: ["windows-1251"],
  el: ["windows-1253"],
  tr: ["windows-1254"],
  he: ["windows-1255"],
  ar: ["windows-1256"],
  fa: ["windows-1256"],
  th: ["windows-874"],
  vi: ["windows-1258"],
  pl: ["iso-8859-2"],
  cs: ["windows-1250"],
  sk: ["windows-1250"],
  hu: ["iso-8859-2"],
  ro: ["windows-1250"],
  lt: ["windows-1257"],
  lv: ["windows-1257"],
};

/**
 * Charset that a page without a declaration is written in, by its bytes and the language that it names; "utf-8" where most of it is that,
 * and windows-1252, as browsers have it, where nothing else fits. `asUtf8` is what it reads as by UTF-8.
 */
export function guessedCharset(html: Buffer, asUtf8: string): string {
  const broken = asUtf8.split("\ufffd").length - 1;
  const whole = asUtf8.match(/[\u{80}-\u{fffc}\u{10000}-\u{10ffff}]/gu)?.length ?? 0;
  if (whole >= broken) return "utf-8";

  const sample = html.subarray(0, sampleBytes);
  const [, language = ""] =
    /<html\s[^>]{0,500}?\blang\s*=\s*["']?([a-z]{2})/i.exec(sample.toString("latin1", 0, 4_096)) ?? [];
  const named =
    ofLanguages[language.toLowerCase()]?.filter((charset) => textIn(sample, charset) !== undefined) ?? [];
  if (named.length === 1 && named[0]) return named[0];
  return byBytes(sample) ?? named[0] ?? "windows-1252";
}

/** Text of the bytes in a charset beyond ASCII; undefined where the bytes are none of this charset. */
function textIn(bytes: Buffer, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true })
      .decode(bytes, { stream: true })
      .replace(/[\0-\x7f]/g, "");
  } catch {
    return undefined;
  }
}

function byBytes(bytes: Buffer): string | undefined {
  const high = bytes.filter((byte) => byte >= 0x80);
  const share = (from: number, to: number): number =>
    high.filter((byte) => byte >= from && byte <= to).length / high.length;
  // Letters of the alphabets of the West and of Cyrillic stand there alone; the latter make whole words of them.
  if (share(0xc0, 0xff) > 0.95) {
    const words = bytes.toString("latin1").match(/[\x80-\xff]+/g) ?? [];
    if (high.length / words.length < 2.5) return undefined;
    return share(0xc0, 0xdf) > share(0xe0, 0xff) ? "koi8-r" : "windows-1251";
  }
  const fits = (charset: string, sign: RegExp, least: number): boolean => {
    const text = textIn(bytes, charset);
    return text !== undefined && (text.match(sign)?.length ?? 0) >= least * text.length;
  };
  if (share(0x81, 0x9f) > 0.25 && fits("shift_jis", /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uff5e]/g, 0.9))
    return "shift_jis";
  if (share(0xa1, 0xfe) < 0.98)
    return fits("big5", /[\u3000-\u303f\u4e00-\u9fff\uff00-\uff5e]/g, 0.95) ? "big5" : undefined;
  if (fits("euc-jp", /[\u3040-\u30ff]/g, 0.25)) return "euc-jp";
  if (fits("euc-kr", /[\uac00-\ud7a3]/g, 0.85)) return "euc-kr";
  return fits("gbk", /[\u3000-\u303f\u4e00-\u9fff\uff00-\uff5e\u2010-\u203b]/g, 0.95) ? "gbk" : undefined;
}
