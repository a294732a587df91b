import { agents } from "../src/index.ts";
import { variantKinds } from "../src/name-edges.ts";
import { nameForms, saysRobot } from "../src/name-forms.ts";
import { nonAgents } from "../src/non-agents.ts";
import { namingPart } from "../src/user-agent.ts";

/** Tries every agent in the order of the catalogue: slow, and too plain to be wrong. */
export function oracle(userAgent: string): string | undefined {
  const whole = agents.find(({ wholeUserAgents }) => wholeUserAgents.includes(userAgent));
  if (whole) return whole.token;
  const text = namingPart(userAgent);
  const lower = text.toLowerCase();
  const isThere = ({ literal, pattern }: NamePattern): boolean =>
    lower.includes(literal) && pattern.test(text);
  return oracleRows.find(({ patterns }) => patterns.some(isThere))?.token;
}

interface NamePattern {
  /** Text that has to be in the text in any case, so that most patterns need not be tried. */
  readonly literal: string;
  readonly pattern: RegExp;
}

const block = String.raw`A-Za-z0-9_\-./=&?#%~\u0080-\uffff`;
const begin = `(?<![${block}])`;
const end = String.raw`(?![A-Za-z0-9_\-\u0080-\uffff]|\.[A-Za-z])`;

/** The rule for names, spelled out once more as one regular expression for each name. */
const oracleRows = [
  { token: undefined, patterns: nonAgents.map((name) => namePattern(name, plainPattern(name))) },
  ...agents.map(({ token, names, caseSensitive, operator }) => ({
    token,
    patterns: names
      .flatMap((name) => (caseSensitive ? [name] : nameForms(name)))
      .map((name) => namePattern(name, agentPattern(name, { operator, flags: caseSensitive ? "" : "i" }))),
  })),
];

function namePattern(name: string, pattern: RegExp): NamePattern {
  return { literal: name.replace(/[*/]$/, "").toLowerCase(), pattern };
}

function plainPattern(name: string): RegExp {
  return new RegExp(`${begin}${escaped(name)}${end}`, "i");
}

function agentPattern(name: string, { operator, flags }: { operator: string; flags: string }): RegExp {
  const kind = anyCase(variantKinds);
  const robotWord = `(?:${anyCase("agent|bot|crawler|spider|fetcher")})`;
  const robot = `(?:(?:${anyCase("ai|web|user")})-?)?(?:${robotWord}|${anyCase("robot")})/`;
  const agent = `(?:${anyCase("ai")}-?)?${anyCase("agent")}[-_]`;
  const own = `${anyCase(operator.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))}[-_/]`;
  const leading = `(?<=${begin}(?:${robot}|${agent}))`;
  const named = String.raw`(?<=${begin}(?=[\w\u0080-\uffff-]{1,33}/)[\w\u0080-\uffff-]{0,32}${robotWord}/)`;
  const start = `(?:${begin}|${leading}|(?<=${begin}${own}))`;
  const literal = escaped(name.replace(/[*/]$/, ""));
  const version = String.raw`(?:[-_.]?[vV]?\d+(?:\.\d+)+)?`;
  const dotted = `(?:${anyCase("feeds?|images?|rss|sitemaps?|thumbnails?")})`;
  const robotTail = saysRobot(name) ? "" : `(?:[-_]?(?:${anyCase("bot|robot|crawler|spider")}))?`;
  const tail = `(?:${robotTail}(?:[-_](?:${kind})|\\.${dotted})*${version})?${end}`;
  const notCompared = `(?<!\\b(?:${anyCase("like|with")}) )`;
  const advertising = `(?!(?:${anyCase("ads?(?:bot)?|adsense|advert\\w*|cpro|sponsored")})(?![A-Za-z]))`;
  if (name.endsWith("*"))
    return new RegExp(
      `${notCompared}(?:${start}${literal}|${named}${literal}(?=/[vV]?\\d))${advertising}`,
      flags,
    );
  if (name.endsWith("/"))
    return new RegExp(
      `${notCompared}(?:(?:${start}|${named})${literal}/|${start}${literal}(?:[-_](?:${kind})|\\.${dotted})+/[vV]?\\d|${leading}${literal}${end})`,
      flags,
    );
  return new RegExp(
    `${notCompared}(?:${start}${literal}${tail}|${named}${literal}(?=/[vV]?\\d)${tail})`,
    flags,
  );
}

/** So that the words around a name are found in either case also where the name itself is not. */
function anyCase(pattern: string): string {
  return pattern.replace(/\\.|[a-z]/g, (char) => (char.length > 1 ? char : `[${char}${char.toUpperCase()}]`));
}

function escaped(text: string): string {
  return text.replace(/\*$/, "").replace(/[^A-Za-z0-9]/g, "\\$&");
}
