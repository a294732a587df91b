import { type Claim, checkClaims } from "../claims/check-claims.rules.ts";
import { type DraftNotice, draftNotices } from "../claims/draft-notices.rules.ts";
import type { Evidence } from "../claims/evidence.rules.ts";
import type { Draft } from "../draft/draft.rules.ts";
import { type DraftSentence, draftSentences } from "../draft/draft-sentences.rules.ts";
import { readDraft } from "../draft/read-draft.ts";

/** A text as it stands, and what it is held against. */
export interface WrittenText {
  readonly language: string;
  readonly sections: readonly { readonly id: string; readonly markdown: string }[];
  /** Text of the page that is rewritten; null for a new one. */
  readonly oldMarkdown: string | null;
  readonly evidence: Omit<Evidence, "oldText">;
}

export interface TextSentence {
  readonly text: string;
  readonly sectionId: string;
}

export interface ReadText {
  readonly old: Draft | null;
  readonly draft: Draft;
  readonly claims: readonly Claim<TextSentence>[];
  readonly notices: readonly DraftNotice[];
}

/** All that is read of a text alone. The longest takes seconds. */
export function work({ language, sections, oldMarkdown, evidence }: WrittenText): ReadText {
  const old = oldMarkdown === null ? null : readDraft(oldMarkdown);
  const draft = readDraft(sections.map(({ markdown }) => markdown).join("\n\n"));
  const oldSentences = old === null ? [] : draftSentences(old, language);
  const sentencesOf = (read: Draft): string[] => draftSentences(read, language).map(({ text }) => text);
  const sentences = sections.flatMap(({ id, markdown }) =>
    sentencesOf(readDraft(markdown)).map((text) => ({ text, sectionId: id })),
  );
  const { names, products } = evidence.brand;
  return {
    old,
    draft,
    claims: inOwnWords(
      checkClaims({
        sentences,
        evidence: { ...evidence, oldText: oldSentences.map(({ text }) => text) },
        language,
      }),
      oldSentences,
    ),
    notices: draftNotices({ old, draft, names: [...names, ...products], language }),
  };
}

/** A row of a table is read with what its columns are called, and shown as it stands there. */
function inOwnWords(
  claims: readonly Claim<TextSentence>[],
  old: readonly DraftSentence[],
): readonly Claim<TextSentence>[] {
  const rows = new Map(old.flatMap(({ text, said }) => (text === said ? [] : [[text, said] as const])));
  if (rows.size === 0) return claims;
  return claims.map((claim) => ({
    ...claim,
    values: claim.values.map((value) => {
      const said = value.support?.from === "OLD_TEXT" ? rows.get(value.support.sentence) : undefined;
      return said === undefined || !value.support
        ? value
        : { ...value, support: { ...value.support, sentence: said } };
    }),
  }));
}
