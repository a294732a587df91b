import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import { businessTypes, organizationTypes } from "../../facts/structured-data/ld-types.rules.ts";
import type { SiteCheck } from "../site-check.rules.ts";
import { answerWords, evidenceMax, proof, resultOf } from "./evidence.rules.ts";

const llmsTxt: SiteCheck = {
  id: "llms-txt",
  title: "llms.txt could be better",
  why: "No effect of llms.txt on AI answers was measured so far, and to have none is fine. Who has one should have it right.",
  grade: "a",
  severity: "info",
  category: "structure",
  check: ({ llms }) => {
    if (!llms || llms.fetch.challenge !== null) return "not-applicable";
    const { fetch, text, dead } = llms;
    if (fetch.status === null || fetch.status >= 500)
      return told([proof(fetch.url, `${answerWords(fetch)}.`, { wanted: "The file, or status 404." })]);
    // A site that answers every path with a page has no such file.
    if (fetch.status !== 200 || isPage(text)) return "not-applicable";

    const faults: AuditEvidence[] = [];
    if (!hasHeading(text))
      faults.push(proof(fetch.url, "It has no heading.", { wanted: "A first line “# Name of the site”." }));
    for (const url of dead.slice(0, evidenceMax - faults.length))
      faults.push(
        proof(url, "llms.txt links to it, and it is gone.", { wanted: "A link to a page that answers 200." }),
      );
    return faults.length === 0 ? "passed" : told(faults);
  },
};

const identity: SiteCheck = {
  id: "identity",
  title: "The start page does not say who stands behind the site",
  why: "Structured data of the type Organization ties name, logo and profiles together, by which machines tell the brand from others of its name.",
  grade: "c",
  severity: "low",
  category: "trust",
  check: ({ start }) => {
    if (!start?.html) return "not-applicable";
    const { types, otherTypes } = start.html.structuredData;
    if ([...types, ...otherTypes].some(isOrganization)) return "passed";

    const found =
      types.length === 0
        ? "No structured data."
        : `Structured data of ${types.slice(0, 10).join(", ")} alone.`;
    return resultOf([
      proof(start.fetch.url, found, {
        wanted: "JSON-LD of the type Organization with name, url, logo and sameAs.",
      }),
    ]);
  },
};

export const fileChecks: readonly SiteCheck[] = [llmsTxt, identity];

function told(evidence: readonly AuditEvidence[]): {
  readonly severity: "info";
  readonly isHalf: true;
  readonly evidence: readonly AuditEvidence[];
} {
  return { severity: "info", isHalf: true, evidence };
}

/** Whether a text is a page, whatever its type says: servers mix up both kinds. */
function isPage(text: string): boolean {
  return /^\uFEFF?\s{0,100}(?:<!--[^>]{0,500}-->\s{0,100})?<(?:!doctype html|html|head|body|title|\?xml)\b/i.test(
    text,
  );
}

/** A heading of Markdown: behind a sign, or above a line. */
function hasHeading(text: string): boolean {
  return (
    /^\uFEFF? {0,3}#[ \t]{1,10}\S/m.test(text) ||
    /^\uFEFF?[^\s#<>|=-][^\n\r]{0,300}\r?\n={2,100}[ \t]{0,9}$/m.test(text)
  );
}

/** Organization and what schema.org derives from it that companies, shops and institutions use. */
const organizations: ReadonlySet<string> = new Set(
  `${organizationTypes} ${businessTypes} MedicalOrganization Hospital MusicGroup`.split(" "),
);

function isOrganization(type: string): boolean {
  return organizations.has(type.slice(type.lastIndexOf("/") + 1));
}
