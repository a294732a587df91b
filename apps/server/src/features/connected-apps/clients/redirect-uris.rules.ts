const charactersMax = 2_000;
/** Schemes of programs that have no dot in them, although RFC 8252 wants one; each is claimed by one program alone. */
const programs: ReadonlySet<string> = new Set([
  "claude:",
  "cursor:",
  "raycast:",
  "vscode:",
  "vscode-insiders:",
  "warp:",
  "windsurf:",
  "zed:",
]);
const loopbackHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const loopback = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/;

/**
 * Whether a client may ask for its answers there: an https address, one of the same computer, or one of a program. Nothing that a
 * browser would read otherwise than we do, and nothing that runs or reads something.
 */
export function isRedirectUri(uri: string): boolean {
  if (uri.length > charactersMax || !/^[!-~]+$/.test(uri) || /[\\#<>"`{}|^]/.test(uri)) return false;
  const url = URL.parse(uri);
  if (url?.username !== "" || url.password !== "") return false;

  if (url.protocol === "https:") return /^https:\/\/[^/?]/.test(uri) && url.hostname !== "";
  if (url.protocol === "http:") return loopback.test(uri) && loopbackHosts.has(url.hostname);
  const isOfProgram = programs.has(url.protocol) || /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/.test(url.protocol);
  return isOfProgram && uri.startsWith(`${url.protocol}/`);
}

/** The address that was asked for, where it is one of the client's: the same text, but for the port of the same computer. */
export function matchRedirectUri(registered: readonly string[], asked: string): string | undefined {
  if (!isRedirectUri(asked)) return undefined;
  if (registered.includes(asked)) return asked;

  if (!loopback.test(asked)) return undefined;
  const portless = asked.replace(loopback, "$1");
  return registered.some((one) => loopback.test(one) && one.replace(loopback, "$1") === portless)
    ? asked
    : undefined;
}

interface AnswerTarget {
  readonly name: string;
  /** Whether the answer stays on the computer of whoever is asked. */
  readonly isLocal: boolean;
}

/** Host or program that an answer goes to, for people. */
export function targetOf(redirectUri: string): AnswerTarget {
  const { protocol, host } = new URL(redirectUri);
  if (protocol === "https:") return { name: host, isLocal: false };
  if (protocol === "http:") return { name: "this computer", isLocal: true };
  return { name: `${protocol.slice(0, -1)} on this computer`, isLocal: true };
}

/** The address with an answer in its query. */
export function withAnswer(redirectUri: string, answer: Readonly<Record<string, string | null>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}
