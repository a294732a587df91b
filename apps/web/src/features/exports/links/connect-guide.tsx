import { type ReactElement, type ReactNode, useState } from "react";
import { Tabs } from "#ui/frame/tabs.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { excelQuery, sheetFormula } from "./link-formulas.ts";

const tabs = [
  { value: "sheets", label: "Google Sheets" },
  { value: "excel", label: "Excel" },
  { value: "looker", label: "Looker Studio" },
];

/** How a spreadsheet or a report reads an address by itself. */
export function ConnectGuide(): ReactElement {
  const [program, setProgram] = useState("sheets");
  const url = `${location.origin}/exports/links/YOUR-ADDRESS`;
  return (
    <section className="space-y-3" aria-labelledby="connect-heading">
      <h2 id="connect-heading" className="text-lg font-semibold">
        Keep a sheet current
      </h2>
      <Tabs label="Programs" tabs={tabs} value={program} onChange={setProgram}>
        {program === "sheets" && (
          <Steps>
            <li>Make an address of a list as CSV above, and copy it.</li>
            <li>
              Enter this in the first cell of an empty sheet:
              <CodeBlock label="Formula" code={sheetFormula(url)} />
            </li>
            <li>
              Google asks the address about once an hour, and the cells follow. Share the sheet with care: its
              formula holds the address.
            </li>
          </Steps>
        )}
        {program === "excel" && (
          <Steps>
            <li>Make an address of a list as CSV above, and copy it.</li>
            <li>
              In Excel choose Data, Get Data, From Other Sources, Blank Query, then Advanced Editor, and enter
              this:
              <CodeBlock label="Power Query" code={excelQuery(url)} />
            </li>
            <li>
              Choose Anonymous where Excel asks how to sign in. Refresh All reads it again; under Properties
              it can do so by itself.
            </li>
          </Steps>
        )}
        {program === "looker" && (
          <Steps>
            <li>Set up a sheet in Google Sheets as on the first tab.</li>
            <li>In Looker Studio choose Create, Data source, Google Sheets, and the sheet.</li>
            <li>
              Looker Studio reads the sheet about every 15 minutes, and the sheet reads the address about
              every hour.
            </li>
          </Steps>
        )}
      </Tabs>
    </section>
  );
}

function Steps({ children }: { readonly children: ReactNode }): ReactElement {
  return <ol className="list-decimal space-y-3 pl-5 text-base text-fg-2 [&_figure]:mt-2">{children}</ol>;
}
