/** A guide is a list of these. Texts may have words in backticks. */
export type GuidePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly label: string; readonly code: string }
  | { readonly kind: "download"; readonly label: string; readonly href: string }
  /** Limit: what this way does not see. */
  | { readonly kind: "limit"; readonly text: string };

/**
 * A section of a readme as parts of a guide: its paragraphs, and its code under the names given in its order. Throws where
 * there is no such section, so that a heading that was renamed is noticed by tests.
 */
export function readmeParts(readme: string, heading: string, files: readonly string[]): GuidePart[] {
  const [, behind] = `${readme}\n## `.split(`\n## ${heading}\n`);
  if (behind === undefined) throw new Error(`The readme has no section ${heading}`);

  const [section = ""] = behind.split("\n## ");
  let codes = 0;
  return section
    .split(/^(```[\s\S]*?^```)$/m)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .flatMap((part): GuidePart[] => {
      if (!part.startsWith("```")) return paragraphsOf(part);
      const code = part.replace(/^```.*\n/, "").replace(/\n```$/, "");
      return [{ kind: "code", label: files[codes++] ?? "Code", code }];
    });
}

function paragraphsOf(text: string): GuidePart[] {
  return text.split(/\n{2,}/).map((paragraph) => ({ kind: "text", text: paragraph.replaceAll("\n", " ") }));
}
