import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const scheme = "clk_";
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretCharacters = 32;
const checksumCharacters = 6;
const shape = /^clk_[0-9A-Za-z]{38}$/;

/** A new secret: a prefix that scanners recognise, 32 random characters (190 bits) and a checksum. */
export function newSecret(): string {
  const random = Array.from({ length: secretCharacters }, () =>
    alphabet.charAt(randomInt(alphabet.length)),
  ).join("");
  return `${scheme}${random}${checksumOf(random)}`;
}

/** Whether a text can be a key at all; a mistyped or made-up one is refused without asking the database. */
export function isWellFormed(secret: string): boolean {
  if (!shape.test(secret)) return false;

  const random = secret.slice(scheme.length, scheme.length + secretCharacters);
  return secret.endsWith(checksumOf(random));
}

/** Hash that is kept of a secret. Its 190 random bits need no slow hash. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The characters by which people recognise a key. */
export function prefixOf(secret: string): string {
  return secret.slice(0, 12);
}

/** Part that is shown of a text that is a key, or begins one; undefined for any other text. */
export function shownPartOf(text: string): string | undefined {
  return text.startsWith(scheme) && text.length > scheme.length ? prefixOf(text) : undefined;
}

function checksumOf(random: string): string {
  let rest = crc32(random);
  let checksum = "";
  for (let place = 0; place < checksumCharacters; place += 1) {
    checksum = alphabet.charAt(rest % alphabet.length) + checksum;
    rest = Math.floor(rest / alphabet.length);
  }
  return checksum;
}
