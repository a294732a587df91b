import { providers } from "#platform/ai/providers.ts";

const heading = [
  "Assistant",
  "Needs",
  "Model that answers",
  "Searches the web",
  "Model that writes and judges",
];
const markers = /(<!-- providers -->\n)[\s\S]*?(<!-- \/providers -->)/;

/** Puts the providers of today between the markers of a document. Throws when it has none. */
export function withProvidersTable(document: string): string {
  if (!markers.test(document)) {
    throw new Error(
      "The document has no place for the providers: <!-- providers --> and <!-- /providers -->",
    );
  }
  const lines = [heading, heading.map(() => "---"), ...rows()].map((cells) => `| ${cells.join(" | ")} |`);
  return document.replace(markers, (_, start: string, end: string) => `${start}${lines.join("\n")}\n${end}`);
}

function rows(): string[][] {
  return providers.flatMap(({ name, needs, models, writer }) => {
    const writes = writer?.defaultModel({});
    return models.map(({ display_name, model, web_search }) => [
      display_name,
      needs.map(code).join(" and "),
      code(model),
      web_search ? "yes" : "no",
      writes === undefined ? "–" : code(`${name}/${writes}`),
    ]);
  });
}

function code(text: string): string {
  return `\`${text}\``;
}
