/** Whether nothing but markup stands between the offset and the start of its sentence, line or table cell. */
export function isSentenceStart(source: string, offset: number): boolean {
  const before = source.slice(Math.max(0, offset - 40), offset).replace(/[*_~`"'“‘«„([]+$/, "");
  return /(?:^|[\n|]|[.!?…。！？:]["'”’»)\]*_]*\s|^\s*)[ \t>]*(?:(?:[-*+•]|\d{1,3}[.)]|#{1,6})[ \t]+)*[*_~`"'“‘«„([]*$/u.test(
    before,
  );
}

/** Whether the span is set apart as a name: emphasised or linked whole, followed by a colon, a dash or nothing. */
export function isNamedAlone(
  source: string,
  span: { readonly start: number; readonly end: number },
): boolean {
  const [left = "", right = ""] = [source[span.start - 1], source.slice(span.end, span.end + 4)];
  if (/[*_`[]/.test(left) && /^[*_`\]]/.test(right)) return true;
  return /^(?:['’]s\b|[*_`\])]*\s*(?:$|[\n|:(,]|[-–—]\s))/.test(right);
}
