import type { IssueFix } from "@citelens/contract/content/audit-fields";
import { type FixFinding, type FixRequest, fixedPagesMax } from "./fix-request.rules.ts";

/** Steps for what cannot be copied, and the places where they have to be taken. */
export function stepsFix(...steps: readonly string[]): (request: FixRequest) => IssueFix {
  return ({ checkId, findings }) => {
    const numbered = steps.map((step, index) => `${index + 1}. ${step}`);
    const text = lines([...numbered, "", "Where:", ...findings.slice(0, fixedPagesMax).flatMap(placesOf)]);
    return { kind: "steps", file_name: `${checkId}.txt`, text };
  };
}

/** A list of places alone, under a line that says what to do with them. */
export function placesFix(heading: string): (request: FixRequest) => IssueFix {
  return ({ checkId, findings }) => ({
    kind: "text",
    file_name: `${checkId}.txt`,
    text: lines([heading, "", ...findings.slice(0, fixedPagesMax).flatMap(placesOf)]),
  });
}

/** HTML for each page, under a comment that names it. */
export function htmlFix(of: (finding: FixFinding, request: FixRequest) => readonly string[]) {
  return (request: FixRequest): IssueFix => {
    const parts = request.findings.slice(0, fixedPagesMax).flatMap((finding) => {
      const html = of(finding, request);
      return html.length === 0 ? [] : [`<!-- ${commented(finding.url)} -->`, ...html, ""];
    });
    return { kind: "html", file_name: `${request.checkId}.html`, text: lines(parts) };
  };
}

export function lines(all: readonly string[]): string {
  return `${all.join("\n").trimEnd()}\n`;
}

/** For text and for attributes in double quotes. */
export function escaped(text: string): string {
  return oneLine(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Two hyphens would end a comment. */
export function commented(text: string): string {
  return oneLine(text).replaceAll("--", "-%2D").replaceAll(">", "&gt;");
}

export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** The first words of a text, cut between words; the whole where it is short enough. */
export function shortened(text: string, charactersMax: number): string {
  const whole = oneLine(text);
  const signs = [...whole];
  if (signs.length <= charactersMax) return whole;

  const cut = signs.slice(0, charactersMax + 1).join("");
  const space = cut.lastIndexOf(" ");
  const kept = space > 0 ? cut.slice(0, space) : signs.slice(0, charactersMax).join("");
  return kept.replace(/[\s,;:–-]{1,10}$/, "");
}

function placesOf({ url, evidence }: FixFinding): string[] {
  return evidence.map(({ url: seen, found, wanted, line, quote }) => {
    const place = line === null ? seen || url : `${seen || url}, line ${line}`;
    const quoted = quote === null ? "" : `: ${quote}`;
    return `- ${oneLine(`${place}: ${found}${quoted} → ${wanted}`)}`;
  });
}
