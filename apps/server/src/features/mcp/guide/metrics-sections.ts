import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../../../../../../docs/metrics.md", import.meta.url));

/** A section of the guide to the figures, which the product brings along. */
export interface GuideSection {
  readonly uri: string;
  readonly title: string;
  readonly text: string;
}

/** The guide by its headings, in their order. */
export function metricsSections(): GuideSection[] {
  return readFileSync(file, "utf8")
    .split(/^(?=#{1,2} )/m)
    .filter((part) => part.startsWith("#"))
    .map((text) => {
      const title = (text.split("\n")[0] ?? "").replace(/^#+ /, "");
      return { uri: `citelens://metrics/${slugOf(title)}`, title, text: text.trim() };
    });
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
