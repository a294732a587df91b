/**
 * Characters that nobody sees and a model reads: soft hyphens, joiners and other marks of no width (U+200B to U+200D, U+2060 to U+2064, U+FEFF …),
 * what turns the direction of writing, the tags of Unicode (U+E0000 to U+E007F), and what chooses variants of the character before, in which
 * whole sentences can be hidden.
 */
const unseen =
  /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu;

/** A text of others without characters that nobody sees; some letters of Persian and Indian languages are joined otherwise, and some emoji come apart. */
export function visibleText(text: string): string {
  return text.replace(unseen, "");
}
