export interface CodeToken {
  readonly kind: "plain" | "comment" | "string";
  readonly text: string;
}

/** Comments and texts look alike in all the languages that we show; an address is no comment, whatever its slashes. */
const marked =
  /(?<comment>"""[\s\S]*?"""|(?<![:\w/"'])\/\/[^\n]*|(?<=^|\s)#[^\n]*|<!--[\s\S]*?-->)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gm;

/** Code in its parts, which together are all of it. */
export function codeTokens(code: string): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  let from = 0;
  for (const { 0: text, index, groups } of code.matchAll(marked)) {
    if (index > from) tokens.push({ kind: "plain", text: code.slice(from, index) });
    tokens.push({ kind: groups?.comment === undefined ? "string" : "comment", text });
    from = index + text.length;
  }
  if (from < code.length) tokens.push({ kind: "plain", text: code.slice(from) });
  return tokens;
}
