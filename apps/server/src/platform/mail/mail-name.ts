const charactersMax = 80;

/**
 * A name that somebody chose, as a mail to somebody else may show it. Mail programs make links of what looks like an
 * address, and a stranger chooses the name: a hair space, which hardly shows, after every mark that an address is made of
 * keeps it text, because no address goes on after a space; "Booking.com" stays possible. What is no visible character, or would be markup, goes.
 */
export function mailName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .replaceAll("<", "‹")
    .replaceAll(">", "›")
    .trim();
  const characters = [...plain];
  const short =
    characters.length > charactersMax ? `${characters.slice(0, charactersMax - 1).join("")}…` : plain;
  return short.replace(/[.:/\\@\u3002\uff0e\uff61\u2024](?=\S)/gu, "$&\u200a");
}
