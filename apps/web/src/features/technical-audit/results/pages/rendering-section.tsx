import type { AuditPageDetails } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { AuditedPageLink } from "../links/audited-page-link.tsx";

interface RenderingSectionProps {
  readonly auditId: string;
  readonly rendering: NonNullable<AuditPageDetails["rendering"]>;
}

/** Content of the server beside what a browser shows, and what only the browser sees. */
export function RenderingSection({ auditId, rendering }: RenderingSectionProps): ReactElement {
  const { raw, rendered, lost, opened_page: opened } = rendering;
  const rows = [
    { name: "Words", raw: countText(raw.words), rendered: countText(rendered.words) },
    { name: "Links", raw: countText(raw.links), rendered: countText(rendered.links) },
    { name: "Title", raw: raw.title ?? "None", rendered: rendered.title ?? "None" },
  ];
  return (
    <section aria-labelledby="page-rendering" className="space-y-2">
      <h3 id="page-rendering" className="font-semibold">
        Without and with JavaScript
      </h3>
      {opened !== null && (
        <p className="text-sm text-fg-2">
          Seen on{" "}
          <AuditedPageLink auditId={auditId} pageId={opened}>
            another page
          </AuditedPageLink>{" "}
          that is built alike: of each kind only a few are opened in a browser.
        </p>
      )}
      <table className="w-full table-fixed text-left text-sm">
        <caption className="sr-only">Without and with JavaScript</caption>
        <thead>
          <tr className="text-fg-3">
            <th scope="col" className="w-16 py-1 font-medium">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="py-1 pr-3 font-medium">
              From the server
            </th>
            <th scope="col" className="py-1 font-medium">
              In a browser
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-border align-top">
              <th scope="row" className="py-1.5 font-normal text-fg-3">
                {row.name}
              </th>
              <td className="py-1.5 pr-3 wrap-anywhere tabular-nums">{row.raw}</td>
              <td className="py-1.5 wrap-anywhere tabular-nums">{row.rendered}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lost.length > 0 && (
        <div className="space-y-1">
          <h4 className="text-sm font-medium">Seen only in a browser</h4>
          <ul aria-label="Seen only in a browser" className="space-y-1 text-sm text-fg-2">
            {lost.map((sentence) => (
              <li key={sentence} className="border-l-2 border-warn pl-2.5 wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
