import { auditGuide } from "#features/technical-audit/room.ts";

const heading = ["Types", "Required", "Recommended", "By", "Page", "Seen"];
const place = /(<!-- structured data -->\n)[\s\S]*?(<!-- \/structured data -->)/;

/** Puts what is asked of structured data today between the markers of a document. Throws when it has no place for it. */
export function withStructuredDataTable(document: string): string {
  if (!place.test(document))
    throw new Error("The document has no place for structured data: <!-- structured data -->");
  const lines = [heading, heading.map(() => "---"), ...rows()].map((cells) => `| ${cells.join(" | ")} |`);
  return document.replace(place, (_, start: string, end: string) => `${start}${lines.join("\n")}\n${end}`);
}

function rows(): string[][] {
  return auditGuide().structuredData.map(({ types, required, recommended, source }) => [
    types,
    namesOf(required),
    namesOf(recommended),
    source.consumer,
    `[${source.url.slice(source.url.lastIndexOf("/") + 1)}](${source.url})`,
    source.read,
  ]);
}

function namesOf(needs: readonly string[]): string {
  if (needs.length === 0) return "none";
  return needs
    .map((need) =>
      need
        .replace("[]", "")
        .split("|")
        .map((name) => `\`${name}\``)
        .join(" or "),
    )
    .join(", ");
}
