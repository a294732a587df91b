import { stems } from "@citelens/words";

/** Words in which people ask about anything: they tell little of what is asked, however rarely a page has them. */
const english = `
get use using want need make take happen way possible help work try know tell useful please thing really sure certain someone somebody
something anything whenever ever let put go still good well right already always now without while mine`;

const none: ReadonlySet<string> = new Set();
const known: ReadonlyMap<string, ReadonlySet<string>> = new Map([["en", new Set(stems(english, "en"))]]);

/** Their stems in a language; none where nothing is known of it. */
export function plainStems(language: string): ReadonlySet<string> {
  return known.get(language.slice(0, 2).toLowerCase()) ?? none;
}
