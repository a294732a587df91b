import type { PageFacts } from "../../store/page-facts.rules.ts";
import { descriptionCharacters, titleCharacters } from "../page/head-checks.rules.ts";
import { fillIn } from "./fix-request.rules.ts";
import { oneLine, shortened } from "./fix-text.rules.ts";

/** A title of the right length from the main heading, the lead and the site's name; without a heading it is to be filled in. */
export function titleDraft(facts: PageFacts | null, siteName: string | null): string {
  const heading = oneLine(facts?.html?.headings.find(({ level }) => level === 1)?.text ?? "");
  const present = oneLine(facts?.html?.titles[0]?.text ?? "");
  const base = heading || present;
  if (base === "") return siteName ? `${fillIn} | ${siteName}` : fillIn;

  const draft = shortened(base, titleCharacters.max);
  const suffix = siteName && !base.includes(siteName) ? ` | ${siteName}` : "";
  const named = [...(draft + suffix)].length <= titleCharacters.max ? draft + suffix : draft;
  return [...named].length >= titleCharacters.min ? named : `${named} – ${fillIn}`;
}

/** A description from the first words of the main text, as whole sentences where they fit. */
export function descriptionDraft(facts: PageFacts | null): string {
  const lead = oneLine(facts?.html?.lead ?? "");
  const { min, max } = descriptionCharacters;
  if ([...lead].length < min) return lead === "" ? fillIn : `${lead} ${fillIn}`;

  const cut = shortened(lead, max);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  return end + 1 >= min && cut !== lead ? cut.slice(0, end + 1) : cut;
}
