import { auditGuide } from "#features/technical-audit/room.ts";

const heading = ["Check", "What it finds", "Fails when", "Severity", "Evidence", "How to mend it"];
const markers = /(<!-- checks of the (site|page) -->\n)[\s\S]*?(<!-- \/checks of the \2 -->)/g;

/** Puts the checks of today between the markers of a document. Throws when it has no place for both kinds. */
export function withChecksTables(document: string): string {
  const places = [...document.matchAll(markers)].map(([, , of]) => of);
  if (!places.includes("site") || !places.includes("page")) {
    throw new Error(
      "The document has no place for the checks: <!-- checks of the site --> and <!-- checks of the page -->, each with its end",
    );
  }
  return document.replace(markers, (_, start: string, of: string, end: string) => {
    const lines = [heading, heading.map(() => "---"), ...rows(of)].map((cells) => `| ${cells.join(" | ")} |`);
    return `${start}${lines.join("\n")}\n${end}`;
  });
}

function rows(of: string): string[][] {
  return auditGuide()
    .checks.filter((check) => check.of === of)
    .map(({ id, title, failsWhen, severity, grade, mend }) => [
      `\`${id}\``,
      title,
      failsWhen,
      severity,
      grade,
      mend,
    ]);
}
