import { isNode, type SourceFile, type SyntaxNode } from "./source-file.ts";
import type { Violation } from "./violation.ts";

/** Words in -ed and -ing that name a thing. */
const nouns = new Set(
  "Bed Feed Seed Need Speed Finding Heading Landing Listing Opening Booking Posting Pricing Recording Drawing Rendering Setting String".split(
    " ",
  ),
);

/** Participles, pronouns and other words that name nothing by themselves. */
const bareWords = new Set(
  `After Again Ahead Among Around Aside At Before Begun Best Beyond Both Bought Bound Broken Built Came Chosen Chooses Dealt Deliver Done
  Drawn Due During Else Finds Found Fresh From Given Gives Got Grown Held Hidden How Inside Kept Known Launchable Left Likely Linkable Live
  Look Looks Lost Made Mutable Nameless Near New Newest Of Official Often On Once One Only Open Other Ours Out Paid Past Read Reads Rest
  Said Say Seen Send Sent Shown Showable Sign Somebody Spent Spoken Stood Such Suggest Taken Takes Thrown Told Torn Understood Undone Unknown
  Unmet Untrue What When Where Who Whole Why Wish Wishes Within Won Worn Written Analysable Ask Bookable Quotable`.split(
    /\s+/,
  ),
);

/** Whether a type's name is one word that names no thing: a participle, a gerund or a pronoun. */
export function isBareName(name: string): boolean {
  if (!/^[A-Z][a-z]+$/.test(name) || nouns.has(name)) return false;
  return bareWords.has(name) || /(ed|ing)$/.test(name);
}

const declaresType = /^(TsInterface|TsTypeAlias|Class)Declaration$/;

/** The types that a file declares at its top, exported or not. */
export function typeNames({ items }: SourceFile): string[] {
  return items
    .map((item) => (item.type === "ExportDeclaration" ? item.declaration : item))
    .filter(isNode)
    .filter(({ type }) => declaresType.test(type))
    .map((declared) => nameOf(declared));
}

function nameOf({ id, identifier }: SyntaxNode): string {
  const name = isNode(id) ? id : identifier;
  return isNode(name) ? String(name.value) : "";
}

/** A type is a noun phrase: `PageListInput`, not `Asked`. */
export function nounTypes(file: SourceFile): Violation[] {
  return typeNames(file)
    .filter(isBareName)
    .map((name) => ({
      law: "noun-types",
      file: file.path,
      message: `the type ${name} names no thing; a type is a noun phrase, as PageListInput`,
    }));
}

const docComment = /\/\*\*\s*(?:\*\s*)?(\S+)/g;
const pronoun = /^(What|Of|Those|Which|Who|Whose|Whom|That|These|They|It|Its|Whoever|Whatever)\b/;

/** The first words of all doc comments of a file. */
export function commentBeginnings({ text }: SourceFile): string[] {
  return [...text.matchAll(docComment)].map(([, word = ""]) => word);
}

/** Whether a doc comment begins with a pronoun or with Of, so that a reader has to guess the thing. */
export function isPronounBeginning(word: string): boolean {
  return pronoun.test(word);
}

/** A doc comment begins with the thing that it tells of. */
export function thingFirst(file: SourceFile): Violation[] {
  return commentBeginnings(file)
    .filter(isPronounBeginning)
    .map((word) => ({
      law: "thing-first",
      file: file.path,
      message: `a doc comment begins with "${word}"; it begins with the thing, or with the verb of what is done`,
    }));
}
