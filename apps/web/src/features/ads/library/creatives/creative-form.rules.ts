import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import { adErrors, adLimits, type CreativeKind, creativeFaults } from "@citelens/contract/content/ads-words";
import { completeAddress, isWebAddress } from "#lib/address/web-address.ts";
import { counted } from "#lib/figures.ts";

/** A fact as it is typed, with a key that stays while others come and go. */
export interface TypedFact {
  readonly key: number;
  readonly statement: string;
  readonly source: string;
}

/** A creative as it is typed. */
export interface CreativeForm {
  readonly title: string;
  readonly body: string;
  readonly target: string;
  readonly image: string;
  readonly facts: readonly TypedFact[];
}

export function formOf(content: CreativeContent | undefined, siteUrl: string): CreativeForm {
  if (!content) return { title: "", body: "", target: siteUrl, image: "", facts: [] };
  return {
    title: content.title,
    body: content.body,
    target: content.target_url,
    image: content.image_url ?? "",
    facts: content.facts.map(({ statement, source_url }, key) => ({ key, statement, source: source_url })),
  };
}

/** As it is sent; rows of facts without any word are left out. */
export function contentOf({ title, body, target, image, facts }: CreativeForm): CreativeContent {
  return {
    title: title.trim(),
    body: body.trim(),
    target_url: completeAddress(target),
    image_url: image.trim() === "" ? null : completeAddress(image),
    facts: factsOf(facts).map(({ statement, source }) => ({
      statement: statement.trim(),
      source_url: completeAddress(source),
    })),
  };
}

function factsOf(facts: readonly TypedFact[]): readonly TypedFact[] {
  return facts.filter(({ statement, source }) => `${statement}${source}`.trim() !== "");
}

export type FormFaults = Readonly<Partial<Record<"title" | "body" | "target" | "image" | "facts", string>>>;

/** Faults for which the server would not even take it, by field. */
export function formFaults(form: CreativeForm, kind: CreativeKind): FormFaults {
  const { title, body, target, image, facts } = form;
  const { min, max } = adLimits.title;
  const isTitle = title.trim().length >= min && title.trim().length <= max;
  const isAddress = (typed: string): boolean => isWebAddress(completeAddress(typed));
  const areFacts = factsOf(facts).every(
    ({ statement, source }) => statement.trim() !== "" && isAddress(source),
  );
  return {
    ...(!isTitle && { title: adErrors.title }),
    ...bodyFault(body, kind),
    ...(!isAddress(target) && { target: fieldErrors.url }),
    ...(image.trim() !== "" && !isAddress(image) && { image: fieldErrors.url }),
    ...(!areFacts && { facts: "Give each fact a sentence and the address of a page where it can be read." }),
  };
}

function bodyFault(body: string, kind: CreativeKind): { readonly body?: string } {
  if (body.trim() === "") return { body: fieldErrors.required };
  if (kind === "CHAT_CARD") {
    return body.trim().length > adLimits.cardCharacters
      ? { body: `A card may have at most ${adLimits.cardCharacters} characters.` }
      : {};
  }
  return wordsIn(body) > adLimits.passageWords ? { body: creativeFaults.wordsMany } : {};
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** How long a text is, of how long it may be. */
export function lengthText(body: string, kind: CreativeKind): string {
  if (kind === "CHAT_CARD") return `${body.trim().length} of ${adLimits.cardCharacters} characters`;
  return `${wordsIn(body)} of ${counted(adLimits.passageWords, "word")}`;
}

interface Fault {
  readonly fault: keyof typeof creativeFaults;
  readonly field: "title" | "body";
  readonly words: string;
}

/** Faults of a field that a review would refuse, with the words that are meant. */
export function faultText(faults: readonly Fault[], field: Fault["field"]): string | undefined {
  const found = faults.filter((one) => one.field === field);
  if (found.length === 0) return undefined;
  return found
    .map(({ fault, words }) => `${creativeFaults[fault]}${words === "" ? "" : ` “${words}”`}`)
    .join(" ");
}
