/** Shorter ones stand in too many words. */
const lettersMin = 4;
/** So long that nobody has them in a password by chance. */
const anywhereMin = 6;
/** With so much else a short name is a word of a sentence. */
const restMin = 8;

/** Signs that people write for letters; those that stand for several are one letter, on both sides. */
const written: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  "!": "i",
  "|": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
};

/**
 * Whether a password has a name in it that whoever guesses tries first, in any case, with signs for letters and with whatever between
 * its words. A short name counts where it stands alone and with little else: "anna" in "Anna-2026", and not in "savannah".
 */
export function hasNameIn(password: string, names: readonly string[]): boolean {
  const whole = folded(password);
  const parts = new Set(
    password
      .normalize("NFKC")
      .split(/[^\p{L}]+/u)
      .flatMap((part) => [folded(part)]),
  );
  return names.map(folded).some((name) => {
    if (name.length >= anywhereMin) return whole.includes(name);
    return name.length >= lettersMin && parts.has(name) && whole.length - name.length < restMin;
  });
}

/** The whole address, the name before its @, and the words of that. */
export function namesInEmail(email: string): string[] {
  const [local = ""] = email.split("@", 1);
  const name = local.replace(/\+.*/, "");
  return [email, local, name, ...name.split(/[._-]+/)];
}

/** The host of an installation, and the name in it: example of https://geo.example.com. */
export function namesInUrl(url: string): string[] {
  const host = URL.parse(url)?.hostname ?? "";
  if (!/\.[a-z]/i.test(host)) return [];
  return [host, host.split(".").at(-2) ?? ""];
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[0134578l!|@$]/g, (sign) => written[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, "");
}
