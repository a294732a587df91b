/** Problem that an owner of a robots.txt should look at. */
export interface Problem {
  readonly code: ProblemCode;
  /** None where it is the whole file. */
  readonly line: number | undefined;
  /** A sentence for people. */
  readonly message: string;
}

export type ProblemCode = keyof typeof messages;

const messages = {
  "too-large": () => "The file is larger than 500 KiB. Crawlers ignore what follows after that.",
  "not-utf-8": () => "The file is not UTF-8. Paths with other letters than those of English may not match.",
  "utf-16": () => "The file is written in UTF-16. Crawlers read UTF-8, so they see no rule in it.",
  "web-page": () => "This is a web page, not a robots.txt. Crawlers find no rule in it and read everything.",
  "byte-order-mark": () =>
    "The file begins with a byte order mark. Google passes over it; other crawlers may lose the first line.",
  "line-too-long": () => "The line is longer than 16,663 bytes. Its end is ignored.",
  "unreadable-line": () => "The line has no key and value, so it is ignored.",
  "missing-colon": (key: string) =>
    `A colon is missing after “${key}”. Google reads the line nevertheless; other crawlers may not.`,
  "misspelt-key": (key: string) =>
    `“${key}” is misspelt. Google reads it as it is meant; other crawlers may ignore it.`,
  "unknown-key": (key: string) => `“${key}” is not a part of the standard. Most crawlers ignore it.`,
  "crawl-delay": () => "Crawl-delay is not a part of the standard. Google ignores it, some crawlers heed it.",
  "rule-before-agent": () => "The rule stands before any user-agent line, so it is for nobody.",
  "usage-before-agent": () => "The line stands before any user-agent line, so it is for nobody.",
  "usage-unread": (said: string) =>
    `“${said}” says nothing. Content-Signal has yes and no for search, ai-input and ai-train; Content-Usage has y and n for search, ai-use and train-ai.`,
  "groups-joined": () =>
    "No Allow or Disallow stands between this name and those above it, so the rules that follow are for all of them.",
  "relative-license": () => "A license has to be given by its whole address, with https://.",
  "empty-agent": () => "The user-agent line names nobody.",
  "agent-cut": (token: string) =>
    `This is more than a name: Google reads ${token === "" ? "none" : `“${token}”`} here. A version, a wildcard and a list of names have no meaning.`,
  "path-without-slash": () => "The path begins with neither “/” nor “*”, so it matches no page.",
  "relative-sitemap": () => "A sitemap has to be given by its whole address, with https://.",
} as const satisfies Record<string, (detail: string) => string>;

export function problem(code: ProblemCode, line?: number, detail = ""): Problem {
  return { code, line, message: messages[code](detail) };
}
