/** Stands for an "&" that begins no entity, so that a parser passes it over; a private sign that no address has. */
export const bareAmpersand = "\ue026";

const entityCharactersMax = 40;
const bare = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,31});)/gi;
const cut = /&[\w#.-]*$/;

/** Marks them as the characters come, since many programs write addresses as they are. An entity may be cut in two. */
export function ampersands(): { write(characters: string): string; end(): string } {
  let rest = "";
  const marked = (text: string): string => text.replace(bare, bareAmpersand);
  return {
    write: (characters) => {
      const text = rest + characters;
      const at = cutAt(text) ?? text.length;
      rest = text.slice(at);
      return marked(text.slice(0, at));
    },
    end: () => marked(rest),
  };
}

function cutAt(text: string): number | undefined {
  const from = Math.max(0, text.length - entityCharactersMax);
  const at = text.slice(from).search(cut);
  return at === -1 ? undefined : from + at;
}

/** What a parser gives of marked text, as it was written. */
export function withAmpersands(text: string): string {
  return text.includes(bareAmpersand) ? text.replaceAll(bareAmpersand, "&") : text;
}
